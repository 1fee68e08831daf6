import { signInTooOld } from '@tresen/domain/account/sign-in';
import type { ExpiryReason } from './expiry.ts';
import { TokenRefusal } from './tokens.ts';

/** The session is over; whoever waits for a token gets this. */
export class SessionEnded extends Error {
  override readonly name = 'SessionEnded';
  readonly reason: ExpiryReason;

  constructor(reason: ExpiryReason = 'expired') {
    super(reason);
    this.reason = reason;
  }
}

/** Only the token endpoint itself ends a session: not a proxy, a portal of a hotel, a busy or a missing server. */
export const isFinal = (error: unknown): boolean =>
  error instanceof SessionEnded ||
  (error instanceof TokenRefusal && error.error !== '' && error.status < 429);

/** Why a session is over that a final error has ended. */
export const reasonOf = (error: unknown): ExpiryReason => {
  if (error instanceof SessionEnded) return error.reason;
  return error instanceof TokenRefusal && error.description === signInTooOld ? 'tooOld' : 'expired';
};
