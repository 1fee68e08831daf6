// A spreadsheet takes a text that begins like this for a formula, whoever typed it (OWASP, CSV Injection).
const formula = /^[=+\-@\t\r\n＝＋－＠]/;
const shieldedFormula = /^'+[=+\-@\t\r\n＝＋－＠]/;
const harmless = /^-(?:\d+(?:[.,]\d+)*)?$/; // a negative number, or a dash for nothing

/** Another apostrophe before those that `unshield` would take off. */
export const shieldApostrophes = (text: string): string => (shieldedFormula.test(text) ? `'${text}` : text);

/**
 * A text as it may stand in a file whose cells have no types: what a spreadsheet would take for a formula gets an
 * apostrophe. `unshield` gives back every text exactly.
 */
export const shield = (text: string): string =>
  formula.test(text) && !harmless.test(text) ? `'${text}` : shieldApostrophes(text);

/**
 * Takes off the apostrophe that `shield`, or a person, put before what looks like a formula. Of an XLSX, too: who opens our
 * CSV in Excel and saves it as XLSX keeps the apostrophes.
 */
export const unshield = (text: string): string => (shieldedFormula.test(text) ? text.slice(1) : text);
