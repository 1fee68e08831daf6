import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import styles from './closing-page.module.css';
import { type StoredClosing, useCheckClosing } from './closings.queries.ts';
import { closingTexts } from './closings-texts.ts';
import { FigureComparison } from './figure-comparison.tsx';

const severities = {
  matches: 'success',
  differs: 'error',
  incomplete: 'warning',
  unchecked: 'info',
} as const;

/** What the cloud's own sums say of the closing, and the figures side by side (contract 18). */
export const ClosingCheck = ({ closing }: { readonly closing: StoredClosing }) => {
  const t = useTexts(closingTexts);
  const f = useFormats();
  const notify = useNotify();
  const check = useCheckClosing();
  const { row, figures } = closing;
  const { title, text } = useFinding(closing);
  const run = () =>
    check.mutate(row.id, { onSuccess: () => notify.success(t.checkRequested), onError: notify.failure });
  return (
    <section className={styles.check} aria-label={t.checkTitle}>
      <Alert
        severity={severities[row.state]}
        action={
          row.state !== 'matches' && (
            <Button color="inherit" loading={check.isPending} onClick={run}>
              {t.checkAgain}
            </Button>
          )
        }
      >
        <AlertTitle>{title}</AlertTitle>
        {text}
        {row.checkedAt !== null && ` ${t.checkedAt(f.dateTime(row.checkedAt, row.zone))}.`}
      </Alert>
      <FigureComparison figures={figures} currency={row.currency} isOpen={row.state === 'differs'} />
    </section>
  );
};

function useFinding({ row, figures }: StoredClosing): { readonly title: string; readonly text: string } {
  const t = useTexts(closingTexts);
  const f = useFormats();
  const isDaily = row.type === 'daily';
  const same = figures.filter(({ result }) => result === 'same').length;
  switch (row.state) {
    case 'matches':
      return { title: isDaily ? t.matches : t.matchesDays, text: t.matchesText(f.number(same)) };
    case 'differs':
      return { title: t.differs(row.differing), text: t.differsText };
    case 'incomplete':
      return { title: (isDaily ? t.incomplete : t.incompleteDays)(row.missing), text: t.incompleteText };
    case 'unchecked':
      return { title: t.unchecked, text: t.uncheckedText };
  }
}
