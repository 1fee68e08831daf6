import { useTexts } from '../../kit/i18n/index.ts';
import { MarkEmailUnreadOutlinedIcon } from '../../kit/icons/mark-email-unread-outlined.tsx';
import { addressParam, PublicCard, publicStyles, withEmail } from '../public-pages/index.ts';
import { passwordResetTexts } from './password-reset-texts.ts';

/** /reset-confirm?email= (IDN-33, decisions IDN-49) */
export const ResetConfirmPage = () => {
  const t = useTexts(passwordResetTexts);
  const email = addressParam('email');
  const sent = email ? (
    <>
      {t.sentTo} <strong>{email}</strong>.
    </>
  ) : (
    t.sent
  );
  const footer = (
    <>
      <a href={withEmail('/login', email)}>{t.backToLogin}</a>
      <a href={withEmail('/forgot-password', email)}>{t.sendAgain}</a>
    </>
  );
  return (
    <PublicCard
      title={t.sentTitle}
      heading={t.sentHeading}
      text={
        <>
          {sent} {t.followIt}
        </>
      }
      icon={<MarkEmailUnreadOutlinedIcon />}
      footer={footer}
    >
      <p className={publicStyles.text}>{t.noMail}</p>
    </PublicCard>
  );
};
