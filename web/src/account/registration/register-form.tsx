import { zodResolver } from '@hookform/resolvers/zod';
import { registrationSchema, toRegistrationPayload } from '@tresen/domain/account/registration';
import { TextBox } from '../../kit/form/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { awaitConfirmation } from '../confirmation/index.ts';
import { NewPasswordFields, registrationRule } from '../new-password/index.ts';
import {
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
import styles from './registration.module.css';
import { storeDraft, storedDraft } from './registration-draft.ts';
import { registrationTexts } from './registration-texts.ts';
import type { Invitation } from './use-invitation.ts';
import { useRegistrationWords } from './use-registration-words.ts';

interface RegisterFormProps {
  readonly invitation: Invitation | null;
  /** The e-mail typed so far, for who finds that they have an account already. */
  readonly onEmail: (email: string) => void;
}

/** The registration (IDN-17 to IDN-26). What is typed stays in this tab; of an invitation, e-mail and company are fixed. */
export const RegisterForm = ({ invitation, onEmail }: RegisterFormProps) => {
  const t = useTexts(registrationTexts);
  const { email } = useTexts(publicTexts);
  const { form, field, watch, values, failure, words, isReady, isSending } = useRegisterForm(invitation);
  const isInvited = invitation !== null;
  const keep = () => {
    storeDraft(values());
    onEmail(values('email'));
  };
  const fixed = isInvited ? { readOnly: true, className: styles.fixed ?? '' } : {};
  return (
    <form {...form} onChange={keep} className={`${publicStyles.form} ${styles.form}`}>
      <div className={styles.names}>
        <TextBox
          label={t.firstName}
          autoComplete="given-name"
          autoFocus={mayFocusField()}
          {...field('firstName')}
        />
        <TextBox label={t.lastName} autoComplete="family-name" {...field('lastName')} />
      </div>
      <TextBox label={t.company} autoComplete="organization" {...fixed} {...field('company')} />
      <TextBox
        label={email}
        type="email"
        autoComplete="username"
        {...fixed}
        hint={isInvited ? t.emailFixed : undefined}
        {...field('email')}
      />
      <NewPasswordFields
        rule={registrationRule}
        typed={watch('password')}
        password={field('password')}
        confirmation={field('confirmPassword')}
      />
      {failure && (
        <FailureAlert
          failure={failure}
          refused={failure.kind === 'refused' && words(failure.code, failure.text)}
        />
      )}
      <SubmitButton isReady={isReady} isSending={isSending}>
        {t.submit}
      </SubmitButton>
    </form>
  );
};

function useRegisterForm(invitation: Invitation | null) {
  const words = useRegistrationWords();
  const form = useAccountForm({
    resolver: zodResolver(registrationSchema),
    defaultValues: initialValues(invitation),
    words,
    deps: { password: 'confirmPassword' },
    send: async (values) => {
      const payload = toRegistrationPayload(values, window.location.origin, invitation?.code);
      await postAccount('Register', payload);
      // The mail of an invitation has proved the address already.
      if (invitation) return goTo(withEmail('/confirmed', values.email), { replace: true });
      awaitConfirmation(values.email);
      goTo('/mail-confirm');
    },
  });
  return { ...form, words };
}

function initialValues(invitation: Invitation | null) {
  return {
    ...storedDraft(),
    ...(invitation && { email: invitation.email, company: invitation.company }),
    password: '',
    confirmPassword: '',
  };
}
