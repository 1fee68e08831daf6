const longestName = 60;

/** A name that others have typed, in a mail: one line, not a page, and nothing that a mail program makes a link of. */
export const mailName = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/\.(?=[^\s.])|:\/\//g, (mark) => `${mark}\u200b`)
    .trim()
    .slice(0, longestName);
