// The small pictures on cards: one for each family of cards, put together from a few motifs. Our own drawings.
//
// A motif stands on its own foot: 0 0 is the middle of its lower edge. Its parts are paths, each after the letter of its
// tone: a (light) to d (dark) with a line of ink round it, A to D without; `-` is ink alone, `=` a light line.
// A scene lists motifs with the place of their foot, their size and how far they lean, in degrees: `hammer 30 52 .8 40`.
// `#wheat 50 30 16` is a symbol of the page by its middle, `#ware` the one that tells cards of a family apart.
// Everything is drawn on a sheet of 100 by 60, with the ground at 52 and the light from the left.

const circle = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`;
const many = (text: string, n: number) => text.repeat(n);
// The same shape at several places.
const row = (shape: (x: number) => string, ...at: number[]) => at.map(shape).join('');

const motifs: Record<string, string> = {
  // Grounds, from edge to edge.
  land: 'bM-99 52H199V70H-99z',
  sand: `bM-99 52${many('q25-5 50 0', 6)}V70H-99z`,
  sea: `bM-100 52q5-3 10 0${many('t10 0', 29)}V70H-100z;=M6 57q3-2 6 0t6 0M52 57q3-2 6 0t6 0M84 56.5q3-2 6 0t6 0`,
  hills: 'AM-99 52V44q30-12 70-4t60-4 60 2 60-2V52z',
  furrows: 'bM-99 48H199V70H-99z;-M-20 52H120M-20 56H120',
  dunes: 'AM-99 52V46q40-10 80-2t60-4 60 4 60-4V52z',
  sun: `B${circle(0, 0, 8)}`,
  stars: '-M-30 4h4M-28 2v4M4-3h4M6-5v4M26 6h4M28 4v4M-12 8h3M-10.5 6.5v3',
  moon: 'bM3-9a9 9 0 1 0 6 14A8 8 0 0 1 3-9z',
  birds: '-M-6 0q3-3 5 0q2-3 5 0M8-5q2-2 4 0q2-2 4 0',

  // What grows.
  ear: '-M0 0V-13;bM0-20q-2.6 3.5 0 7q2.6-3.5 0-7zM-.5-9q-4-1-4-5q4 1 4 5zM.5-9q4-1 4-5q-4 1-4 5zM-.5-5q-4-1-4-5q4 1 4 5zM.5-5q4-1 4-5q-4 1-4 5z',
  sheaf: 'bM-7-22q1-4 4-1 1-5 3-1 2-4 3 1 3-3 4 1L3-9 7 0H-7l4-9z;dM-3.5-11h7v3h-7z;-M-3-21l2 9M3-21l-2 9M0-22v10M-4-1l3-6M4-1 1-7',
  tree: 'dM-1.2 0v-9h2.4v9z;cM0-22c5 0 7 3 6 6 4 2 2 8-2 8h-8c-4 0-6-6-2-8-1-3 1-6 6-6z;BM-3-17q1-3 4-3-3 2-4 3z',
  cypress: 'dM-.8 0v-4h1.6v4z;cM0-24q5 9 4 16-1 5-4 5t-4-5q-1-7 4-16z',
  pine: 'dM-1 0v-5h2v5z;cM0-24 7-5H-7z;DM0-24 7-5H1z',
  palm: 'bM-1 0q2-10 0-19h2q2 9 1 19z;cM0-19q-5-7-13-2 7-2 13 2zM0-19q-8-2-11 6 6-5 11-6zM0-19q5-7 13-2-7-2-13 2zM0-19q8-2 11 6-6-5-11-6zM0-19q-2-6 2-9 2 5-2 9z',
  reeds: '-M-3 0q0-9-4-14M0 0v-16M3 0q0-8 4-12M0 0q2-6 9-7M0 0q-2-5-8-6;dM-1.2-20h2.4v7h-2.4zM6-17l2 .4-.8 5.5-2-.4z',
  papyrus: '-M0 0v-15M0 0q-1-8-6-11M0 0q1-8 6-11;cM-5-17q5-7 10 0L0-13zM-11-12q2-6 8-3L-6-9zM3-15q6-3 8 3L6-9z',
  peak: 'bM-18 0-4-22 3-13 8-18 20 0z;CM-4-22 3-13 8-18 20 0H2L-1-10z;aM-4-22-9-14l4-1 3 3 2-4z',
  rock: 'bM-10 0l2-8 7-4 8 4 3 8z;CM-1-12l8 4 3 8H1z',

  // Houses and halls.
  house: 'aM-8 0v-10H8v10z;BM3 0v-10h5v10z;cM-10-10 0-17l10 7z;dM-3 0v-6h4v6z',
  hut: 'aM-9 0l1-13H8l1 13z;BM3 0v-13h5l1 13z;bM-9-13H9v-2.5H-9z;dM-4 0v-7h4v7z;DM3-10h3v3H3z',
  granary: 'aM-9 0v-14H9V0z;BM3 0v-14h6V0z;cM-12-14 0-27l12 13z;dM-3 0v-7q3-3 6 0v7z',
  silo: 'bM-8 0q-2-22 8-24 10 2 8 24z;CM2-23q8 3 6 23H3q2-14-1-23z;dM-2.5-9h5v-6h-5z',
  tower: 'aM-8 0v-26H8V0z;BM2 0v-26h6V0z;bM-10-26v-7h4v3h4v-3h4v3h4v-3h4v7z;dM-2-14v-6q2-3 4 0v6z',
  wall: 'aM-30 0v-16h60V0z;bM-30-16v-5h6v3h6v-3h6v3h6v-3h6v3h6v-3h6v3h6v-3h6v3h6v5z;-M-30-8h14M2-11h16M10-5h20',
  column: 'aM-3.5 0v-2h7v2z;aM-2.3-2v-20h4.6v20z;BM.3-2v-20h2v20z;aM-4-22v-3h8v3z',
  stoa: `bM-36 0v-3h72v3z;CM-32-3v-19h64v19z;a${row((x) => `M${x} -3v-19h5v19z`, -32, -20, -8, 3, 15, 27)};aM-36-22v-4h72v4z;bM-38-26h76l-8-6h-60z`,
  fane: 'bM-31 0v-3h62v3zM-28-3v-3h56v3z;CM-24-6v-20h48v20z;aM-25-6v-20h5v20zM-16-6v-20h4.5v20zM11.5-6v-20h4.5v20zM20-6v-20h5v20z;BM-22-6v-20h2v20zM-13.5-6v-20h2v20zM14-6v-20h2v20zM23-6v-20h2v20z;aM-28-26v-4h56v4z;bM-31-30h62L0-44z;AM-18-32h36L0-40.5z',
  cella: 'AM-11.5-6v-20h23v20z',
  pylon: 'aM-13 0l3-36H10L13 0z;BM4 0 3-36h7L13 0z;bM-11-36q-2-3-2-5h26q0 2-2 5z;-M-12.5-6h25M-11-24h22',
  altar: 'bM-17 0v-4h34v4z;aM-13-4v-3h26v3z',
  gate: 'bM-8 0v-18H8V0z;dM-5 0v-13H5V0z;aM-10-18q-1-2-1-4h22q0 2-1 4z',
  dome: 'aM-17 0v-14h34V0z;BM8 0v-14h9V0z;bM-17-14Q-15-30 0-30T17-14z;CM4-29.5Q16-28 17-14H9q0-10-5-15.5z;cM-19-14h38v2.5h-38z;dM-4 0v-7q4-5 8 0v7zM-13-3v-5q2.5-3 5 0v5zM8-3v-5q2.5-3 5 0v5z',
  awning: 'aM-15 0v-14h30V0z;CM-15-6v-8h30v8z;-M-17 0v-22M17 0v-22;aM-19-22h38l2 8q-3.5 4-7 0-3.5 4-7 0-3.5 4-7 0-3.5 4-7 0-3.5 4-7 0-3.5 4-7 0z;CM-11.5-22h7.6l-.5 8q-4 4-8 0zM3.8-22h7.6l1.4 8q-4 4-8 0z;-M-19-22h38',
  hall: 'aM-37 0l1-22h72l1 22z;BM22 0v-22h14l1 22z;bM-38-22h76v-4h-76z;-M-36-16h72;dM-5 0v-12H5V0z',
  tent: 'aM-18 0 0-22 18 0z;CM0-22 18 0H7z;dM-5 0 0-14 5 0z',
  palisade: `b${row((x) => `M${x} 0v-12l2.5-4 2.5 4v12z`, -30, -25, -20, -15, -10, -5, 0, 5, 10, 15, 20, 25)};-M-30-8h60`,
  pyramid: 'aM-18 0 0-24 18 0z;CM0-24 18 0H5z',
  pharos: 'bM-17 0v-4h34v4z;aM-12-4l1.5-18h21L12-4z;BM3-4v-18h7.5L12-4z;cM-12-22h24v-2h-24z;aM-7.5-24v-11h15v11z;BM2-24v-11h5.5v11z;cM-9-35H9v-2H-9z;dM-3.5-37q-3-4 3.5-10 6 6 3.5 10z;dM-3-4v-8q3-3 6 0v8z;-M-8-42l-9-3M-7-46l-7-6M8-42l9-3M7-46l7-6',

  // Ships; 0 0 lies on the water.
  hull: 'cM-28-16q4 0 4 7h42q5 0 8-6q2 14-9 19h-32q-11-4-13-20z;-M-24-5h46;AM-21-8h38v1h-38z',
  sail: '-M0-8v-38;aM-17-42h34q3 12 0 27-17-4-34 0 3-15 0-27z;BM7-42h10q3 12 0 27l-8-1.5q2-13-2-25.5z;-M-19-42h38',
  galley: 'cM-40-8q-3-9 3-14 5-3 8 1-4 0-5 4-1 5 4 7h54q6 0 9-7l4-1q0 6-2 10l8 4-9 2q-3 4-8 4h-48q-12-1-18-10z;AM-31-7.5h60v1.8h-60z;D' + circle(32, -6, 1.2),
  oars: `-${row((x) => `M${x} -4l-8 14`, -24, -16, -8, 0, 8, 16, 24)}`,
  barque: 'cM-36-22q3 18 17 18h38q14 0 17-18 6 24-15 26h-42q-21-2-15-26z;-M-24-5l-4 6M-12-4l-1 8M12-4l1 8M24-5l4 6',
  cabin: 'aM-10-4v-11h20v11z;BM3-4v-11h7v11z;cM-12-15h24l-2-3h-20z',
  barge: 'cM-40-11q4 2 8 2h64q4 0 8-2l-7 15h-66z;-M-34-3h68M36-9l10 14;AM-32-8h64v1h-64z',
  boat: 'cM-14-6q14 4 28 0-3 9-8 10h-12q-5-1-8-10z',
  quay: 'bM40 60V42h80v18z;-M40 47h80M52 42v5M72 42v5M62 47v6M82 47v6;dM42 42v-4h4v4z',

  // Goods and tools.
  amphora: 'bM-2-19h4v4q5 3 4 8-1 5-4 7h-4q-3-2-4-7-1-5 4-8z;CM1-15q5 3 4 8-1 5-3 7h-2q3-8 1-15z;-M-2-18q-5 0-4 6M2-18q5 0 4 6',
  sack: 'bM-6 0q-3-8 3-11l-1-3h8l-1 3q6 3 3 11z;-M-3-11h6',
  coins: 'bM-7 0v-3H7v3zM-6-3v-3h13v3zM-7-6v-3H6v3z',
  logs: `b${circle(-8, -4.5, 4.5)}${circle(1, -4.5, 4.5)}${circle(-3.5, -12, 4.5)};-${circle(-8, -4.5, 2)}${circle(1, -4.5, 2)}${circle(-3.5, -12, 2)}`,
  bricks: 'cM-14 0v-5H-5v5zM-4 0v-5H5v5zM6 0v-5h9v5zM-9-6v-5H0v5zM1-6v-5h9v5zM-4-12v-5H5v5z',
  block: 'aM-8 0v-9l3-3H8v9L5 0z;BM-8-9l3-3H8L5-9z;CM5 0v-9l3-3v9z',
  scales: '-M0 0v-34M-18-30q18-5 36 0M-18-30l-6 14M-18-30l6 14M18-30l-6 14M18-30l6 14;bM-25-16h14q-2 5-7 5t-7-5zM11-16h14q-2 5-7 5t-7-5z',
  saw: 'aM-22-3l40-10 3 5L-20 3z;-M-18 2l2 3 2-4 2 3 2-4 2 3 2-4 2 3 2-4 2 3 2-4 2 3 2-4 2 3 2-4 2 3 2-4;dM17-14q7-3 8 2-1 4-6 4z',
  trestle: '-M-22 0l5-12 5 12M12 0l5-12 5 12;bM-27-12h54v-7h-54z;a' + circle(27, -15.5, 3.5),
  kiln: 'bM-16 0q-1-22 9-30h14q10 8 9 30z;CM4-30h3q10 8 9 30H7q2-18-3-30z;dM-6 0v-8q6-9 12 0v8z;=M-2-1q-1-4 2-6 3 3 2 6z',
  smoke: '-M0 0q-4-3 0-6t0-6M6-3q-3-3 0-5t0-5',
  cliff: 'bM30 0v-10h14v-12h12v-12h14v-8H200V0z;CM44-22h12v-12h14v-8h30v6H76v12H62v12H50V0h-6z;-M56-22v8M70-34v9M88-30v12',
  crane: '-M-10 0 6-38 12 0M-6-10h15M6-38l-18 6v10;bM-16-22h8v7h-8z',
  hammer: 'bM-1.5 0v-18h3V0z;dM-7-16v-8H7v8z',
  anvil: 'dM-10 0v-3q5-2 5-6h-3q-6 0-8-5h28v4q-6 1-6 4t5 4v2z',
  bench: 'bM-30-13h60v-4h-60z;-M-25-13 -27 0M25-13 27 0M-26-6h52',
  mill: 'bM-18 0v-6h36v6z;cM-13-36h26q-2 8-8 11v4q7 3 9 15h-28q2-12 9-15v-4q-6-3-8-11z;DM4-25v4q7 3 9 15H5q2-9-3-15v-4q6-3 7-11h4q-2 8-9 11z;aM-14-36q14-6 28 0-14 5-28 0z;bM6-25h18v3H6zM-6-25h-18v3h18z',
  shaduf: 'bM-5 0v-24h3V0zM5 0v-24h3V0z;-M-5-22H8;cM-26-9l50-25 1 3-50 25z;dM-33-8l8-5 5 8-8 5z;-M24-33v14;bM19-19h10l-2 9h-6z',
  cart: `bM-26-12h44l4-9h-52z;-M18-12h16l8-4;a${circle(-6, -8, 8)};-${circle(-6, -8, 2)}M-6-16V0M-14-8H2`,
  sickle: 'aM-2-8q-14-6-10-20 4-10 14-8-8 3-8 11t7 14z;dM-3-9l5-3 5 10-4 3z',
  axe: 'bM-1.5 0v-30h3V0z;aM1-28q9-5 12 1-2 6 0 11-6 1-12-4z',
  pick: 'bM-1.5 0v-28h3V0z;aM-15-23q15-10 30 0l-1 2q-14-6-28 0z',
  sheet: 'aM-22 0v-36h44V0z;bM-25-36q-2-5 3-6h44q5 1 3 6z;bM-25 0q-2 5 3 6h44q5-1 3-6z',
  tablet: 'bM-22 0v-26H-1V0zM1 0v-26h21V0z;AM-20-2v-22h17v22zM3-2v-22h17v22z;-M-18-20h12M-18-16h12M-18-12h9M5-20h12M5-16h10M5-12h12M5-8h6',
  stylus: 'dM0 0l2-6 14-20 3 2L6-4z',
  shelf: `cM-28 0v-36h56V0z;DM-26-1v-10h52v10zM-26-13v-10h52v10zM-26-25v-9h52v9z;a${row((x) => circle(x, -4, 3) + circle(x, -16, 3) + circle(x, -28, 3), -21, -14, -7, 0, 7, 14, 21)}`,
  desk: 'bM-20-17 16-25l2 4-36 8z;-M-14-14v14M12-20V0M-14-5h26;aM-14-19l22-5-2-6-22 5z',
  quill: '-M0 0l6-12;aM6-12q1-12 10-16 0 12-10 16z',
  furnace: 'bM-16 0v-24l6-8h12l6 8v24z;-M-16-8h24M-16-16h24M-4-8v8M-10-16v8M2-16v8;dM-10 0v-8q6-8 12 0v8z;AM-6 0q-2-5 2-8 4 4 2 8z',
  wheel: 'bM-18 0v-3h36v3z;cM-3-3v-10h6v10z;bM-14-13h28v4h-28z;aM-5-13q-7-6-4-12 3-4 3-7h12q0 3 3 7 3 6-4 12z;CM3-32h3q0 3 3 7 3 6-4 12H1q6-9 2-19z',
  dividers: '-M0-34-12 0M0-34 12 0M-7-14h14;b' + circle(0, -34, 3),
  square: 'bM0 0v-24h4v20h18v4z',
  chest: 'bM-18 0v-19h36V0z;CM9 0v-19h9V0z;cM-20-19h40v4h-40z',
  scrolls: 'aM-13 0-17-14l5-1.5L-7 0zM-4 0v-18h6v18zM8 0l5-13 5 2L14 0z;-M-15.5-9l5-1.5M-4-13h6M12-10l5 2',
  ankh: 'dM-2 0v-13h-8v-4h7q-6-7-5-11 2-5 8-5t8 5q1 4-5 11h7v4H2V0zM0-18q5-6 4-9-1-2-4-2t-4 2q-1 3 4 9z',
  sign: 'dM-1 0v-34h2V0zM-1-33h14v2H-1z;-M4-31v4M11-31v4;aM1-27h13v11H1z',
  medal: `a${circle(0, 0, 15)};-${circle(0, 0, 12.5)}`,
  banner: 'cM-15-40h30V-6l-15 6-15-6z;DM-15-40h3v32.8l-3-1.2zM12-40h3v31.6l-3 1.2z;-M-30-40h60',
  statue: `bM-9 0v-3H9v3zM-7-3v-10H7v10z;cM-5-13q0-8-2-12-1-4 4-5h5q3 0 5 3l7-6 2 2-8 8-2 10z;-M-3-16q4-4 5-12;c${circle(0, -34, 3.5)}`,
  tiers: `aM-42 0v-30q6-8 20-10l20-2 26 8 4-4 14 12V0z;BM24 0v-34l4-4 14 12V0z;d${row((x) => `M${x}-2v-9q4-5 8 0v9z`, -37, -24, -11, 2, 15, 28)}${row((x) => `M${x}-18v-7q3.5-5 7 0v7z`, -36.5, -23.5, -10.5, 2.5, 15.5)};-M-42-15h84`,
  nave: `aM-36 0v-14h72V0z;BM27 0v-14h9V0z;cM-38-14l17-6h42l17 6z;aM-20-20v-11h40v11z;BM11-20v-11h9v11z;cM-22-31 0-41l22 10z;AM-13-33H13L0-38.5z;d${row((x) => `M${x}-22v-5q2.5-3 5 0v5z`, -15, -6.5, 2, 10.5)}M-5 0v-8q5-6 10 0v8z${row((x) => `M${x} 0v-6q3-4 6 0v6z`, -31, -20, 14, 25)}`,
  pool: 'bM-24 0q2-6 24-6t24 6q-4 6-24 6t-24-6z;=M-12 0q3-2 6 0t6 0M4 2q3-2 6 0',

  // War.
  siege: 'bM-14-6 -10-42H10l4 36z;CM4-6 3-42h7l4 36z;-M-13-17h26M-12-29h24;aM-12-42v-5h5v3h4v-3h6v3h4v-3h5v5z;dM-4-31h8v-7h-8z;a' + circle(-9, -4, 4.5) + circle(9, -4, 4.5),
  ballista: `cM-30-14l44-10 2 6-44 10z;-M-8-16-16 0M-4-17 10 0M-12-8h15;dM8-34q16 8 10 28-2-10-6-14-2-6-4-14z;-M9-34-16-14 16-6;aM-14-18l44-10 6 .5-4 4-45 10z`,
  scutum: 'cM-8 0v-24q8-4 16 0V0q-8 4-16 0z;AM-1-23h2V0h-2zM-6-13h12v2H-6z;b' + circle(0, -12, 3.2),
  spear: '-M0 0v-44;aM-2-42l2-8 2 8-2 4z',
  eagle: '-M0 0v-34;bM0-34q-3-3-3-6-8 1-11-6 8 1 12 1l1-3h3l1 3q4 0 11-1-3 7-11 6 0 3-3 6z;cM-5-32h10v6H-5z',
  onager: `cM-30-10h52v6h-52z;-M-4-10 6-26M14-10 6-26M-24-10 16-40;bM10-44q8-6 12 1-2 6-9 4z;a${circle(18, -46, 4.5)}${circle(-20, -5, 5)}${circle(14, -5, 5)};-${circle(-20, -5, 1.5)}${circle(14, -5, 1.5)}`,
  elephant: 'cM-23-27q2-7 14-7 14 0 17 4 4-6 11-3 7 3 6 13l-1 10q0 4 4 3l1 3q-9 2-9-6l-1-8q-4 0-6-2v20h-7l-2-11q-8 1-13-1l-1 12h-7l-1-14q-5-5-5-13z;bM8-30q8-1 8 7-3 7-8 3-3-5 0-10z;aM17-17q5 4 10 1-2 6-10 3z;-M-23-25q-4 3-3 9;D' + circle(20, -25, 1),
  howdah: 'aM-17-30h22v8h-22z;CM-17-25h22v2h-22z;bM-14-32v-11h4v3h3v-3h4v3h3v-3h3v11z',
  horse: 'cM-19-21q3-4 11-3h11q6-5 9-11l5-4 1 5 7 7q1 4-3 4l-6-2q-4 2-4 7l9 2-1 9-3 1v-7l-8-2 2 14h-4l-4-13q-7 2-12 0l-3 5 3 8h-4l-4-9 1-3-5 5-2 6-3-1 1-8 5-7q-1-2 1-3z;dM-19-21q-7 0-9 10 4-5 8-5zM3-24q7-5 10-13l2 1q-1 8-8 13z',
  rider: 'bM-6-23h10v7h-10z;aM-3-24l-1-10h7l1 10z;bM-4-36q0-6 4-6 5 0 4 6z;dM-5-40q0-6 6-6-3 2-3 4z;-M-16-24 22-44',
  camel: 'cM-21-20q3-4 8-4 4-11 8-11 5 0 8 10 5 3 8-2 2-4 2-9 1-5 7-4l6 2q1 3-2 3h-5q1 8-4 15-2 3-4 4l1 16h-3l-3-14-2-1q-8 2-14 0l-1 6 1 9h-3l-3-10 1-5-2 1-2 14h-3l1-14q0-4 2-6z;bM-14-24h13l2 8h-15z;-M-21-20q-3 3-2 8',
  bow: 'cM-6-44Q22-22-6 0l-1-1Q12-22-7-43z;-M-6.5-43V-1M-18-22H20;dM20-26l9 4-9 4z;bM-22-25l6 3-6 3h6l4-3-4-3z',
  quiver: 'cM-5 0-8-22H4L5-1z;-M-7-22l-2-9M-3-22v-11M2-22l2-9;bM-11-33l4-1 1 5-3 1zM-5-35h4v5h-4zM3-34l4 1-2 5-3-1z',
  chariot: `bM-14-26q12-4 14 4v12h-16z;CM-5-27q5 0 5 5v12h-5z;-M0-12l30-10M-15-26l-4-4;a${circle(-6, -10, 10)};-${circle(-6, -10, 2.5)}M-6-20V0M-16-10H4M-13-17l14 14M1-17l-14 14`,
  buckler: `c${circle(0, 0, 8)};a${circle(0, 0, 3)}`,
  flag: 'dM-1 0v-30h2V0z;cM1-30h17l-4 5 4 5H1z',

  // What belongs to the gods of Egypt; about 26 wide and 28 high.
  amun: `bM-1-4q-10-2-9-14 1-8 5-10 4 3 4 12zM1-4q10-2 9-14-1-8-5-10-4 3-4 12z;-M-2-6q-3-8-3-17M2-6q3-8 3-17;d${circle(0, -3, 3.5)};-M-14-2q5-5 10 0M14-2q-5-5-10 0`,
  anubis: 'aM-15 0v-6h30v6z;dM-14-6q0-6 6-7 8-1 11-4l1-10 3 3 1-4 2 5 7 3-1 3q-5 0-7 3-1 3-1 6l5 2v1H-6z',
  apis: 'dM-5 0q-2-6-3-10l-4-1q-1-3 4-3-7-3-6-12 2 7 9 8h10q7-1 9-8 1 9-6 12 5 0 4 3l-4 1Q6-6 5 0q-5 2-10 0z;a' + circle(0, -22, 5.5),
  aton: `c${circle(0, -20, 7)};-M0-12V0M-4-13-8-1M4-13 8-1M-7-16-15-5M7-16 15-5;C${circle(0, 0, 1.8)}${circle(-8, -1, 1.8)}${circle(8, -1, 1.8)}${circle(-15, -5, 1.8)}${circle(15, -5, 1.8)}`,
  hathor: `b${circle(0, -17, 7)};dM-3 0q-11-4-10-26 4 14 10 19 0 1 3 1t3-1q6-5 10-19 1 22-10 26z`,
  horus: `-M-15-22Q-2-30 15-21;aM-14-15Q0-27 15-15 0-7-14-15z;d${circle(0, -15.5, 4)}M2-11 5 0 1-1-2-10zM-6-11q-2 8-9 7-1-4 3-4-1 3 2 2 2-2 1-6z`,
  isis: 'dM-2.5 0v-11l-7 9-3-2 8-13h-6v-4h6q-4-5-3-8 2-4 7.5-4t7.5 4q1 3-3 8h6v4h-6l8 13-3 2-7-9V0z;AM0-22q4-4 3-6-1-2-3-2t-3 2q-1 2 3 6z',
  maat: 'aM-2 0Q-10-14-5-23q5-8 11-4 4 4-1 6 1 10-5 21z;-M-1 2Q-5-12 2-24M-4-8l-3-1M-4-13l-3-2M-3-18l-3-3M-3-8l4-2M-3-13l5-2M-1-18l5-2',
  min: '-M-10 0Q-6-18 4-26M4-26l8 2M4-26l8 7M4-26l4 11;dM-12 0l4-1 3-10-2-1zM11-25l5 1-4 5-3-2zM11-19l4 3-5 3-2-3zM7-15l2 4-5 1-1-3z',
  montu: 'dM-10-1l4 2 5-9q13-2 13-14 0-6-8-8l-1 3q5 2 4 6-1 6-11 7z;bM-12 0l2-3 5 3-2 2z',
  mut: 'aM-4-7q-2-8 0-14l1-4q0-3 3-3t3 3l1 4q2 6 0 14z;cM-10 0v-9q10 3 17 0l2-18 5 1-4 26z;-M-5-8q-7-3-8-10 0-4 3-3',
  neith: `-M-13-1 11-26M13-1-11-26;dM13-28l-1 7-5-5zM-13-28l1 7 5-5zM-15 1l1-6 5 5zM15 1l-1-6-5 5z;bM0-22q6 0 6 4l-3 5 3 5q0 4-6 4t-6-4l3-5-3-5q0-4 6-4z`,
  ptah: 'bM-9 0v-3H9v3z;aM-4-3v-13h8v13z;cM-9-16h18v-2.5H-9zM-9-19.5h18V-22H-9zM-9-23h18v-2.5H-9zM-5-26.5H5V-29H-5z;-M0-3v-13',
  set: 'dM-3 0q1-8-3-10-9 2-13-3 0-4 5-5 6-1 8-5l-2-9 6 1 1 7 3-8 5 2-1 9q4 4 4 12V0z;B' + circle(-2, -17, 1.2),
  sobek: 'cM-19-1q6-9 15-9l2-2 2 2 2-2 2 2 3-1 2 1q2-4 5-1l1 2 7 2q2 1 0 3l-8 1q-3 2-6 2l2 3H6L4-1h-9l-1 3h-4l1-4q-5 0-10 1z;=M9-5h9;A' + circle(10, -9.5, .9),
  thoth: 'aM-3-3q-10-1-11-8 4-7 12-6 6 1 8 6-2 7-9 8z;DM-14-11q-4 3-5 8 6-1 8-4z;cM2-14q6-1 4-8-2-6 3-8 5-1 7 4 3 5 3 12-4-6-8-8-2 0-2 3 0 7-5 9z;-M-5-3v6M0-3v6;A' + circle(10, -26, .9),
};

// Scenes by family.
const fane = (round: string) => `${round}|fane 50 52 .84`;
const inside = (round: string, image: string) => `${fane(round)}|cella 50 52 .84|#${image} 50 38.5 15`;
const pylons = (god: string) => `sun 50 33 1.8|pylon 17 52 .85|pylon 83 52 .85|altar 50 52|${god} 50 45 .95|land`;
const guild = (tool: string) => `column 16 52 1.8|column 84 52 1.8|banner 50 47 1|${tool}|land`;

