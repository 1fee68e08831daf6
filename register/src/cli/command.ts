import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';

/** A command of the command line. */
export type Command = Readonly<{
  /** One line for the list of commands. */
  summary: string;
  /** How it is called and what its options mean. */
  help: string;
  /** Carries it out and returns the exit code. */
  run(args: readonly string[], signal: AbortSignal): Promise<number>;
}>;

/** The command was called in a way that it does not understand; said in one line. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/**
 * Reads the options of a command; throws a UsageError for what does not fit.
 * @param words how many words beside the options it takes: so many, or from so many to so many
 */
export function readArgs<T extends ParseArgsOptionsConfig>(
  args: readonly string[],
  options: T,
  words: number | readonly [least: number, max: number] = 0,
) {
  const parsed = parse(args, options);
  const [least, max] = typeof words === 'number' ? [words, words] : words;
  const { length } = parsed.positionals;
  if (length >= least && length <= max) return parsed;
  if (least > 1 && length < least) throw new UsageError('something is missing');
  const surplus = parsed.positionals[max];
  throw new UsageError(surplus === undefined ? 'the file is missing' : `what is "${surplus}"?`);
}

/** An option that has to be there. */
export function required(value: string | undefined, option: string): string {
  if (value === undefined || value === '') throw new UsageError(`--${option} is missing`);
  return value;
}

/** A whole number of at least 1; undefined when the option was not given. */
export function count(value: string | undefined, option: string): number | undefined {
  if (value === undefined) return undefined;
  if (!/^[1-9]\d{0,6}$/.test(value)) throw new UsageError(`--${option} must be a whole number of at least 1`);
  return Number(value);
}

/** One of the words; undefined when the option was not given. */
export function oneOf<T extends string>(
  words: readonly T[],
  value: string | undefined,
  option: string,
): T | undefined {
  if (value === undefined) return undefined;
  const word = words.find((known) => known === value);
  if (word === undefined) throw new UsageError(`--${option} must be one of: ${words.join(', ')}`);
  return word;
}

/** The address of the server, with its protocol. */
export function serverOf(value: string | undefined): string {
  const address = required(value, 'server');
  if (!/^https?:\/\//.test(address) || !URL.canParse(address)) {
    throw new UsageError('--server must be an address like http://localhost:3000');
  }
  return address;
}

/** `EMAIL:PASSWORD`; the password may hold colons. */
export function credentialsOf(value: string): Readonly<{ email: string; password: string }> {
  const colon = value.indexOf(':');
  if (colon < 1) throw new UsageError('--approve-as must be EMAIL:PASSWORD');
  return { email: value.slice(0, colon), password: value.slice(colon + 1) };
}

function parse<T extends ParseArgsOptionsConfig>(args: readonly string[], options: T) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error));
  }
}
