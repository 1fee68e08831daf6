const longestName = 60;

/** A name that others have typed, in a mail: one line, not a page, and nothing that a mail program makes a link of. */
export const mailName = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/\.(?=[^\s.])|:\/\//g, (mark) => `${mark}\u200b`)
    .trim()
    .slice(0, longestName);

/** A paragraph that others have typed, in a mail: one line of words, and nothing in it becomes a link. */
export const mailText = (text: string): string =>
  text.replace(/\s+/g, ' ').replace(/\.(?=[^\s.])|:\/\//g, '$&\u200b');
