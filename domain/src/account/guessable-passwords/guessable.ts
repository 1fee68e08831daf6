/** Why a password that satisfies the rules of its form is refused all the same; the words are in the web. */
export const guessableCodes = ['PASSWORD_COMMON', 'PASSWORD_PERSONAL'] as const;
export type GuessableCode = (typeof guessableCodes)[number];

// What people write for letters when a form asks for digits and special characters. `1` stands for two of them.
const lookAlikes: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '8': 'b',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '|': 'l',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
  '+': 't',
};

// `2026!`, `123!`: what makes a word into a password that a form takes.
const longestTail = 5;
const shortestWord = 4;
const wordBetween = /^([^\p{L}]*)(.+?)([^\p{L}]*)$/su;
/** What special characters alone stand around: `Qwer1234!`. */
const signsAround = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

// Less than this beside one's own name is no secret.
const enoughBeside = 6;

/**
 * Whether others would guess a password soon: it is one of the commonest leaked ones, perhaps in capitals, with
 * look-alikes (`P@ssw0rd`) or a few digits around (`Sommer2026!`), or it is a name of its owner with little beside.
 * @param isCommon whether a word in small letters is on the list of leaked passwords
 * @param own e-mail, names, company
 */
export const guessable = (
  password: string,
  isCommon: (word: string) => boolean,
  own: readonly string[],
): GuessableCode | undefined => {
  const text = plain(password);
  if (isPersonal(text, own)) return 'PASSWORD_PERSONAL';
  const candidates = [text, ...coresOf(text, isCommon)].flatMap(spellings);
  return candidates.some(isCommon) ? 'PASSWORD_COMMON' : undefined;
};

/** Small letters without their marks, ß as ss. */
function plain(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');
}

function isPersonal(password: string, own: readonly string[]): boolean {
  const texts = spellings(password).map(lettersAndDigits);
  return wordsOf(own).some((word) =>
    texts.some((text) => text.includes(word) && text.replace(word, '').length < enoughBeside),
  );
}

function lettersAndDigits(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** Names and addresses, whole and in parts, as far as they are long enough to be somebody's; ä as a and as ae. */
function wordsOf(own: readonly string[]): string[] {
  const texts = own.flatMap((text) => {
    const small = text.normalize('NFC').toLowerCase();
    return [plain(small), plain(small.replaceAll(/[äöü]/g, (letter) => umlauts[letter] ?? letter))];
  });
  const parts = texts.flatMap((text) => {
    const [name = '', domain = ''] = text.split('@');
    const labels = domain.split('.').slice(0, -1);
    return [name, ...labels].flatMap((part) => [part, ...part.split(/[^\p{L}\p{N}]+/u)]);
  });
  return parts.map(lettersAndDigits).filter((word) => word.length >= shortestWord);
}

/** Words that a password is nothing more than: with what stands around it, as it is written and as it is meant. */
function coresOf(password: string, isCommon: (word: string) => boolean): string[] {
  const [, head = '', word = '', tail = ''] = wordBetween.exec(password) ?? [];
  const isPadding = (text: string): boolean =>
    text.length <= longestTail || isCommon(text.replaceAll(/\D/g, ''));
  const cores = [
    [word, head + tail],
    [head + word, tail],
    [password.replaceAll(signsAround, ''), ''],
  ] as const;
  return cores.filter(([core, rest]) => core.length >= shortestWord && isPadding(rest)).map(([core]) => core);
}

function spellings(text: string): string[] {
  return [text, spelledOut(text, 'i'), spelledOut(text, 'l'), onEnglishKeys(text)];
}

function spelledOut(text: string, one: 'i' | 'l'): string {
  return [...text].map((sign) => (sign === '1' ? one : (lookAlikes[sign] ?? sign))).join('');
}

/** As the same keys write it on an English keyboard, by which lists of leaked passwords are made: qwertz is qwerty. */
function onEnglishKeys(text: string): string {
  return text.replaceAll(/[yz]/g, (letter) => (letter === 'y' ? 'z' : 'y'));
}
