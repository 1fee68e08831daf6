import { liveStates } from '@tresen/domain/fleet/live';
import { Link, useLocation } from 'react-router';
import { useTexts } from '../../kit/i18n/index.ts';
import styles from './devices.module.css';
import type { Device, DeviceRow } from './devices.queries.ts';
import { deviceTexts } from './devices-texts.ts';

interface StateProps {
  readonly device: Pick<Device, 'liveState' | 'unlinkedAt' | 'status'>;
}

/** How a register is seen now (REG-16), or that it rests (ORG-24), in a word and a mark. */
export const DeviceState = ({ device }: StateProps) => {
  const t = useTexts(deviceTexts);
  const live = liveStates.find((state) => state === device.liveState) ?? 'unknown';
  const linked = device.status === 1 ? live : 'inactive';
  const state = device.unlinkedAt === null ? linked : 'unlinked';
  return (
    <span className={styles.state} data-state={state}>
      <span className={styles.dot} aria-hidden="true" />
      {t[state]}
    </span>
  );
};

interface VersionProps {
  readonly device: Pick<Device, 'posVersion' | 'versionTooOld'>;
}

/** The software's version, marked when it is too old to link (CON-10). */
export const DeviceVersion = ({ device }: VersionProps) => {
  const t = useTexts(deviceTexts);
  return (
    <span>
      {device.posVersion}
      {device.versionTooOld && (
        <span className={styles.tooOld} title={t.tooOldHint}>
          {t.tooOld}
        </span>
      )}
    </span>
  );
};

interface NameProps {
  readonly device: Pick<DeviceRow, 'id' | 'name' | 'isDefault'>;
  /** The list's own, so that the page knows which register is next. */
  readonly query: string;
}

/** The name as the way to the register's page, and whether it is its branch's default. */
export const DeviceName = ({ device: { id, name, isDefault }, query }: NameProps) => {
  const t = useTexts(deviceTexts);
  const { search } = useLocation();
  return (
    <span className={styles.name}>
      <Link to={`/setting/device/${id}${query && `?${query}`}`} state={{ list: search }}>
        <bdi>{name}</bdi>
      </Link>
      {isDefault && <span className={styles.mark}>{t.isDefault}</span>}
    </span>
  );
};
