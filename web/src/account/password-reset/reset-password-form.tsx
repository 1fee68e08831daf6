import { zodResolver } from '@hookform/resolvers/zod';
import { passwordResetSchema, toPasswordResetPayload } from '@tresen/domain/account/password-reset';
import { TextBox } from '../../kit/form/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { currentProfile, signOut } from '../../kit/session/index.ts';
import { NewPasswordFields, resetRule } from '../new-password/index.ts';
import {
  type AccountFailure,
  FailureAlert,
  goTo,
  mayFocusField,
  postAccount,
  publicStyles,
  publicTexts,
  SubmitButton,
  useAccountForm,
  withEmail,
} from '../public-pages/index.ts';
import { passwordResetTexts } from './password-reset-texts.ts';
import { useResetWords } from './use-reset-words.ts';

interface ResetPasswordFormProps {
  readonly email: string;
  readonly token: string;
}

interface RefusalProps {
  readonly failure: AccountFailure;
  readonly email: string;
}

/** The e-mail of the link, which can be edited, and a new password twice (IDN-35 to IDN-41). */
export const ResetPasswordForm = (props: ResetPasswordFormProps) => {
  const t = useTexts(passwordResetTexts);
  const { email } = useTexts(publicTexts);
  const { form, field, watch, failure, values, isReady, isSending } = useResetForm(props);
  const focused = mayFocusField() && (props.email === '' ? 'email' : 'password');
  return (
    <form {...form} className={publicStyles.form}>
      <TextBox
        label={email}
        type="email"
        autoComplete="username"
        autoFocus={focused === 'email'}
        {...field('email')}
      />
      <NewPasswordFields
        rule={resetRule}
        typed={watch('password')}
        password={{ ...field('password'), autoFocus: focused === 'password' }}
        confirmation={field('confirmPassword')}
      />
      {failure && <Refusal failure={failure} email={values('email')} />}
      <SubmitButton isReady={isReady} isSending={isSending}>
        {t.savePassword}
      </SubmitButton>
    </form>
  );
};

function useResetForm({ email, token }: ResetPasswordFormProps) {
  return useAccountForm({
    resolver: zodResolver(passwordResetSchema),
    defaultValues: { email, password: '', confirmPassword: '' },
    words: useResetWords(),
    deps: { password: 'confirmPassword' },
    send: async (values) => {
      await postAccount('Reset', toPasswordResetPayload(values, token));
      leaveEndedSession(values.email);
      goTo('/passwordChanged', { replace: true, state: { email: values.email } });
    },
  });
}

/** The reset has ended the person's sessions on the server, so also the one of this browser. */
function leaveEndedSession(email: string): void {
  if (currentProfile()?.data.email.toLowerCase() === email.toLowerCase()) signOut();
}

/** A wrong pair of link and e-mail is refused without saying which of the two was wrong (decisions IDN-44). */
function Refusal({ failure, email }: RefusalProps) {
  const t = useTexts(passwordResetTexts);
  const words = useResetWords();
  const refused = failure.kind === 'refused' && (
    <>
      {words(failure.code, failure.text)} <a href={withEmail('/forgot-password', email)}>{t.newLink}</a>
    </>
  );
  return <FailureAlert failure={failure} refused={refused} />;
}
