import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { CloudOffIcon } from '../../kit/icons/cloud-off.tsx';
import { useServerAway } from '../../kit/offline/care.ts';
import styles from './care.module.css';
import { careTexts } from './care-texts.ts';

/** Says that the figures are those of the last time, while the server cannot be reached. Announced when it appears. */
export const OfflineStrip = () => {
  const isAway = useServerAway();
  return <div role="status">{isAway && <Strip />}</div>;
};

function Strip() {
  const t = useTexts(careTexts);
  const formats = useFormats();
  const shown = useOldestShown();
  const iso = shown === null ? '' : new Date(shown).toISOString();
  const time = shown !== null && isToday(shown) ? formats.time : formats.dateTime;
  return (
    <p className={styles.strip}>
      <CloudOffIcon fontSize="small" />
      <span>
        <strong>{shown === null ? t.away : t.awaySince(time(iso))}</strong>. {t.awayHint}
      </span>
    </p>
  );
}

function useOldestShown(): number | null {
  const client = useQueryClient();
  return useSyncExternalStore(
    (listener) => client.getQueryCache().subscribe(listener),
    () => oldestShown(client),
  );
}

/** Milliseconds since 1970 of the oldest figures on the page; null where it shows none. */
function oldestShown(client: QueryClient): number | null {
  const times = client
    .getQueryCache()
    .getAll()
    .filter((query) => query.isActive() && query.state.data !== undefined)
    .map(({ state }) => state.dataUpdatedAt);
  return times.length > 0 ? Math.min(...times) : null;
}

function isToday(time: number): boolean {
  return new Date(time).toDateString() === new Date().toDateString();
}
