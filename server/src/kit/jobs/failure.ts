import { inSources } from '../stacks/index.ts';

const bugs = [TypeError, RangeError, ReferenceError];

/**
 * What may be told of a job's error. Not its message: a mail server's answer names the recipient, a database's the
 * values. Only the messages of our own mistakes are harmless.
 */
export const describeFailure = (error: unknown): Readonly<Record<string, unknown>> => {
  if (!(error instanceof Error)) return { kind: typeof error };
  const { code, responseCode } = error as Error & { code?: unknown; responseCode?: unknown };
  return {
    kind: error.name,
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof responseCode === 'number' ? { responseCode } : {}),
    ...(bugs.some((bug) => error instanceof bug) ? { message: error.message } : {}),
    // Of much that failed at once the first few tell enough.
    ...(error instanceof AggregateError ? { of: error.errors.slice(0, 3).map(describeFailure) } : {}),
    at: inSources(error.stack ?? '')
      .split('\n')
      .filter((line) => line.startsWith('    at ')),
  };
};
