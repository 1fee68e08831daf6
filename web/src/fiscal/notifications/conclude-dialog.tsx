import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { type FormEvent, useState } from 'react';
import { DateBox, FormDialog, LongTextBox, TextBox } from '../../kit/form/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import styles from './tax-notifications.module.css';
import { type TaxRegistration, useConclude } from './tax-notifications.queries.ts';
import { taxTexts } from './tax-notifications-texts.ts';

interface ConcludeProps {
  readonly open: NonNullable<TaxRegistration['open']>;
  readonly outcome: 'sent' | 'refused';
  readonly onClose: () => void;
}

/** Notes that a notification was sent, with its transfer ticket, or what the tax office objected to. */
export const ConcludeDialog = ({ open, outcome, onClose }: ConcludeProps) => {
  const t = useTexts(taxTexts);
  const notify = useNotify();
  const conclude = useConclude();
  const [sentOn, setSentOn] = useState(today);
  const [transferTicket, setTicket] = useState('');
  const [note, setNote] = useState('');
  const isSent = outcome === 'sent';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const given = { sentOn: sentOn || today(), transferTicket: transferTicket || null, note: note || null };
    conclude.mutate(
      { id: open.id, version: open.version, outcome, ...given },
      {
        onSuccess: () => {
          notify.success(isSent ? t.sent : t.refused);
          onClose();
        },
        onError: notify.failure,
      },
    );
  };
  return (
    <FormDialog title={isSent ? t.sendTitle : t.refuseTitle} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <DialogContent className={styles.form ?? ''}>
          <p>{isSent ? t.sendText : t.refuseText}</p>
          {isSent && (
            <>
              <DateBox label={t.sentOn} value={sentOn} onChange={setSentOn} />
              <TextBox
                label={t.transferTicket}
                hint={t.transferTicketHint}
                autoComplete="off"
                inputProps={{ maxLength: 100 }}
                value={transferTicket}
                onChange={({ target }) => setTicket(target.value)}
              />
            </>
          )}
          <LongTextBox
            label={t.note}
            max={1_000}
            inputProps={{ maxLength: 1_000 }}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button type="submit" variant="contained" loading={conclude.isPending}>
            {isSent ? t.markSent : t.save}
          </Button>
        </DialogActions>
      </form>
    </FormDialog>
  );
};

function today(): string {
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short' }).format(new Date());
}
