/** A mail to one person, as its writer hands it over: sender and headers are the transport's business. */
export interface Mail {
  /** One address, without a name. */
  readonly to: string;
  /** One line. */
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly language?: 'de' | 'en';
}

const longestAddress = 254;
// No list, no name, no comment, no quoted part, no line: nothing that means more than one recipient to any program.
const oneAddress = /^[^\s\p{Cc}\p{Cf}<>()[\]\\,;:"@]+@[^\s\p{Cc}\p{Cf}<>()[\]\\,;:"@]+$/u;
const severalLines = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/** @throws when the mail could reach or say anything else than what it seems to: a bug of its writer */
export const checkMail = ({ to, subject }: Mail): void => {
  if (to.length > longestAddress || !oneAddress.test(to)) throw new Error('a mail goes to one address');
  if (severalLines.test(subject)) throw new Error('the subject of a mail is one line');
};
