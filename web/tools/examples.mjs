// The examples of a book: positions of its scenes (docs/scenes.md), as the blue seat sees them. The engine sets them up
// and plays on, so what is drawn is what the rules say.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

// Scenes with their lines, settings said in full.
function scenesOf(file) {
  const settings = new Map();
  const scenes = [];
  const shared = [];
  let lines = shared;
  for (const line of readFileSync(file, 'utf8').split('\n').map((each) => each.trim())) {
    const [, word, rest] = /^([\w-]+) (.*)$/.exec(line) ?? [];
    if (!word || line.startsWith('#')) continue;
    if (word === 'setting') settings.set(rest, (lines = []));
    else if (word === 'scene') scenes.push({ title: rest, lines: (lines = [...shared]) });
    else if (word === 'like') lines.push(...settings.get(rest));
    else lines.push({ word, rest });
  }
  return scenes;
}

function loadOf(lines) {
  const options = Object.fromEntries(lines.filter(({ word }) => word === 'with').map(({ rest }) => rest.split(': ')));
  const { game = 'deus', ...others } = options;
  const position = lines.filter(({ word }) => word === 'given').map(({ rest }) => rest + '\n').join('');
  return { do: 'load', game, options: others, position, seed: 1 };
}

// One request after the other, all in one run: which option a phrase means is known when the question is. So the run
// begins anew with one answer more until all has been said.
function played(command, { title, lines }) {
  const load = loadOf(lines);
  const answers = [];
  const run = () => {
    const requests = [load, { do: 'view', seat: 0 }, ...answers.map((option) => ({ do: 'answer', option })), { do: 'choice' }, { do: 'view', seat: 0 }, { do: 'quit' }];
    const replies = execFileSync(command, ['engine'], { input: requests.map((each) => JSON.stringify(each) + '\n').join(''), encoding: 'utf8', maxBuffer: 1 << 24 }).trim().split('\n').map((each) => JSON.parse(each));
    const refused = replies.find((each) => !each.ok);
    if (refused) throw new Error(`${title}: ${refused.error}`);
    return { before: replies[1].view, choice: replies.at(-3).choice, view: replies.at(-2).view };
  };
  let now = run();
  const said = lines.filter(({ word }) => word === 'when').map(({ rest }) => rest.slice(rest.indexOf(': ') + 2)).join('; ');
  for (let rest = said; rest; ) {
    const option = now.choice.options.filter(({ words }) => rest.startsWith(words)).sort((a, b) => b.words.length - a.words.length)[0];
    if (!option) throw new Error(`${title}: "${rest}" is no answer to "${now.choice.question}"`);
    answers.push(option.option);
    rest = rest.slice(option.words.length).replace(/^[; ]+/, '');
    now = run();
  }
  const asks = lines.some(({ word }) => word === 'asks');
  return { ...(said && !asks ? { before: now.before } : {}), view: now.view, ...(asks ? { choice: { prompt: now.choice.prompt, options: now.choice.options.map(({ option }) => option) } } : {}) };
}

export function examplesOf(command, file) {
  return Object.fromEntries(scenesOf(file).map((scene) => [scene.title, played(command, scene)]));
}
