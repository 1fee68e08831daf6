import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { maxReceiptBytes } from '@tresen/domain/fiscal/notifications';
import { type ChangeEvent, useRef } from 'react';
import { downloadFile } from '../../kit/download/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { RequestError } from '../../kit/graphql/index.ts';
import { useLanguage, useTexts } from '../../kit/i18n/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import { Panel } from '../../kit/page/index.ts';
import styles from './tax-notifications.module.css';
import { type PastNotification, type TaxRegistration, useSendReceipt } from './tax-notifications.queries.ts';
import { taxTexts } from './tax-notifications-texts.ts';

interface HistoryProps {
  readonly registration: TaxRegistration;
  readonly mayChange: boolean;
}

/** What was told, when and by whom, with its files. */
export const HistoryPanel = ({ registration: { notifications, country, zone }, mayChange }: HistoryProps) => {
  const t = useTexts(taxTexts);
  return (
    <Panel title={t.history}>
      {notifications.length === 0 && <p>{t.historyNone}</p>}
      <ul className={styles.lines}>
        {notifications.map((past) => (
          <li key={past.id} className={styles.past}>
            <PastWords past={past} zone={zone} />
            {mayChange && <Files past={past} kinds={country === 'DE' ? germanKinds : otherKinds} />}
          </li>
        ))}
      </ul>
    </Panel>
  );
};

const germanKinds = ['pdf', 'csv', 'xml'] as const;
const otherKinds = ['pdf', 'csv'] as const;

function PastWords({ past, zone }: { readonly past: PastNotification; readonly zone: string }) {
  const t = useTexts(taxTexts);
  const f = useFormats();
  const { sentOn, concludedBy, createdAt, createdBy, systemCount, transferTicket, note } = past;
  const more = [
    t.systems(f.number(systemCount), systemCount === 1),
    ...(transferTicket === null ? [] : [t.ticket(transferTicket)]),
    ...(note === null ? [] : [note]),
  ];
  return (
    <>
      <b>
        {sentOn === null
          ? t.draftOf(f.dateTime(createdAt, zone), createdBy)
          : t.sentAt(f.day(sentOn), concludedBy ?? createdBy)}
      </b>
      <span className={styles.muted}>{more.join(' · ')}</span>
    </>
  );
}

interface FilesProps {
  readonly past: PastNotification;
  readonly kinds: readonly string[];
}

function Files({ past: { id, receiptName, reportState }, kinds }: FilesProps) {
  const t = useTexts(taxTexts);
  const language = useLanguage();
  const notify = useNotify();
  const download = useMutation({
    mutationFn: (kind: string) => downloadFile(`/api/tax-notifications/${id}.${kind}?language=${language}`),
    onError: notify.failure,
  });
  return (
    <div className={styles.actions}>
      {kinds.map((kind) => (
        <Button
          key={kind}
          size="small"
          aria-label={t.download(kind.toUpperCase())}
          onClick={() => download.mutate(kind)}
        >
          {kind.toUpperCase()}
        </Button>
      ))}
      {receiptName !== null && (
        <Button size="small" aria-label={t.download(receiptName)} onClick={() => download.mutate('receipt')}>
          {receiptName}
        </Button>
      )}
      {reportState === 3 && <ReceiptButton id={id} />}
    </div>
  );
}

/** Archives what the tax office answered; another file takes the place of the first. */
function ReceiptButton({ id }: { readonly id: string }) {
  const t = useTexts(taxTexts);
  const notify = useNotify();
  const input = useRef<HTMLInputElement>(null);
  const send = useSendReceipt(id);
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file && file.size > maxReceiptBytes)
      notify.failure(new RequestError('FILE_TOO_LARGE', { limit: maxReceiptBytes }));
    else if (file)
      send.mutate(file, { onSuccess: () => notify.success(t.receiptKept), onError: notify.failure });
    target.value = ''; // the same file once more is a choice, too
  };
  return (
    <>
      <Button size="small" loading={send.isPending} onClick={() => input.current?.click()}>
        {t.addReceipt}
      </Button>
      <input ref={input} type="file" hidden aria-label={t.addReceipt} onChange={take} />
    </>
  );
}
