import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { ListTable, RowsSkeleton } from '../../kit/list/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import { Loaded } from '../../kit/states/index.ts';
import { useRoleName } from '../roles/index.ts';
import styles from './invitations.module.css';
import { type Invitation, invitationsQuery, useResendInvitation } from './invitations.queries.ts';
import { invitationTexts } from './invitations-texts.ts';
import { useWithdraw } from './use-withdraw.ts';

/** Who was invited and has not come yet; nothing while there is nobody. */
export const InvitationPanel = () => {
  const t = useTexts(invitationTexts);
  const id = useId();
  const query = useQuery(invitationsQuery);
  const isEmpty = query.data ? query.data.length === 0 : !query.error;
  if (isEmpty) return null;
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t.title}
      </h2>
      <Loaded query={query} skeleton={<RowsSkeleton rows={2} />}>
        {(invitations) => <InvitationTable invitations={invitations} />}
      </Loaded>
    </section>
  );
};

function InvitationTable({ invitations }: { readonly invitations: readonly Invitation[] }) {
  const t = useTexts(invitationTexts);
  const roleName = useRoleName();
  return (
    <ListTable
      label={t.title}
      rows={invitations}
      columns={[
        { key: 'email', name: t.email, role: 'title', cell: ({ email }) => <strong>{email}</strong> },
        { key: 'role', name: t.role, cell: ({ role }) => roleName(role) },
        { key: 'invitedBy', name: t.invitedBy, role: 'wide', cell: ({ invitedBy }) => invitedBy },
        {
          key: 'expires',
          name: t.expires,
          isNamed: true,
          cell: (invitation) => <Expiry invitation={invitation} />,
        },
        {
          key: 'actions',
          name: t.actions,
          role: 'actions',
          cell: (invitation) => <InvitationActions invitation={invitation} />,
        },
      ]}
    />
  );
}

function Expiry({ invitation: { expiresAt, isExpired } }: { readonly invitation: Invitation }) {
  const t = useTexts(invitationTexts);
  const f = useFormats();
  const time = f.dateTime(expiresAt);
  return (
    <span className={styles.expiry} data-expired={isExpired || undefined}>
      {isExpired ? t.expired(time) : time}
    </span>
  );
}

function InvitationActions({ invitation }: { readonly invitation: Invitation }) {
  const t = useTexts(invitationTexts);
  const notify = useNotify();
  const resend = useResendInvitation();
  const withdraw = useWithdraw();
  const { id, email, mayChange } = invitation;
  if (!mayChange) return null;
  const sendAgain = () =>
    resend.mutate(id, { onSuccess: () => notify.success(t.resent(email)), onError: notify.failure });
  return (
    <span>
      <Button aria-label={t.resendTo(email)} loading={resend.isPending} onClick={sendAgain}>
        {t.resend}
      </Button>
      <Button
        color="inherit"
        aria-label={t.withdrawFrom(email)}
        loading={withdraw.isPending}
        onClick={() => void withdraw.run(invitation)}
      >
        {t.withdraw}
      </Button>
    </span>
  );
}
