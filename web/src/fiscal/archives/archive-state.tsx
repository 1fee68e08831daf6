import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import styles from './archives.module.css';
import type { TseArchiveRow } from './archives.queries.ts';
import { archivesTexts } from './archives-texts.ts';

const looks: Readonly<Record<string, 'ok' | 'warning' | 'error'>> = {
  sound: 'ok',
  doubtful: 'warning',
  unreadable: 'error',
  failed: 'error',
};

type Shown = Pick<TseArchiveRow, 'state' | 'verdict' | 'cause' | 'received' | 'progress' | 'size'>;

/** How an archive stands: in words, and with a dot that says how bad it is. */
export const ArchiveState = ({ archive }: { readonly archive: Shown }) => {
  const words = useStateWords(archive);
  const look = looks[archive.state === 'checked' ? (archive.verdict ?? '') : archive.state] ?? 'none';
  return (
    <span className={styles.state} data-state={look}>
      <span className={styles.dot} aria-hidden="true" />
      {words}
    </span>
  );
};

function useStateWords({ state, verdict, cause, received, progress, size }: Shown): string {
  const t = useTexts(archivesTexts);
  const f = useFormats();
  const percent = (part: number): string => f.share(Math.floor((100 * part) / size) / 100);
  if (state === 'receiving') return t.receiving(percent(received));
  if (state === 'checking') return t.checking(percent(progress));
  if (state === 'waiting' || state === 'same' || state === 'failed') return t[state];
  if (cause === 'otherDevice') return t.otherDevice;
  return verdict === 'sound' || verdict === 'doubtful' ? t[verdict] : t.unreadable;
}
