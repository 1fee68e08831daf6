/** Colours that are offered for buttons of a register: far enough apart to be told from each other. */
export const swatches = [
  ['#c62828', 'red'],
  ['#e65100', 'orange'],
  ['#f9a825', 'yellow'],
  ['#9e9d24', 'lime'],
  ['#2e7d32', 'green'],
  ['#00838f', 'teal'],
  ['#1565c0', 'blue'],
  ['#4527a0', 'violet'],
  ['#ad1457', 'pink'],
  ['#6d4c41', 'brown'],
  ['#546e7a', 'grey'],
  ['#263238', 'black'],
] as const;

/** A colour as CSS and records have it: `#rrggbb`. */
export const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

/** `1565C0` and `#15c` become `#1565c0` and `#1155cc`; what is no colour stays as it is. */
export const tidyColour = (typed: string): string => {
  const bare = typed.trim().replace(/^#/, '').toLowerCase();
  if (/^[0-9a-f]{6}$/.test(bare)) return `#${bare}`;
  if (/^[0-9a-f]{3}$/.test(bare)) return `#${[...bare].map((digit) => digit + digit).join('')}`;
  return typed;
};
