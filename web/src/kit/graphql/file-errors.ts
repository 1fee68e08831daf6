import type { ErrorParameters, FileExcess, FileFault } from '@tresen/domain/errors';

type Sentences<Key extends string> = Readonly<Record<Key, (parameters: ErrorParameters) => string>>;

/** What is said of a file that cannot be read as a table. */
export interface FileWords {
  readonly unreadable: Sentences<FileFault>;
  readonly tooLarge: Sentences<FileExcess>;
}

// A server newer than this page may know more reasons.
const sentenceOf = <Key extends string>(sentences: Sentences<Key>, key: unknown, other: Key) =>
  sentences[Object.hasOwn(sentences, String(key)) ? (key as Key) : other];

export const sayUnreadable = ({ unreadable }: FileWords, parameters: ErrorParameters): string =>
  sentenceOf(unreadable, parameters.reason, 'unknownKind')(parameters);

export const sayTooLarge = ({ tooLarge }: FileWords, parameters: ErrorParameters): string =>
  sentenceOf(tooLarge, parameters.what, 'memory')(parameters);
