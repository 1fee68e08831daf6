import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { Panel } from '../../kit/page/index.ts';
import { useSize } from './backup-state.tsx';
import styles from './backups.module.css';
import type { Backup } from './backups.queries.ts';
import { backupTexts } from './backups-texts.ts';

/** How large the last backups of the register were, this one marked: one that suddenly is small has lost something. */
export const BackupTrend = ({ backup }: { readonly backup: Backup }) => {
  const t = useTexts(backupTexts);
  const f = useFormats();
  const sizeOf = useSize();
  const largest = Math.max(...backup.trend.map(({ size }) => size));
  return (
    <Panel title={t.trendOf}>
      <ol className={styles.bars}>
        {backup.trend.map(({ id, size, endedAt }) => {
          const words = `${f.dateTime(endedAt, backup.zone)}: ${sizeOf(size)}`;
          return (
            <li
              key={id}
              data-own={id === backup.id || undefined}
              style={{ blockSize: `${(100 * size) / largest}%` }}
              title={words}
              aria-label={words}
            />
          );
        })}
      </ol>
    </Panel>
  );
};
