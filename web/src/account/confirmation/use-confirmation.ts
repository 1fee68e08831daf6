import { useEffect, useState } from 'react';
import { type AccountFailure, accountFailure, postAccount, withEmail } from '../public-pages/index.ts';
import { endAwaiting } from './awaited-address.ts';

export type ConfirmationState =
  | { readonly kind: 'confirming' }
  | { readonly kind: 'confirmed' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'failed'; readonly failure: AccountFailure };

/** Confirms the address of a mail's link; without a token it was confirmed before. */
export const useConfirmation = (email: string, token: string): ConfirmationState => {
  const [state, setState] = useState<ConfirmationState>({ kind: token === '' ? 'confirmed' : 'confirming' });
  useEffect(() => {
    if (token !== '') void confirm(email, token).then(setState);
  }, [email, token]);
  return state;
};

async function confirm(email: string, token: string): Promise<ConfirmationState> {
  try {
    await postAccount('Confirm', { email, token });
    endAwaiting();
    // A reload must not spend the link again and say that it was used.
    window.history.replaceState(null, '', withEmail('/confirmed', email));
    return { kind: 'confirmed' };
  } catch (error) {
    const failure = accountFailure(error);
    return failure.kind === 'refused' ? { kind: 'refused' } : { kind: 'failed', failure };
  }
}
