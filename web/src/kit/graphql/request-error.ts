import type { ErrorCode, ErrorParameters } from '@tresen/domain/kit/errors';

/** Codes of the server's error table, and those that only a client can meet: also what a register answered or did not. */
export type FailureCode =
  | ErrorCode
  | 'NO_CONNECTION'
  | 'DOWNLOAD_FAILED'
  | 'DOWNLOAD_NOT_FOUND'
  | 'COMMAND_TIMED_OUT'
  | 'COMMAND_FAILED';

/** A request that did not succeed: a code that `useErrorWords` turns into a sentence. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly code: FailureCode;
  readonly parameters: ErrorParameters;

  constructor(code: FailureCode, parameters: ErrorParameters = {}) {
    super(code);
    this.code = code;
    this.parameters = parameters;
  }
}

/** The code of whatever a request threw. */
export const failureCode = (error: unknown): FailureCode =>
  error instanceof RequestError ? error.code : 'INTERNAL';
