/**
 * What can go wrong between a register and the cloud.
 * `unreachable`: no answer, or the server asks to try later; the same request may succeed without a change.
 * `unlinked`: the tokens are no longer accepted; link again. `refused`: the request itself is wrong.
 */
export type FailureKind = 'unreachable' | 'unlinked' | 'refused';

/** A failed request; `code` is the server's own code (or `NETWORK`, `HTTP_503`), `message` one line for people. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly kind: FailureKind;
  readonly code: string;
  /** How long the server asks to wait, in milliseconds. */
  readonly retryAfter: number | undefined;

  constructor(kind: FailureKind, code: string, message: string, retryAfter?: number) {
    super(message);
    this.kind = kind;
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

export function isFailure(error: unknown, kind: FailureKind): error is Failure {
  return error instanceof Failure && error.kind === kind;
}
