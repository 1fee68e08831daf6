import { zodResolver } from '@hookform/resolvers/zod';
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { type SignIn, signInMessages, signInSchema } from '@tresen/domain/account/sign-in';
import { useState } from 'react';
import { type FieldError, useForm } from 'react-hook-form';
import { TextBox } from '../../kit/form/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { signIn } from '../../kit/session/index.ts';
import styles from './login.module.css';
import { type SignInFailure, signInFailure } from './sign-in-failure.ts';
import { signInTexts } from './sign-in-texts.ts';

interface LoginFormProps {
  readonly email: string;
  readonly onSignedIn: () => void;
  /** The person has begun to type. */
  readonly onTyping: () => void;
}

const useFieldWords = () => {
  const t = useTexts(signInTexts);
  return (error: FieldError | undefined): string | undefined => {
    const code = signInMessages.find((message) => message === error?.message);
    return code ? t[code] : error?.message;
  };
};

const useFailureWords = () => {
  const t = useTexts(signInTexts);
  return (failure: SignInFailure): string =>
    failure.kind === 'tooMany' ? t.tooMany(failure.seconds) : t[failure.kind];
};

const PasswordToggle = ({ shown, onToggle }: { readonly shown: boolean; readonly onToggle: () => void }) => {
  const t = useTexts(signInTexts);
  return (
    <InputAdornment position="end">
      <IconButton edge="end" aria-label={shown ? t.hidePassword : t.showPassword} onClick={onToggle}>
        {shown ? <VisibilityOff /> : <Visibility />}
      </IconButton>
    </InputAdornment>
  );
};

/** E-mail and password (IDN-04). The rules are those of the server; its refusal shows at the password. */
export const LoginForm = ({ email, onSignedIn, onTyping }: LoginFormProps) => {
  const t = useTexts(signInTexts);
  const fieldWords = useFieldWords();
  const failureWords = useFailureWords();
  const [shown, setShown] = useState(false);
  const [failure, setFailure] = useState<SignInFailure | null>(null);
  const { register, handleSubmit, formState, setError } = useForm<SignIn>({
    resolver: zodResolver(signInSchema),
    mode: 'onTouched',
    defaultValues: { email, password: '' },
  });

  const submit = async (values: SignIn) => {
    setFailure(null);
    try {
      await signIn(values.email, values.password);
      onSignedIn();
    } catch (error) {
      const reason = await signInFailure(error, values.email);
      if (reason.kind === 'invalidGrant')
        setError('password', { type: 'server', message: t.invalidGrant }, { shouldFocus: true });
      else setFailure(reason);
    }
  };

  const { errors, isValid, isSubmitting } = formState;
  // Spec §4: submit is enabled only when all fields are valid; a server error counts until its field is edited.
  const isReady = isValid && !errors.email && !errors.password;
  return (
    <form noValidate onSubmit={handleSubmit(submit)} onFocus={onTyping} className={styles.form}>
      <TextBox
        label={t.email}
        type="email"
        autoComplete="username"
        autoFocus={email === ''}
        error={fieldWords(errors.email)}
        {...register('email')}
      />
      <TextBox
        label={t.password}
        type={shown ? 'text' : 'password'}
        autoComplete="current-password"
        autoFocus={email !== ''}
        error={fieldWords(errors.password)}
        endAdornment={<PasswordToggle shown={shown} onToggle={() => setShown(!shown)} />}
        {...register('password')}
      />
      {failure && <Alert severity="error">{failureWords(failure)}</Alert>}
      <Button type="submit" variant="contained" size="large" disabled={!isReady} loading={isSubmitting}>
        {t.submit}
      </Button>
    </form>
  );
};
