import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTexts } from '../../kit/i18n/index.ts';
import {
  type AccountFailure,
  accountFailure,
  FailureAlert,
  publicStyles,
  requestConfirmationMail,
  SlowHint,
  useCountdown,
} from '../public-pages/index.ts';
import { mailSentAt, noteMailSent } from './awaited-address.ts';
import { confirmationTexts } from './confirmation-texts.ts';

/** Milliseconds between two mails: the first one may still be on its way. */
const waitMs = 60_000;

type Progress = 'idle' | 'sending' | 'sent' | AccountFailure;

/** Sends the confirmation mail once more, with the time that has to pass in between. */
export const ResendMail = ({ email }: { readonly email: string }) => {
  const t = useTexts(confirmationTexts);
  const { progress, left, send } = useResend(email);
  return (
    <div className={publicStyles.form}>
      <Button
        variant="outlined"
        size="large"
        disabled={left > 0}
        loading={progress === 'sending'}
        onClick={() => void send()}
      >
        {left > 0 ? t.resendIn(left) : t.resend}
      </Button>
      <SlowHint isWaiting={progress === 'sending'} />
      {progress === 'sent' && (
        <Alert severity="success" role="status">
          {t.resent(email)}
        </Alert>
      )}
      {typeof progress === 'object' && <FailureAlert failure={progress} />}
    </div>
  );
};

function useResend(email: string) {
  const [progress, setProgress] = useState<Progress>('idle');
  const left = useCountdown(mailSentAt(email) + waitMs);
  const send = async () => {
    setProgress('sending');
    try {
      await requestConfirmationMail(email);
      noteMailSent(email);
      setProgress('sent');
    } catch (error) {
      setProgress(accountFailure(error));
    }
  };
  return { progress, left, send };
}