const scenes: Record<string, string> = {
  // Base, maritime.
  'commercial-sailing-ship': 'birds 14 22|hull 50 52|sail 49 52|#ware 47 24 16|sea',
  'small-port': 'quay|house 86 42 1.3|awning 60 42 .75|boat 20 51 1.2|#ware 20 38 16|sea',
  galley: 'sun 86 16|sail 46 50 .85|galley 48 50 1.05|sea|oars 48 50',
  'barter-ship': 'hull 50 52 1.1|scales 49 46 1.05|#ware 30 27 11|#any-resource 68 27 10|sea',
  // Base, production.
  cooperative: 'hills|granary 30 52 1.2|granary 74 52 1.2|amphora 92 52 .8|land|#ware 52 42 19',
  farm: 'sun 80 16|hills|house 34 49 1.5|cypress 12 49 1.1|furrows|ear 62 54|ear 72 56|ear 82 54|ear 92 56',
  sawmill: 'pine 12 52 1.3|pine 89 52 1.4|trestle 48 52|saw 48 35 1|land',
  brickyard: 'smoke 36 18|kiln 36 52 1.05|bricks 74 52 1.2|land',
  quarry: 'cliff 0 52|crane 28 52|block 12 52|block 40 52 .8|land',
  'small-production-building': 'hills|granary 44 52 1.4|amphora 70 52 1.1|amphora 82 52 .8|land',
  // Base, scientific.
  school: 'bench 50 52|tablet 44 35|stylus 70 35 1.1|land',
  workshop: 'bench 50 52 1.2|hammer 22 32 1.05 52|block 50 32 1.1|stylus 64 32 .7|square 76 32 .8|land',
  lyceum: 'tree 9 52 1.5|stoa 50 52 .95|tree 91 52 1.5|land',
  foundry: 'smoke 30 16|furnace 36 52 1.1|anvil 72 52 1.1|hammer 60 32 .95 52|land',
  academy: 'stoa 50 52 1.2|medal 50 26|#ware 50 26 17|land',
  'botanist-fields': 'sheet 50 48|ear 50 42 1.4|land',
  'botanist-forests': 'sheet 50 48|tree 50 43 1.4|land',
  'botanist-swamps': 'sheet 50 48|reeds 50 42 1.3|land',
  'botanist-mountains': 'sheet 50 48|peak 50 42|land',
  scriptorium: 'shelf 30 52 .8|desk 70 52|quill 72 27 .75|land',
  // Base, civil.
  'farmers-guild': guild('sickle 53 42 .85'),
  'lumberjacks-guild': guild('axe 46 42 .95'),
  'potters-guild': guild('amphora 50 41 1.4'),
  'stonecutters-guild': guild('pick 50 41 .95'),
  'trading-post': 'hut 26 52 1.5|awning 66 52 1.3|coins 50 52|land|#ware 68 43 13',
  forum: 'column 10 52 1.5|column 27 52 1.5|statue 50 52 1.2|column 73 52 1.5|column 90 52 1.5|land',
  amphitheatre: 'tiers 50 52|land',
  basilica: 'cypress 5 52 1.2|nave 50 52 1.05|cypress 95 52 1.2|land',
  baths: 'tree 10 50 1.3|dome 50 50 1.25|tree 90 50 1.3|land|pool 50 56 1.1',
  // Base, military.
  'siege-tower': 'siege 36 52|wall 92 52 1.3|land',
  ballista: 'ballista 48 52 1.1|land',
  legion: 'spear 26 52 .85|spear 74 52 .85|eagle 50 52 .95|scutum 14 52 1.1|scutum 36 52 1.1|scutum 64 52 1.1|scutum 86 52 1.1|land',
  catapult: 'onager 44 52|rock 86 52|land',
  'war-elephants': 'hills|elephant 48 52 1.12|howdah 48 52 1.12|land',
  cavalry: 'hills|horse 50 52 1.1|rider 50 52 1.1|land',
  // Base, temples.
  'temple-of-the-realm': inside('sun 50 26 2.6', 'vp') + '|land',
  'temple-of-the-fields': fane('hills') + '|furrows|ear 6 55 1.2|ear 15 54 1.2|ear 85 54 1.2|ear 94 55 1.2',
  'temple-of-the-forests': fane('pine 8 52 1.4|pine 92 52 1.4') + '|land|pine 18 54 .8|pine 82 54 .8',
  'temple-of-the-swamps': fane('hills') + '|sea|reeds 9 56 1.2|reeds 91 56 1.2',
  'temple-of-the-mountains': fane('peak 14 52 1.4|peak 86 52 1.5') + '|land',
  'temple-of-the-towns': fane('house 9 52 1.1|house 91 52 1.1') + '|land',
  'temple-of-the-cities': fane('tower 10 52|tower 90 52') + '|land',
  'temple-of-wheat': inside('sheaf 9 52|sheaf 91 52', 'wheat') + '|land',
  'temple-of-wood': inside('logs 9 52|logs 91 52', 'wood') + '|land',
  'temple-of-clay': inside('amphora 9 52|amphora 91 52', 'clay') + '|land',
  'temple-of-stone': inside('block 9 52|block 91 52', 'stone') + '|land',
  'temple-of-neptune': inside('', 'maritime') + '|sea',
  'temple-of-ceres': inside('cypress 10 52 1.2|cypress 90 52 1.2', 'ceres') + '|land',
  'temple-of-minerva': inside('column 10 52 1.1|column 90 52 1.1', 'minerva') + '|land',
  'temple-of-vesta': inside('tree 9 52 1.1|tree 91 52 1.1', 'vesta') + '|land',
  'temple-of-mars': inside('spear 6 52|spear 13 52|spear 87 52|spear 94 52', 'mars') + '|land',
  // Egypt, maritime.
  barge: 'dunes|papyrus 94 54|barge 48 51|#ware 34 34 17|#ware 56 34 17|sea',
  'great-souk': 'awning 22 52 1.05|awning 72 52 1.05|coins 47 52|amphora 94 52 .8|land',
  'merchant-ship': 'hull 50 52 1.1|sail 49 54 1.1|sea|#wheat 42 18 10|#wood 54 18 10|#clay 42 31 10|#stone 54 31 10',
  'papyrus-barque': 'dunes|papyrus 6 53 1.1|papyrus 94 53|barque 50 51|cabin 40 51|#ware 61 38 15|sea',
  souk: 'hut 22 52 1.2|awning 62 52 1.3|amphora 90 52|land|#ware 62 42 14',
  // Egypt, production.
  barn: 'silo 22 52 1.2|silo 44 52 1.2|silo 66 52 1.2|sack 86 52 1.2|land',
  'intensive-production': 'dunes|palm 10 52 1.2|shaduf 44 52 1.05|land|#ware 86 40 18',
  mill: 'mill 46 52 1.15|sack 80 52 1.2|sack 91 52 .9|land',
  'outsourced-production': 'dunes|cart 46 52 1.2|amphora 28 28 .8|amphora 40 28 .8|sack 54 28 .9|land',
  'seasonal-production': 'sun 80 16 1.3|dunes|sheaf 34 52 1.5|sickle 64 54 1.1|furrows',
  // Egypt, scientific.
  'architect-workshop': 'sheet 42 48 1.1|pyramid 42 42 .9|dividers 76 52 1.2|land',
  'house-of-life': 'sun 50 24 2.4|column 16 52 1.5|column 84 52 1.5|block 50 54 1.3|ankh 50 40 1.05|land',
  library: 'column 12 52 1.6|shelf 50 52 1.1|column 88 52 1.6|land',
  manufactory: 'amphora 14 52|wheel 48 52 1.2|amphora 80 52|amphora 92 52 .8|land',
  observatory: 'stars 50 12|moon 82 18|pylon 40 52 1|hut 66 52 1.1|land',
  'royal-archives': 'scrolls 50 32 1.1|chest 50 52 1.25|medal 50 39 .7|#ware 50 39 13|land',
  'scribe-school': '#scribe 20 42 24|#scribe 48 38 32|#scribe 77 42 24|land',
  // Egypt, civil.
  inn: 'palm 12 52 1.3|hut 44 52 2|sign 72 52 1.2|sand|#ware 81 26 12',
  lighthouse: 'pharos 54 52|#ware 16 34 16|sea',
  palace: 'hall 50 52 1.1|column 14 52 1.1|column 28 52 1.1|column 72 52 1.1|column 86 52 1.1|land|#ware 50 14 15',
  'remote-house': 'sun 20 16|dunes|pyramid 84 52 .95|hut 42 52 1.3|palm 62 52 1.2|sand|#ware 20 40 14',
  'village-house': 'hut 22 52 1.3|hut 72 52 1.5|hut 48 52 1.1|palm 92 52 1.2|sand|#ware 48 26 14',
  // Egypt, military.
  archers: 'quiver 20 52 1.3|bow 58 52 1.05|sand',
  barracks: 'spear 8 52|spear 92 52|hall 50 52 1.05|buckler 27 40 .9|buckler 73 40 .9|land',
  camels: 'dunes|sun 16 16|camel 46 52 1.25|sand',
  chariots: 'dunes|chariot 26 52 1.1|horse 66 52 1.1|sand',
  fortress: 'tower 20 52 1.2|wall 52 52|tower 84 52 1.2|gate 52 52 .8|sand',
  garrison: 'tent 34 52 1.4|flag 64 52 1.3|palisade 80 54 .9|sand',
  // Egypt, temples.
  ...Object.fromEntries(
    ['amun', 'anubis', 'apis', 'aton', 'hathor', 'horus', 'isis', 'maat', 'min', 'montu', 'mut', 'neith', 'ptah', 'set', 'sobek', 'thoth'].map((god) => [`temple-of-${god}`, pylons(god)]),
  ),
  // A card of no known family: what its colour builds.
  maritime: '#ship 50 36 36|sea',
  production: 'hills|#production 50 34 36|land',
  scientific: 'hills|#scientific 50 34 36|land',
  civil: 'hills|#civil 50 34 36|land',
  military: 'hills|#army 50 34 36|land',
  temple: 'hills|#temple 50 34 36|land',
};

