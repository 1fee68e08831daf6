/** A file that goes along. */
export interface MailAttachment {
  /** One line. */
  readonly name: string;
  /** Its media type. */
  readonly type: string;
  /** Base64. */
  readonly content: string;
}

/** A mail to one person, as its writer hands it over: sender and headers are the transport's business. */
export interface Mail {
  /** One address, without a name. */
  readonly to: string;
  /** One line. */
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly language?: 'de' | 'en';
  /** A whole address that ends such mails by one POST (RFC 8058); mail programs show it beside the sender. */
  readonly unsubscribeUrl?: string;
  readonly attachments?: readonly MailAttachment[];
}

const longestAddress = 254;
// No list, no name, no comment, no quoted part, no line: nothing that means more than one recipient to any program.
const oneAddress = /^[^\s\p{Cc}\p{Cf}<>()[\]\\,;:"@]+@[^\s\p{Cc}\p{Cf}<>()[\]\\,;:"@]+$/u;
const webAddress = /^https?:\/\/[^\s<>\p{Cc}]+$/u;
const severalLines = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/** @throws when the mail could reach or say anything else than what it seems to: a bug of its writer */
export const checkMail = ({ to, subject, unsubscribeUrl, attachments = [] }: Mail): void => {
  if (to.length > longestAddress || !oneAddress.test(to)) throw new Error('a mail goes to one address');
  if (severalLines.test(subject)) throw new Error('the subject of a mail is one line');
  if (attachments.some(({ name, type }) => severalLines.test(name) || severalLines.test(type)))
    throw new Error('the name of an attachment is one line');
  if (unsubscribeUrl !== undefined && !webAddress.test(unsubscribeUrl))
    throw new Error('a mail is ended by a web address');
};
