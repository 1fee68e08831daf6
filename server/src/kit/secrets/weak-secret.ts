/** What people type where they should let a machine choose; longer words first. */
const words = [
  'development|production|installation|correcthorsebatterystaple|supersecret|changeit|changeme|kennwort|passwort|password',
  'geheimnis|geheim|schluessel|example|beispiel|default|standard|qwertzuiop|qwertyuiop|asdfghjkl|yxcvbnm|zxcvbnm|qwertz|qwerty',
  'replace|please|secret|tresen|server|change|generate|random|string|lange|longer|sicher|secure|admin|kasse|value|strong',
  'token|bitte|hallo|hello|long|test|this|that|with|your|mein|dein|must|user|demo|live|here|hier|very|sehr|some|the|and|und|key|abc',
].join('|');
const known = new RegExp(`(?:${words})`, 'gi');

const leastBits = 64;

/**
 * True for a secret that somebody could guess: repeated, counted up, made of words. A machine's 32 characters or more
 * (hexadecimal, base64) never are; a sentence has to be twice as long.
 */
export const isWeakSecret = (secret: string): boolean =>
  (isSentence(secret) && secret.length < 64) ||
  bitsOf(withoutRepeats(withoutRuns(secret.replaceAll(known, '')))) < leastBits;

/** Letters of one case with what people put between words: a sentence, not a machine's choice. */
function isSentence(text: string): boolean {
  return /^[a-zäöüß\s_.,!?-]*$/.test(text) || /^[A-ZÄÖÜ\s_.,!?-]*$/.test(text);
}

/** Bits, as far as the counts of the characters tell. */
function bitsOf(text: string): number {
  const counts = new Map<string, number>();
  for (const letter of text) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return [...counts.values()].reduce((bits, count) => bits - count * Math.log2(count / text.length), 0);
}

/** What has stood there before, four characters and more, says nothing new. */
function withoutRepeats(text: string): string {
  let kept = '';
  for (let at = 0; at < text.length; ) {
    let length = 0;
    while (at + length < text.length && text.slice(0, at).includes(text.slice(at, at + length + 1)))
      length += 1;
    if (length < 4) kept += text.slice(at, at + Math.max(length, 1));
    at += Math.max(length, 1);
  }
  return kept;
}

/** Characters that only go on as the ones before: aaa, 1234, 9876, abcdef. */
function withoutRuns(text: string): string {
  return [...text]
    .filter((letter, place, all) => {
      const [one, two] = [all[place - 1], all[place - 2]].map((before) => before?.codePointAt(0));
      if (one === undefined || two === undefined) return true;
      const step = one - two;
      return Math.abs(step) > 1 || (letter.codePointAt(0) ?? 0) - one !== step;
    })
    .join('');
}
