import LinearProgress from '@mui/material/LinearProgress';
import type { SyncedName } from '@tresen/domain/kit/entities';
import { kindWords } from '@tresen/domain/master-data/kinds';
import { useFormats } from '../../kit/format/index.ts';
import { useLanguage, useTexts } from '../../kit/i18n/index.ts';
import styles from './device-sync-progress.module.css';
import type { DeviceSync } from './devices.queries.ts';
import { deviceTexts } from './devices-texts.ts';

type Kind = DeviceSync['kinds'][number];

/** How much of its master data a register has, in all and by kind of record. What a branch does not have is left out. */
export const DeviceSyncProgress = ({ sync }: { readonly sync: DeviceSync }) => {
  const t = useTexts(deviceTexts);
  const f = useFormats();
  const { total, taken, kinds } = sync;
  const words = t.of(f.number(taken), f.number(total));
  return (
    <div className={styles.progress}>
      <LinearProgress
        variant="determinate"
        value={total === 0 ? 0 : (taken / total) * 100}
        aria-label={t.progress}
        aria-valuetext={words}
      />
      <ul className={styles.kinds}>
        {kinds
          .filter((kind) => kind.total > 0)
          .map((kind) => (
            <KindLine key={kind.entity} kind={kind} />
          ))}
      </ul>
    </div>
  );
};

/** `Artikel: 2.000 von 4.310` */
function KindLine({ kind: { entity, total, taken } }: { readonly kind: Kind }) {
  const t = useTexts(deviceTexts);
  const f = useFormats();
  const language = useLanguage();
  return (
    <li className={styles.kind} data-done={taken >= total || undefined}>
      <span>{isKind(entity) ? kindWords[entity][language].many : entity}</span>
      <span>{t.of(f.number(taken), f.number(total))}</span>
    </li>
  );
}

function isKind(entity: string): entity is SyncedName {
  return Object.hasOwn(kindWords, entity);
}
