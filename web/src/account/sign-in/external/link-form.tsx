import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import { signInSchema } from '@tresen/domain/account/sign-in';
import { useState } from 'react';
import { PasswordBox, TextBox } from '../../../kit/form/index.ts';
import { useTexts } from '../../../kit/i18n/index.ts';
import {
  FailureAlert,
  FieldRefusal,
  publicStyles,
  publicTexts,
  SubmitButton,
  useAccountForm,
  useWait,
} from '../../public-pages/index.ts';
import { signInTexts } from '../sign-in-texts.ts';
import { type ExternalFailure, isNamed } from './external-failure.ts';
import { externalTexts } from './external-texts.ts';

interface LinkFormProps {
  readonly email: string;
  readonly provider: string;
  /** Resolves with why it did not work. */
  readonly enter: (password: string) => Promise<ExternalFailure | undefined>;
}

/** The password of the account that has the e-mail already: it alone links the two (IDN-65). */
export const LinkForm = ({ email, provider, enter }: LinkFormProps) => {
  const t = useTexts(externalTexts);
  const words = useTexts(publicTexts);
  const [shown, setShown] = useState(false);
  const { form, field, failure, isReady, isSending } = useLinkForm(email, enter);
  return (
    <form {...form} className={publicStyles.form} aria-label={t.linkTitle(provider)}>
      <Alert severity="info">{t.linkHint(provider)}</Alert>
      <TextBox label={words.email} autoComplete="username" readOnly {...field('email')} />
      <PasswordBox
        label={t.linkPassword}
        autoComplete="current-password"
        autoFocus
        shown={shown}
        onToggle={() => setShown(!shown)}
        {...field('password')}
      />
      {failure && isNamed(failure) && <Alert severity="error">{t[failure.kind](provider)}</Alert>}
      {(failure?.kind === 'noConnection' || failure?.kind === 'tooMany') && (
        <FailureAlert failure={failure} />
      )}
      <SubmitButton isReady={isReady} isSending={isSending}>
        {t.link}
      </SubmitButton>
    </form>
  );
};

function useLinkForm(email: string, enter: LinkFormProps['enter']) {
  const t = useTexts(signInTexts);
  const [failure, setFailure] = useState<ExternalFailure | null>(null);
  const form = useAccountForm({
    resolver: zodResolver(signInSchema),
    defaultValues: { email, password: '' },
    words: (code) => (code === 'PASSWORD_TOO_SHORT' ? t[code] : t.invalidGrant),
    send: async ({ password }) => {
      setFailure(null);
      const reason = await enter(password);
      if (reason?.kind === 'wrongPassword') throw new FieldRefusal('password', 'invalidGrant');
      setFailure(reason ?? null);
    },
  });
  const timed = failure?.kind === 'tooMany' ? failure : null;
  const isWaiting = useWait(timed) > 0;
  return { ...form, failure, isReady: form.isReady && !isWaiting };
}
