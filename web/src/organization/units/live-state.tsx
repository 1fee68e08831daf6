import { unitStatus } from '@tresen/domain/organization/units';
import { useTexts } from '../../kit/i18n/index.ts';
import { unitTexts } from './unit-texts.ts';
import styles from './units.module.css';

/** Whether a register is online, in a word and a mark (REG-16). */
export const LiveState = ({
  device: { liveState, status },
}: {
  readonly device: { readonly liveState: string; readonly status: number };
}) => {
  const t = useTexts(unitTexts);
  if (status === unitStatus.inactive) return <span className={styles.inactive}>{t.inactive}</span>;
  const states: Readonly<Record<string, string>> = {
    online: t.online,
    offline: t.offline,
    liveOff: t.liveOff,
  };
  return (
    <span className={styles.register}>
      <span className={styles.live} data-live={liveState === 'online'}>
        <span className={styles.dot} aria-hidden="true" />
      </span>
      {states[liveState] ?? t.neverSeen}
    </span>
  );
};
