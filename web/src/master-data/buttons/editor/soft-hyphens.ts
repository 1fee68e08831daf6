/** Where a line may end, with a hyphen that shows only there. */
const softHyphen = '\u00AD';

/** Shorter words fit on any button. */
const longWord = /\p{L}{8,}/gu;
/** "0,5 l" stays together: a line with nothing but "l" says nothing. */
const beforeUnit = /(?<=\d) (?=\p{L}{1,2}(?!\p{L}))/gu;

const vowels = 'aeiouyäöüáéíóúàèìòùâêîôûœæ';
/** Letters that begin a syllable together, longer ones first; else the last consonant alone does. */
const beginnings =
  /(?:schl|schm|schn|schr|schw|str|spr|spl|sch|sp|ch|ck|ph|th|qu|bl|br|dr|fl|fr|gl|gr|kl|kn|kr|pf|pl|pr|tr|zw|[^aeiouyäöüáéíóúàèìòùâêîôûœæ])$/u;
/** A part of a word is no shorter: "A-merikaner" helps nobody. */
const shortestPart = 3;

/**
 * A name whose long words break between syllables, with a hyphen, where they do not fit on a button: "Apfel-schorle",
 * not "Apfelsch" and "orle". Browsers have dictionaries for this only sometimes, and do not know in which language an
 * article is named; the rules of German and Spanish are near enough to each other.
 */
export function softHyphenated(name: string): string {
  return name.replace(longWord, hyphenatedWord).replace(beforeUnit, '\u00A0');
}

function hyphenatedWord(word: string): string {
  const lower = word.toLowerCase();
  const joints = [...lower.matchAll(betweenVowels)].map(({ index, 0: found, 1: consonants = '' }) => {
    const begun = beginnings.exec(consonants)?.[0].length ?? 0;
    return index + found.length - begun;
  });
  return [...joints.filter((at) => at >= shortestPart && word.length - at >= shortestPart)]
    .reverse()
    .reduce((text, at) => `${text.slice(0, at)}${softHyphen}${text.slice(at)}`, word);
}

const betweenVowels = new RegExp(`(?<=[${vowels}])([^${vowels}]+)(?=[${vowels}])`, 'gu');
