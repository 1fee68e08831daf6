import { unitStatus } from '@tresen/domain/organization/units';
import { useTexts } from '../../kit/i18n/index.ts';
import type { TreeUnit } from './tree-unit.ts';
import { unitTexts } from './unit-texts.ts';
import styles from './units.module.css';

/** Whether a branch is active (REG-12), or has been set inactive; a header has no state. */
export const UnitState = ({ unit }: { readonly unit: Pick<TreeUnit, 'type' | 'status' | 'isActive'> }) => {
  const t = useTexts(unitTexts);
  if (unit.status === unitStatus.inactive) return <span className={styles.inactive}>{t.inactive}</span>;
  if (unit.type === 'group' || unit.type === 'warehouse') return null;
  const words = unit.isActive ? t.live : t.notLive;
  return (
    <span className={styles.live} data-live={unit.isActive} title={words}>
      <span className={styles.dot} aria-hidden="true" />
    </span>
  );
};
