const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue' };

/**
 * The ways in which a German word may be written, the given one first: Müller, Mueller, Muller. Whoever compares
 * ignores case and accents, and takes ß for ss; so any of these finds each of them (SHL-30).
 */
export const spellingsOf = (word: string): readonly string[] => {
  const composed = word.normalize('NFC');
  return [...new Set([composed, spelledOut(composed), drawnTogether(composed)])];
};

function spelledOut(word: string): string {
  return word.replaceAll(/[äöüÄÖÜ]/g, (letter) => umlauts[letter] ?? letter);
}

function drawnTogether(word: string): string {
  return word.replaceAll(/([aou])e/gi, '$1');
}
