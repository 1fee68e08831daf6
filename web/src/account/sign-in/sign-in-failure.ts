import { sendSuccessfully, TokenRefusal } from '../../kit/session/index.ts';
import { type AccountFailure, requestConfirmationMail, tooMany } from '../public-pages/index.ts';

/** Why a sign-in did not work, as the form shows it. */
export type SignInFailure =
  | Exclude<AccountFailure, { kind: 'refused' }>
  | { readonly kind: 'invalidGrant' | 'notConfirmed' | 'confirmationSent' };

/** The server's own text for an account whose e-mail is not confirmed (spec §8). */
const notConfirmedText = 'Email is not confirmed to log in.';

/** Reads what the sign-in threw; an unconfirmed e-mail asks for a new confirmation mail on the way. */
export const signInFailure = async (error: unknown, email: string): Promise<SignInFailure> => {
  if (!(error instanceof TokenRefusal) || error.status >= 500) return { kind: 'noConnection' };
  if (error.status === 429) return tooMany(error.retryAfter);
  // The server has sent the mail by itself (ERR-05).
  if (error.description === sendSuccessfully) return { kind: 'confirmationSent' };
  return error.description === notConfirmedText ? askAgain(email) : { kind: 'invalidGrant' };
};

/** Asks for another confirmation mail (IDN-15, ERR-04) and says whether it is on its way. */
function askAgain(email: string): Promise<SignInFailure> {
  return requestConfirmationMail(email).then(
    () => ({ kind: 'confirmationSent' }),
    () => ({ kind: 'notConfirmed' }),
  );
}
