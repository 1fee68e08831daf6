import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTexts } from '../../kit/i18n/index.ts';
import { LinkOffIcon } from '../../kit/icons/link-off.tsx';
import { useRoleWords } from '../../kit/roles/index.ts';
import {
  FailedCard,
  PublicCard,
  publicStyles,
  publicTexts,
  usePath,
  WaitingCard,
  withEmail,
} from '../public-pages/index.ts';
import { RegisterForm } from './register-form.tsx';
import { storedDraft } from './registration-draft.ts';
import { registrationTexts } from './registration-texts.ts';
import { type Invitation, useInvitation } from './use-invitation.ts';

/** /register/:invitationCode? (IDN-16). The code keeps its case, unlike the path before it. */
export const RegisterPage = () => {
  const [round, setRound] = useState(0);
  const code = decodeURIComponent(usePath().split('/')[2] ?? '');
  return <WithCode key={`${round} ${code}`} code={code} onRetry={() => setRound(round + 1)} />;
};

function WithCode({ code, onRetry }: { readonly code: string; readonly onRetry: () => void }) {
  const t = useTexts(registrationTexts);
  const state = useInvitation(code);
  if (state.kind === 'loading') return <WaitingCard title={t.title} heading={t.readingInvitation} />;
  if (state.kind === 'unknown') return <UnknownInvitation />;
  if (state.kind === 'failed')
    return <FailedCard title={t.title} heading={t.notRead} failure={state.failure} onRetry={onRetry} />;
  return <SignUp invitation={state.invitation} />;
}

function UnknownInvitation() {
  const t = useTexts(registrationTexts);
  const { toLogin } = useTexts(publicTexts);
  return (
    <PublicCard
      title={t.title}
      heading={t.unknownHeading}
      text={t.unknownText}
      icon={<LinkOffIcon />}
      footer={<a href="/login">{toLogin}</a>}
    >
      <div className={publicStyles.stack}>
        <p className={publicStyles.text}>{t.askAgain}</p>
        <Button href="/register" variant="outlined" size="large">
          {t.withoutInvitation}
        </Button>
      </div>
    </PublicCard>
  );
}

function SignUp({ invitation }: { readonly invitation: Invitation | null }) {
  const t = useTexts(registrationTexts);
  const roles = useRoleWords();
  const { welcome, welcomeText } = useTexts(publicTexts);
  const [email, setEmail] = useState(() => invitation?.email ?? storedDraft().email);
  const invitedAs = invitation && (
    <>
      {t.yourRole} <strong>{roles[invitation.role]}</strong>.{' '}
    </>
  );
  return (
    <PublicCard
      title={t.title}
      heading={invitation ? t.invitedBy(invitation.company) : welcome}
      text={
        <>
          {invitedAs}
          {welcomeText}
        </>
      }
      footer={
        <>
          <span className={publicStyles.question}>{t.haveAccount}</span>
          <a href={withEmail('/login', email)}>{t.signIn}</a>
        </>
      }
    >
      <RegisterForm invitation={invitation} onEmail={setEmail} />
    </PublicCard>
  );
}
