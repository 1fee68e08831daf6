const longest = 40;
const maxWords = 5;

// What a person or a company is called by: letters, digits, and the signs of names. All others become a space.
const foreign = /[^\p{L}\p{M}\p{N} .,&'’+-]/gu;
// What mail programs and people take for an address, a domain, a phone number or an amount.
const suspicious = /[@/\\:]|www|https?|\p{L}\.\p{L}{2}|\p{N}\.\p{L}|\p{L}\.\p{N}/iu;
const longNumber = /\p{N}(?:[ .+-]?\p{N}){4,}/gu;

/**
 * A name that somebody typed whom nobody knows, for a mail to an address that nobody has confirmed: enough to recognise
 * it, too little to say anything with. No addresses, no numbers that could be called, no lines, no markup, and short.
 * Undefined when nothing remains.
 */
export const strangerName = (text: string): string | undefined => {
  const words = text
    .normalize('NFKC')
    .split(/[\p{Z}\p{C}]+/u)
    .filter((word) => !suspicious.test(word))
    .join(' ')
    .replaceAll(longNumber, ' ')
    .replaceAll(foreign, ' ')
    .split(' ')
    .filter((word) => /[\p{L}\p{N}&]/u.test(word));
  const name = words.slice(0, maxWords).join(' ').slice(0, longest).trim();
  return /\p{L}/u.test(name) ? name : undefined;
};
