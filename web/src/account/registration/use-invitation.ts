import { type Role, roles } from '@tresen/domain/kit/groups';
import { useEffect, useState } from 'react';
import { type AccountFailure, accountFailure, postAccount } from '../public-pages/index.ts';

/** An open invitation, as its page shows it. */
export interface Invitation {
  readonly code: string;
  readonly email: string;
  readonly company: string;
  readonly role: Role;
}

export type InvitationState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed'; readonly failure: AccountFailure }
  | { readonly kind: 'open'; readonly invitation: Invitation | null };

/** Asks for the invitation of a code; open with null where there is no code. */
export const useInvitation = (code: string): InvitationState => {
  const [state, setState] = useState<InvitationState>(
    code === '' ? { kind: 'open', invitation: null } : { kind: 'loading' },
  );
  useEffect(() => {
    if (code === '') return;
    let isLeft = false;
    void askFor(code).then((answer) => {
      if (!isLeft) setState(answer);
    });
    return () => {
      isLeft = true;
    };
  }, [code]);
  return state;
};

async function askFor(code: string): Promise<InvitationState> {
  try {
    const { email, company, role } = JSON.parse(await postAccount('Invitation', { code }));
    const known = roles.find((one) => one === role) ?? 'user';
    return { kind: 'open', invitation: { code, email, company, role: known } };
  } catch (error) {
    const failure = accountFailure(error);
    return failure.kind === 'refused' ? { kind: 'unknown' } : { kind: 'failed', failure };
  }
}
