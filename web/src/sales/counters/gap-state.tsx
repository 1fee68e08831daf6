import Chip from '@mui/material/Chip';
import { gapListWords } from '@tresen/domain/sales/counters';
import { Link } from 'react-router';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts, useWords } from '../../kit/i18n/index.ts';
import styles from './counters.module.css';
import type { Gap } from './counters.queries.ts';
import { counterTexts } from './counters-texts.ts';

/** How far a gap is explained, by whom, and since when it is known. */
export const GapState = ({ gap }: { readonly gap: Gap }) => {
  const t = useTexts(counterTexts);
  const f = useFormats();
  const stateName = useStateName();
  const { zone, acknowledgedAt, acknowledgedByName, reason, closedAt, foundAt, deviceId } = gap;
  const isOpen = gap.state === 'open' && closedAt === null;
  return (
    <div className={styles.state}>
      <Chip size="small" color={isOpen ? 'error' : 'default'} label={stateName(gap)} />
      {acknowledgedAt && acknowledgedByName && (
        <>
          <q className={styles.reason}>{reason}</q>
          <span className={styles.detail}>
            {t.acknowledgedBy(acknowledgedByName, f.dateTime(acknowledgedAt, zone))}
          </span>
        </>
      )}
      {gap.state === 'waiting' && closedAt === null && (
        <Link to={`/manage/syncProblems?f=deviceId.is.${deviceId}`}>{t.showProblems}</Link>
      )}
      <span className={styles.detail}>
        {closedAt ? t.closedAt(f.dateTime(closedAt, zone)) : t.foundAt(f.dateTime(foundAt, zone))}
      </span>
    </div>
  );
};

function useStateName() {
  const t = useTexts(counterTexts);
  const states: Readonly<Record<string, string>> = useWords(gapListWords).choices.state;
  return ({ state, closedAt }: Gap): string => (closedAt === null ? (states[state] ?? state) : t.closed);
}
