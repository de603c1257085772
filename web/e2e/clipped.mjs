// Finds what is cut off, lies outside its panel or the window, or lies on something else. Runs inside the page.

// What may be cut: the way that led here shows its end.
const meant = '.path';
const panels = '.sheet, .front, .column, .top, .tabs button, .hand-box, .columns-box, .purse';
const scenery = '.hidden-words, .board, .glass, .art, .enlarges, dialog:not([open]), [inert]';

export function findClipped({ meant, panels, scenery, fits }) {
  const found = new Set();
  const root = document.querySelector('.screen') ?? document.body;
  const name = (element) => `${element.tagName.toLowerCase()}.${[...element.classList].filter((each) => !each.startsWith('s-') && !each.startsWith('svelte-')).join('.')}`;
  const where = (element) => [element.parentElement, element].map((each) => (each ? name(each) : '')).join(' > ');
  const styles = new Map();
  const styleOf = (element) => styles.get(element) ?? styles.set(element, getComputedStyle(element)).get(element);
  const edges = new Map();
  const edgeOf = (element) => edges.get(element) ?? edges.set(element, element.getBoundingClientRect()).get(element);
  const cuts = (overflow) => overflow === 'hidden' || overflow === 'clip';
  const moves = (overflow) => overflow === 'auto' || overflow === 'scroll';

  // Words and pictures as they are drawn, each with the element that holds it.
  const drawn = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const icon = node instanceof SVGElement && node.classList.contains('icon');
    if (!icon && (node.nodeType !== Node.TEXT_NODE || !node.data.trim())) continue;
    const holder = icon ? node : node.parentElement;
    if (holder.closest(scenery) || (!icon && holder.closest('svg')) || !holder.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    let rects = [];
    if (icon) rects = [node.getBoundingClientRect()];
    else {
      const range = document.createRange();
      range.selectNodeContents(node);
      rects = [...range.getClientRects()];
    }
    for (const rect of rects) if (rect.width > 1 && rect.height > 1) drawn.push({ node, holder, icon, rect, seen: [rect.left, rect.top, rect.right, rect.bottom] });
  }

  for (const { node, holder, icon, rect, seen } of drawn) {
    let [x, y] = [true, true];
    const said = icon ? '' : ` "${node.data.trim().slice(0, 24)}"`;
    // Letters reach above and below their line without being cut.
    const slack = icon ? 1 : Math.max(2, rect.height * 0.22);
    for (let box = holder; box && box !== document.body; box = box.parentElement) {
      const style = styleOf(box);
      const edge = edgeOf(box);
      const panel = box.matches(panels);
      if (style.clipPath !== 'none') { seen[2] = seen[0]; break; }
      if (style.display === 'inline' || style.display === 'contents') continue;
      if (style.overflowX !== 'visible') [seen[0], seen[2]] = [Math.max(seen[0], edge.left), Math.min(seen[2], edge.right)];
      if (style.overflowY !== 'visible') [seen[1], seen[3]] = [Math.max(seen[1], edge.top), Math.min(seen[3], edge.bottom)];
      const [beyondX, beyondY] = [Math.max(rect.right - edge.right, edge.left - rect.left), Math.max(rect.bottom - edge.bottom, edge.top - rect.top)];
      if (box.matches(meant) || style.textOverflow === 'ellipsis') x = false;
      if (box.matches(meant) || style.webkitLineClamp !== 'none') y = false;
      if (moves(style.overflowX)) x = false;
      if (moves(style.overflowY)) y = false;
      if (x && beyondX > 1.5 && (cuts(style.overflowX) || panel)) { found.add(`${where(holder)}${said} ${Math.round(beyondX)} px beyond the side of ${name(box)}`); x = false; }
      if (y && beyondY > slack && (cuts(style.overflowY) || panel)) { found.add(`${where(holder)}${said} ${Math.round(beyondY)} px above or below ${name(box)}`); y = false; }
      if (style.position === 'fixed') break;
    }
    if (seen[2] - seen[0] < 1 || seen[3] - seen[1] < 1) continue;
    if (x && (rect.right > innerWidth + 1 || rect.left < -1)) found.add(`${where(holder)}${said} beside the window`);
    if (y && document.documentElement.scrollHeight <= innerHeight && (rect.bottom > innerHeight + 1 || rect.top < -1)) found.add(`${where(holder)}${said} above or below the window`);
  }

  // Two things of a panel in the same place.
  const lifted = (element, panel) => { for (let each = element; each && each !== panel; each = each.parentElement) if (['absolute', 'fixed', 'sticky'].includes(styleOf(each).position)) return true; return false; };
  const byPanel = new Map();
  for (const each of drawn) {
    const panel = each.holder.closest(panels);
    if (!panel || each.seen[2] - each.seen[0] < 1 || each.seen[3] - each.seen[1] < 1 || lifted(each.holder, panel)) continue;
    if (!byPanel.has(panel)) byPanel.set(panel, []);
    byPanel.get(panel).push(each);
  }
  for (const [panel, things] of byPanel)
    for (const [i, a] of things.entries())
      for (const b of things.slice(i + 1)) {
        if (a.node === b.node) continue;
        const width = Math.min(a.seen[2], b.seen[2]) - Math.max(a.seen[0], b.seen[0]);
        const height = Math.min(a.seen[3], b.seen[3]) - Math.max(a.seen[1], b.seen[1]);
        if (width > 2 && height > 0.4 * Math.min(a.rect.height, b.rect.height)) found.add(`${where(a.holder)} lies on ${where(b.holder)} in ${name(panel)}`);
      }

  if (document.documentElement.scrollWidth > innerWidth) found.add('the page is wider than the window');
  // What can be scrolled where there should be no need to.
  for (const box of document.querySelectorAll(fits || 'none')) if (box.checkVisibility() && box.scrollHeight > box.clientHeight + 1) found.add(`${where(box)} "${box.innerText.slice(0, 24).replaceAll('\n', ' ')}" needs ${box.scrollHeight - box.clientHeight} px more`);
  return [...found];
}

export const clipped = (page, wishes = {}) => page.evaluate(findClipped, { meant, panels, scenery, fits: '', ...wishes });
