const escaped = /_x([0-9a-f]{4})_/gi;

/** Characters that XML cannot hold or would change stand as `_x000D_` in texts (ECMA-376 part 1, 22.9.2.19). */
export const unescapeText = (text: string): string =>
  text.includes('_x') || text.includes('_X')
    ? text.replace(escaped, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;

const toEscape = /_(?=x[0-9a-f]{4}_)|\r/gi;

/** Keeps what looks like such a character, and the line ends that XML would make one. */
export const escapeText = (text: string): string =>
  text.replace(toEscape, (found) => (found === '_' ? '_x005F_' : '_x000D_'));
