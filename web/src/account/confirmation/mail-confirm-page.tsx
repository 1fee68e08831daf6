import Button from '@mui/material/Button';
import { useTexts } from '../../kit/i18n/index.ts';
import { MarkEmailUnreadOutlinedIcon } from '../../kit/icons/mark-email-unread-outlined.tsx';
import { QuestionMarkIcon } from '../../kit/icons/question-mark.tsx';
import { PublicCard, publicStyles, publicTexts, withEmail } from '../public-pages/index.ts';
import { awaitedAddress } from './awaited-address.ts';
import { confirmationTexts } from './confirmation-texts.ts';
import { ResendMail } from './resend-mail.tsx';

/** /mail-confirm (IDN-27) */
export const MailConfirmPage = () => {
  const t = useTexts(confirmationTexts);
  const { toLogin } = useTexts(publicTexts);
  const email = awaitedAddress();
  if (email === '') return <NothingAwaited />;
  const text = (
    <>
      {t.sentTo} <strong>{email}</strong>. {t.openIt}
    </>
  );
  const footer = (
    <>
      <a href="/register">{t.wrongAddress}</a>
      <a href={withEmail('/login', email)}>{toLogin}</a>
    </>
  );
  return (
    <PublicCard
      title={t.awaitingTitle}
      heading={t.awaitingHeading}
      text={text}
      icon={<MarkEmailUnreadOutlinedIcon />}
      footer={footer}
    >
      <div className={publicStyles.stack}>
        <p className={publicStyles.text}>{t.noMail}</p>
        <ResendMail email={email} />
      </div>
    </PublicCard>
  );
};

/** Nothing is stored: another browser, or an account that is confirmed since long. */
function NothingAwaited() {
  const t = useTexts(confirmationTexts);
  const { toLogin } = useTexts(publicTexts);
  return (
    <PublicCard
      title={t.awaitingTitle}
      heading={t.nothingHeading}
      text={t.nothingText}
      icon={<QuestionMarkIcon />}
      footer={<a href="/register">{t.toRegister}</a>}
    >
      <div className={publicStyles.stack}>
        <Button href="/login" variant="contained" size="large">
          {toLogin}
        </Button>
      </div>
    </PublicCard>
  );
}
