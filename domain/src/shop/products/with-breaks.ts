/** Where long German words of the trade are put together; browsers without a dictionary break them anywhere. */
const heads = ['pakete?', 'einrichtung', 'schublade', 'erweiterung', 'zubehör', 'verwaltung', 'software'];
const joints = new RegExp(`(?<=\\p{L}{4})(?=(?:${heads.join('|')}))`, 'giu');
const softHyphen = '\u00AD';

/** A name that breaks with a hyphen where its words are put together. */
export const withBreaks = (name: string): string => name.replaceAll(joints, softHyphen);
