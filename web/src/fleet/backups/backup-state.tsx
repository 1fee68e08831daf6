import { backupListWords, backupStateNumbers } from '@tresen/domain/fleet/backups';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts, useWords } from '../../kit/i18n/index.ts';
import styles from './backups.module.css';
import type { BackupRow } from './backups.queries.ts';
import { backupTexts } from './backups-texts.ts';

type Shown = Pick<BackupRow, 'state' | 'fault' | 'received' | 'size'>;

/** How a backup stands: in words, and with a dot that says how bad it is. */
export const BackupState = ({ backup }: { readonly backup: Shown }) => {
  const words = useStateWords(backup);
  const look = backup.fault !== null ? 'error' : backup.state;
  return (
    <span className={styles.state} data-state={look}>
      <span className={styles.dot} aria-hidden="true" />
      {words}
    </span>
  );
};

const faults = ['missing', 'damaged', 'unreadable'] as const;
const states = Object.keys(backupStateNumbers) as (keyof typeof backupStateNumbers)[];

function useStateWords({ state, fault, received, size }: Shown): string {
  const t = useTexts(backupTexts);
  const f = useFormats();
  const words = useWords(backupListWords);
  const found = faults.find((one) => one === fault);
  if (found) return t[found];
  if (state === 'uploading') return t.uploadingOf(f.share(Math.floor((100 * received) / size) / 100));
  const known = states.find((one) => one === state);
  return known ? words.choices.state[known] : state;
}

/** The word for a category. */
export const useCategoryWord = (): ((category: string) => string) => {
  const { category: words } = useWords(backupListWords).choices;
  return (category) => (Object.hasOwn(words, category) ? words[category as keyof typeof words] : category);
};

/** Bytes in megabytes, small ones in kilobytes. */
export const useSize = (): ((bytes: number) => string) => {
  const f = useFormats();
  return (bytes) =>
    bytes < 1_000_000
      ? `${f.number(Math.ceil(bytes / 1_000))} kB`
      : `${f.number(Math.round(bytes / 100_000) / 10)} MB`;
};
