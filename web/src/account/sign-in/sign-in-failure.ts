import { TokenRefusal } from '../../kit/session/index.ts';

/** Why a sign-in did not work, as the form shows it. */
export type SignInFailure =
  | { readonly kind: 'invalidGrant' | 'notConfirmed' | 'confirmationSent' | 'noConnection' }
  | { readonly kind: 'tooMany'; readonly seconds: number | null };

/** The server's own text for an account whose e-mail is not confirmed (spec §8). */
const notConfirmedText = 'Email is not confirmed to log in.';

/** Asks for another confirmation mail (IDN-15); true when it is on its way. */
const resendConfirmation = async (email: string): Promise<boolean> => {
  const response = await fetch('/Account/resendConfirm', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ Email: email, FrontendUrl: window.location.origin }),
  });
  return response.ok;
};

/** Reads what the sign-in threw; an unconfirmed e-mail asks for a new confirmation mail on the way. */
export const signInFailure = async (error: unknown, email: string): Promise<SignInFailure> => {
  if (!(error instanceof TokenRefusal)) return { kind: 'noConnection' };
  if (error.status === 429) return { kind: 'tooMany', seconds: error.retryAfter };
  if (error.description === notConfirmedText)
    return { kind: (await resendConfirmation(email)) ? 'confirmationSent' : 'notConfirmed' };
  return { kind: error.status < 500 ? 'invalidGrant' : 'noConnection' };
};
