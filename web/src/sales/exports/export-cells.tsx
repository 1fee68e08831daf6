import LinearProgress from '@mui/material/LinearProgress';
import { exportListWords } from '@tresen/domain/kit/exports';
import { type ExportFacts, shareDone } from '../../kit/exports/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts, useWords } from '../../kit/i18n/index.ts';
import styles from './exports-page.module.css';
import { exportsPageTexts } from './exports-page-texts.ts';

interface CellProps {
  readonly shown: ExportFacts;
}

/** What the file is called: `Belege (Excel)`. */
export const useExportName = (): ((shown: Pick<ExportFacts, 'title' | 'format'>) => string) => {
  const { format: formats } = useWords(exportListWords).choices;
  return ({ title, format }) => `${title} (${formats[format]})`;
};

/** The file and by what it was filtered. */
export const FileCell = ({ shown }: CellProps) => {
  const t = useTexts(exportsPageTexts);
  const nameOf = useExportName();
  return (
    <span className={styles.lines}>
      <strong>{nameOf(shown)}</strong>
      <span className={styles.quiet}>{shown.description || t.all}</span>
    </span>
  );
};

/** How far it is, until when it can be fetched, or why there is no file. */
export const StateCell = ({ shown }: CellProps) => {
  const t = useTexts(exportsPageTexts);
  const f = useFormats();
  const { state: states } = useWords(exportListWords).choices;
  const { state, failure, expiresAt } = shown;
  return (
    <span className={styles.lines}>
      <span className={styles.state} data-state={state}>
        {states[state]}
      </span>
      {state === 'running' && <Progress shown={shown} />}
      {expiresAt && <span className={styles.quiet}>{t.until(f.dateTime(expiresAt))}</span>}
      {failure && <span className={styles.quiet}>{t.failures[failure]}</span>}
    </span>
  );
};

/** How many rows the file has and how large it is, and what the screen counted where that was something else. */
export const ContentCell = ({ shown }: CellProps) => {
  const t = useTexts(exportsPageTexts);
  const f = useFormats();
  const sizeOf = useSize();
  const { state, rows, size, total, shown: onScreen } = shown;
  if (state !== 'done' || total === null || size === null) return null;
  return (
    <span className={styles.lines}>
      <span>{t.rowsAndSize(rows === 1 ? t.oneRow : t.rows(f.number(rows)), sizeOf(size))}</span>
      {total !== rows && <span className={styles.quiet}>{t.counted(f.number(total))}</span>}
      {onScreen !== null && onScreen !== total && (
        <span className={styles.quiet}>{t.shown(f.number(onScreen))}</span>
      )}
    </span>
  );
};

/** Who wanted it, and when. */
export const ByCell = ({ shown: { userName, createdAt } }: CellProps) => {
  const f = useFormats();
  return (
    <span className={styles.lines}>
      <span className={styles.name}>{userName}</span>
      <span className={styles.quiet}>{f.dateTime(createdAt)}</span>
    </span>
  );
};

function Progress({ shown }: CellProps) {
  const t = useTexts(exportsPageTexts);
  const f = useFormats();
  const { total, done, title } = shown;
  if (!total) return null;
  return (
    <>
      <LinearProgress
        className={styles.bar ?? ''}
        variant="determinate"
        value={shareDone(shown) * 100}
        aria-label={t.progress(title)}
      />
      <span className={styles.quiet}>{t.progressOf(f.number(done), f.number(total))}</span>
    </>
  );
}

/** The size of a file in words. */
function useSize(): (bytes: number) => string {
  const t = useTexts(exportsPageTexts);
  const f = useFormats();
  return (bytes) =>
    bytes < 1_000_000
      ? t.kilobytes(f.number(Math.max(1, Math.round(bytes / 1_000))))
      : t.megabytes(f.number(Math.round(bytes / 100_000) / 10));
}
