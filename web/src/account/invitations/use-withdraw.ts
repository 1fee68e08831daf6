import { useTexts } from '../../kit/i18n/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import { type Invitation, useRestoreInvitation, useWithdrawInvitation } from './invitations.queries.ts';
import { invitationTexts } from './invitations-texts.ts';

type Withdrawable = Pick<Invitation, 'id' | 'email'>;

/**
 * Withdraws an invitation and offers the way back. Both outlive the row or dialog that began them, so they go by
 * promises: callbacks of a mutation end with their component.
 */
export const useWithdraw = () => {
  const t = useTexts(invitationTexts);
  const notify = useNotify();
  const { mutateAsync: restore } = useRestoreInvitation();
  const { mutateAsync: withdraw, isPending } = useWithdrawInvitation();
  const undo = ({ id, email }: Withdrawable) =>
    restore(id).then(() => notify.success(t.restored(email)), notify.failure);
  const run = (invitation: Withdrawable) =>
    withdraw(invitation.id).then(
      () => notify.success(t.withdrawn(invitation.email), () => void undo(invitation)),
      notify.failure,
    );
  return { run, isPending };
};
