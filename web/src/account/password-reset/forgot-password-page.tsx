import { zodResolver } from '@hookform/resolvers/zod';
import { forgotPasswordSchema, toForgotPasswordPayload } from '@tresen/domain/account/password-reset';
import { useState } from 'react';
import { TextBox } from '../../kit/form/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { LockResetIcon } from '../../kit/icons/lock-reset.tsx';
import { ResendMail } from '../confirmation/index.ts';
import {
  AccountRefusal,
  addressParam,
  FailureAlert,
  goTo,
  mayFocusField,
  PublicCard,
  postAccount,
  publicStyles,
  publicTexts,
  SubmitButton,
  useAccountForm,
  withEmail,
} from '../public-pages/index.ts';
import { passwordResetTexts } from './password-reset-texts.ts';
import { useResetWords } from './use-reset-words.ts';

/** /forgot-password (IDN-29 to IDN-32) */
export const ForgotPasswordPage = () => {
  const t = useTexts(passwordResetTexts);
  return (
    <PublicCard
      title={t.forgotTitle}
      heading={t.forgotHeading}
      text={t.forgotText}
      icon={<LockResetIcon />}
      footer={<a href={withEmail('/login', addressParam('email'))}>{t.backToLogin}</a>}
    >
      <ForgotForm />
    </PublicCard>
  );
};

function ForgotForm() {
  const t = useTexts(passwordResetTexts);
  const { email } = useTexts(publicTexts);
  const { form, field, failure, words, unconfirmed, isReady, isSending } = useForgotForm();
  return (
    <>
      <form {...form} className={publicStyles.form}>
        <TextBox
          label={email}
          type="email"
          autoComplete="username"
          autoFocus={mayFocusField()}
          {...field('email')}
        />
        {failure && (
          <FailureAlert
            failure={failure}
            refused={failure.kind === 'refused' && words(failure.code, failure.text)}
          />
        )}
        <SubmitButton isReady={isReady} isSending={isSending}>
          {t.sendLink}
        </SubmitButton>
      </form>
      {unconfirmed && <ResendMail email={unconfirmed} />}
    </>
  );
}

function useForgotForm() {
  const words = useResetWords();
  const [unconfirmed, setUnconfirmed] = useState('');
  const form = useAccountForm({
    resolver: zodResolver(forgotPasswordSchema),
    defaultValues: { email: addressParam('email') },
    words,
    send: async (values) => {
      setUnconfirmed('');
      const payload = toForgotPasswordPayload(values, window.location.origin);
      await postAccount('Forget', payload).catch((error: unknown) => {
        if (error instanceof AccountRefusal && error.code === 'EMAIL_UNCONFIRMED')
          setUnconfirmed(values.email);
        throw error;
      });
      goTo(withEmail('/reset-confirm', values.email));
    },
  });
  return { ...form, words, unconfirmed };
}
