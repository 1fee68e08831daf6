import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTexts } from '../../kit/i18n/index.ts';
import { LinkOffIcon } from '../../kit/icons/link-off.tsx';
import { PersonOffOutlinedIcon } from '../../kit/icons/person-off-outlined.tsx';
import { TaskAltIcon } from '../../kit/icons/task-alt.tsx';
import {
  type AccountFailure,
  accountFailure,
  addressParam,
  FailureAlert,
  PublicCard,
  postAccount,
  publicStyles,
  withEmail,
} from '../public-pages/index.ts';
import { confirmationTexts } from './confirmation-texts.ts';

type State = 'asking' | 'sending' | 'removed' | 'refused' | AccountFailure;

/**
 * /not-me: the other link of the confirmation mail, for whom the address belongs to. It asks first: programs that look
 * at mails follow every link, and must not remove what somebody wanted.
 */
export const NotMePage = () => {
  const t = useTexts(confirmationTexts);
  const [{ email, token }] = useState(() => ({ email: addressParam('email'), token: addressParam('token') }));
  const [state, setState] = useState<State>(token === '' ? 'refused' : 'asking');
  const send = () => {
    setState('sending');
    void remove(email, token).then(setState);
  };
  if (state === 'removed') return <Removed />;
  if (state === 'refused') return <Refused email={email} />;
  return (
    <PublicCard
      title={t.notMeTitle}
      heading={t.notMeHeading}
      text={t.notMeText}
      icon={<PersonOffOutlinedIcon />}
    >
      <div className={publicStyles.stack}>
        <p className={publicStyles.text}>
          <strong>{email}</strong>
        </p>
        {typeof state === 'object' && <FailureAlert failure={state} />}
        <Button variant="contained" size="large" color="error" loading={state === 'sending'} onClick={send}>
          {t.removeRegistration}
        </Button>
      </div>
    </PublicCard>
  );
};

async function remove(email: string, token: string): Promise<State> {
  try {
    await postAccount('Disown', { email, token });
    // A reload must not say that there is nothing to remove.
    window.history.replaceState(null, '', '/not-me');
    return 'removed';
  } catch (error) {
    const failure = accountFailure(error);
    return failure.kind === 'refused' ? 'refused' : failure;
  }
}

function Removed() {
  const t = useTexts(confirmationTexts);
  return (
    <PublicCard title={t.removedTitle} heading={t.removedHeading} text={t.removedText} icon={<TaskAltIcon />}>
      {null}
    </PublicCard>
  );
}

function Refused({ email }: { readonly email: string }) {
  const t = useTexts(confirmationTexts);
  return (
    <PublicCard
      title={t.notMeTitle}
      heading={t.notRemovedHeading}
      text={t.notRemovedText}
      icon={<LinkOffIcon />}
      footer={<a href={withEmail('/forgot-password', email)}>{t.toForgotPassword}</a>}
    >
      {null}
    </PublicCard>
  );
}
