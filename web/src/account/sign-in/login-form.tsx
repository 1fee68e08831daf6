import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import { signInSchema } from '@tresen/domain/account/sign-in';
import { useState } from 'react';
import { PasswordBox, TextBox } from '../../kit/form/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { signIn } from '../../kit/session/index.ts';
import {
  FailureAlert,
  FieldRefusal,
  mayFocusField,
  publicStyles,
  publicTexts,
  SubmitButton,
  useAccountForm,
  useWait,
  withEmail,
} from '../public-pages/index.ts';
import { type SignInFailure, signInFailure } from './sign-in-failure.ts';
import { signInTexts } from './sign-in-texts.ts';

interface LoginFormProps {
  readonly email: string;
  readonly onSignedIn?: () => void;
  /** The person has begun to type. */
  readonly onTyping?: () => void;
  /** The same person signs in again over an open page: nothing leads away from it. */
  readonly isAgain?: boolean;
}

/** Codes of the schema and of a refusal; each has its words. */
const fieldMessages = ['EMAIL_INVALID', 'PASSWORD_TOO_SHORT', 'invalidGrant'] as const;

/** E-mail and password (IDN-04). The rules are those of the server; its refusal shows at the password. */
export const LoginForm = (props: LoginFormProps) => {
  const t = useTexts(signInTexts);
  const words = useTexts(publicTexts);
  const [shown, setShown] = useState(false);
  const { form, field, failure, watch, isReady, isSending } = useLoginForm(props);
  const onInput: typeof form.onInput = (event) => {
    props.onTyping?.();
    form.onInput(event);
  };
  const focused = mayFocusField() && (props.email === '' ? 'email' : 'password');
  return (
    <form {...form} onInput={onInput} className={publicStyles.form}>
      <TextBox
        label={words.email}
        type="email"
        autoComplete="username"
        autoFocus={focused === 'email'}
        readOnly={props.isAgain ?? false}
        {...field('email')}
      />
      <PasswordBox
        label={words.password}
        autoComplete="current-password"
        autoFocus={focused === 'password'}
        shown={shown}
        onToggle={() => setShown(!shown)}
        {...field('password')}
      />
      {failure && <LoginFailure failure={failure} />}
      <SubmitButton isReady={isReady} isSending={isSending}>
        {t.submit}
      </SubmitButton>
      {!props.isAgain && (
        <p className={publicStyles.hint}>
          <a href={withEmail('/forgot-password', watch('email'))}>{t.forgot}</a>
        </p>
      )}
    </form>
  );
};

function useLoginForm({ email, onSignedIn }: LoginFormProps) {
  const t = useTexts(signInTexts);
  const [failure, setFailure] = useState<SignInFailure | null>(null);
  const form = useAccountForm({
    resolver: zodResolver(signInSchema),
    defaultValues: { email, password: '' },
    words: (code) => t[fieldMessages.find((known) => known === code) ?? 'invalidGrant'],
    send: async (values) => {
      setFailure(null);
      const reason = await signIn(values.email, values.password).catch((error: unknown) =>
        signInFailure(error, values.email),
      );
      if (!reason) return onSignedIn?.();
      // It is not said which of the two was wrong: it shows at the one that is typed blind.
      if (reason.kind === 'invalidGrant') throw new FieldRefusal('password', reason.kind);
      setFailure(reason);
    },
  });
  const isWaiting = useWait(failure) > 0;
  return { ...form, failure, isReady: form.isReady && !isWaiting };
}

function LoginFailure({ failure }: { readonly failure: SignInFailure }) {
  const t = useTexts(signInTexts);
  if (failure.kind === 'noConnection' || failure.kind === 'tooMany')
    return <FailureAlert failure={failure} />;
  const severity = failure.kind === 'confirmationSent' ? 'info' : 'error';
  return <Alert severity={severity}>{t[failure.kind]}</Alert>;
}
