// Control characters but tab and line ends, and what XML cannot hold: PostgreSQL refuses some, people see none of them.
const unwanted = /[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu;

/** A text without control characters and halves of characters; tabs and line ends stay. */
export const cleanText = (text: string): string => text.toWellFormed().replace(unwanted, '');