// What tells the cards of a family apart, at the end of their names, and its symbol.
const wares: Record<string, string> = {
  wheat: 'wheat', wood: 'wood', clay: 'clay', stone: 'stone', field: 'wheat', forest: 'wood', swamp: 'clay', mountain: 'stone',
  vp: 'vp', gold: 'gold', maritime: 'maritime', production: 'ceres', civil: 'vesta', military: 'mars',
};

// "souk-clay": the drawing is that of the souk, the ware is clay.
export function drawingOf(id: string): { scene: string; ware: string } | null {
  if (id in scenes) return { scene: id, ware: '' };
  const botanist = /^botanist-of-the-(\w+)$/.exec(id);
  if (botanist) return { scene: `botanist-${botanist[1]}`, ware: '' };
  const academy = /^(\w+)-academy$/.exec(id);
  const at = id.lastIndexOf('-');
  const [scene, ware] = academy ? ['academy', academy[1] ?? ''] : [id.slice(0, at), id.slice(at + 1)];
  return scene in scenes && ware in wares ? { scene, ware: wares[ware] ?? '' } : null;
}

const paths = (motif: string) =>
  motif
    .split(';')
    .map((part) => `<path class="${part[0] === '-' ? 'i' : part[0] === '=' ? 'l' : part[0]}" d="${part.slice(1)}"/>`)
    .join('');

// The picture of a card as SVG, to be put on a sheet of 100 by 60.
export function draw(id: string, colour: string): string {
  const { scene, ware } = drawingOf(id) ?? { scene: colour, ware: '' };
  return (scenes[scene] ?? '')
    .split('|')
    .filter(Boolean)
    .map((each) => {
      const [name = '', x = '0', y = '0', size = '1', lean = '0'] = each.split(' ');
      if (name[0] === '#') {
        const half = Number(size) / 2;
        return `<use href="#s-${name === '#ware' ? ware : name.slice(1)}" x="${Number(x) - half}" y="${Number(y) - half}" width="${size}" height="${size}"/>`;
      }
      return `<g transform="translate(${x} ${y})scale(${size})rotate(${lean})">${paths(motifs[name] ?? '')}</g>`;
    })
    .join('');
}

// For the test: every name that a scene uses.
export const vocabulary = { motifs, scenes };
