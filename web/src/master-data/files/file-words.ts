import type { ErrorParameters, FileExcess, FileFault } from '@tresen/domain/kit/errors';

/** A sentence for each fault, of its parameters. */
export type Sentences<Key extends string> = Readonly<Record<Key, (parameters: ErrorParameters) => string>>;

/** What is said of a file that cannot be read as a table. */
export interface FileWords {
  readonly unreadable: Sentences<FileFault>;
  readonly tooLarge: Sentences<FileExcess>;
}
