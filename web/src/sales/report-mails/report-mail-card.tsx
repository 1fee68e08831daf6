import Button from '@mui/material/Button';
import {
  type RecipientState,
  type ReportMailResult,
  recipientStates,
  reportMailResults,
} from '@tresen/domain/sales/report-mails';
import { useState } from 'react';
import { useFormats } from '../../kit/format/index.ts';
import { RequestError } from '../../kit/graphql/index.ts';
import { useLanguage, useTexts } from '../../kit/i18n/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import { FactList, Panel } from '../../kit/page/index.ts';
import { ConfirmDialog } from '../../kit/states/index.ts';
import { clockOf, contentText, reportMailMessageOf } from './report-mail-entry.ts';
import styles from './report-mails.module.css';
import {
  type ReportMail,
  type ReportMailRecipient,
  useAskAgain,
  useRemoveReportMail,
} from './report-mails.queries.ts';
import { reportMailsTexts } from './report-mails-texts.ts';

interface ReportMailCardProps {
  readonly mail: ReportMail;
  readonly onEdit: () => void;
}

/** One report mail: what, when, to whom, and what was sent. */
export const ReportMailCard = ({ mail, onEdit }: ReportMailCardProps) => {
  const t = useTexts(reportMailsTexts);
  const f = useFormats();
  const language = useLanguage();
  const rhythm = t[wordOf(mail.rhythm)];
  return (
    <Panel title={mail.name} actions={<Actions mail={mail} onEdit={onEdit} />}>
      <FactList
        facts={[
          { name: t.report, value: contentText(mail.question, language, t.summary) },
          { name: t.when, value: t.whenText(rhythm, clockOf(mail.sendAtMinutes)) },
          { name: t.next, value: mail.isActive ? f.dateTime(mail.nextDueAt) : t.paused },
          { name: t.branches, value: mail.unitIds ? t.branchCount(mail.unitIds.length) : t.allBranches },
          { name: t.file, value: t[mail.file] },
        ]}
      />
      <h3 className={styles.heading}>{t.recipients}</h3>
      <ul className={styles.list}>
        {mail.recipients.map((recipient) => (
          <Recipient key={recipient.email} id={mail.id} recipient={recipient} />
        ))}
      </ul>
      <h3 className={styles.heading}>{t.history}</h3>
      <History mail={mail} />
    </Panel>
  );
};

function Actions({ mail, onEdit }: ReportMailCardProps) {
  const t = useTexts(reportMailsTexts);
  const notify = useNotify();
  const { mutate, isPending } = useRemoveReportMail();
  const [isAsking, setAsking] = useState(false);
  const remove = () =>
    mutate(mail.id, {
      onSuccess: () => notify.success(t.removed(mail.name)),
      onError: notify.failure,
      onSettled: () => setAsking(false),
    });
  return (
    <div className={styles.actions}>
      <Button color="inherit" onClick={() => setAsking(true)}>
        {t.remove}
      </Button>
      <Button variant="outlined" aria-label={t.openOf(mail.name)} onClick={onEdit}>
        {t.open}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t.removeTitle(mail.name)}
        confirm={t.remove}
        busy={isPending}
        onConfirm={remove}
        onClose={() => setAsking(false)}
      >
        {t.removeText}
      </ConfirmDialog>
    </div>
  );
}

function Recipient({ id, recipient }: { readonly id: string; readonly recipient: ReportMailRecipient }) {
  const t = useTexts(reportMailsTexts);
  const notify = useNotify();
  const { mutate, isPending } = useAskAgain();
  const { email, isInside, state } = recipient;
  const words = isStateName(state) ? t[state] : state;
  const refuse = (error: unknown) => {
    const told = error instanceof RequestError ? reportMailMessageOf(error.parameters.message) : undefined;
    if (told) notify.error(t.ofAddress(email, t[told]));
    else notify.failure(error);
  };
  const ask = () =>
    mutate({ id, email }, { onSuccess: () => notify.success(t.asked(email)), onError: refuse });
  return (
    <li className={styles.item}>
      <bdi className={styles.email}>{email}</bdi>
      <span className={styles.soft}>{isInside ? `${t.inside}, ${words}` : words}</span>
      {state === 'waiting' && (
        <Button size="small" loading={isPending} aria-label={t.askAgainOf(email)} onClick={ask}>
          {t.askAgain}
        </Button>
      )}
    </li>
  );
}

function History({ mail: { runs } }: Pick<ReportMailCardProps, 'mail'>) {
  const t = useTexts(reportMailsTexts);
  const f = useFormats();
  if (runs.length === 0) return <p className={styles.soft}>{t.nothingSent}</p>;
  return (
    <ul className={styles.list}>
      {runs.map(({ from, to, result, recipients, cause, at }) => (
        <li key={`${from}/${to}`} className={styles.item}>
          <span className={styles.email}>{from === to ? f.day(from) : `${f.day(from)} – ${f.day(to)}`}</span>
          <span className={styles.soft}>
            {isResultName(result) ? t[result] : result}
            {result === 'sent' && ` ${t.toCount(recipients)}, ${f.dateTime(at)}`}
            {result === 'failed' && `: ${cause?.startsWith('TOO_M') ? t.tooMuch : t.unanswerable}`}
          </span>
        </li>
      ))}
    </ul>
  );
}

function wordOf(rhythm: ReportMail['rhythm']): 'day' | 'week' | 'month' {
  return rhythm === 'DAY' ? 'day' : rhythm === 'WEEK' ? 'week' : 'month';
}

function isStateName(state: string): state is RecipientState {
  return (recipientStates as readonly string[]).includes(state);
}

function isResultName(result: string): result is ReportMailResult {
  return (reportMailResults as readonly string[]).includes(result);
}
