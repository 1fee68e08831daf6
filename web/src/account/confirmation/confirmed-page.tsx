import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTexts } from '../../kit/i18n/index.ts';
import { LinkOffIcon } from '../../kit/icons/link-off.tsx';
import { TaskAltIcon } from '../../kit/icons/task-alt.tsx';
import {
  addressParam,
  FailedCard,
  PublicCard,
  publicStyles,
  publicTexts,
  WaitingCard,
  withEmail,
} from '../public-pages/index.ts';
import { confirmationTexts } from './confirmation-texts.ts';
import { ResendMail } from './resend-mail.tsx';
import { useConfirmation } from './use-confirmation.ts';

interface ConfirmationProps {
  readonly email: string;
  readonly token: string;
  readonly onRetry: () => void;
}

/** /confirmed: the link of the confirmation mail (IDN-28). */
export const ConfirmedPage = () => {
  const [{ email, token }] = useState(() => ({ email: addressParam('email'), token: addressParam('token') }));
  const [round, setRound] = useState(0);
  return <Confirmation key={round} email={email} token={token} onRetry={() => setRound(round + 1)} />;
};

function Confirmation({ email, token, onRetry }: ConfirmationProps) {
  const t = useTexts(confirmationTexts);
  const state = useConfirmation(email, token);
  if (state.kind === 'confirming')
    return <WaitingCard title={t.confirmingTitle} heading={t.confirmingHeading} />;
  if (state.kind === 'confirmed') return <Confirmed email={email} />;
  if (state.kind === 'refused') return <Refused email={email} />;
  const { failure } = state;
  return <FailedCard title={t.refusedTitle} heading={t.failedHeading} failure={failure} onRetry={onRetry} />;
}

function Confirmed({ email }: { readonly email: string }) {
  const t = useTexts(confirmationTexts);
  const { toLogin } = useTexts(publicTexts);
  return (
    <PublicCard
      title={t.confirmedTitle}
      heading={t.confirmedHeading}
      text={t.confirmedText}
      icon={<TaskAltIcon />}
    >
      <div className={publicStyles.stack}>
        <Button href={withEmail('/login', email)} variant="contained" size="large">
          {toLogin}
        </Button>
      </div>
    </PublicCard>
  );
}

function Refused({ email }: { readonly email: string }) {
  const t = useTexts(confirmationTexts);
  const { toLogin } = useTexts(publicTexts);
  return (
    <PublicCard
      title={t.refusedTitle}
      heading={t.refusedHeading}
      text={t.refusedText}
      icon={<LinkOffIcon />}
      footer={<a href={withEmail('/login', email)}>{toLogin}</a>}
    >
      {email === '' ? null : <ResendMail email={email} />}
    </PublicCard>
  );
}
