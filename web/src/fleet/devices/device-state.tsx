import { liveStates } from '@tresen/domain/fleet/live';
import { useTexts } from '../../kit/i18n/index.ts';
import styles from './devices.module.css';
import type { Device } from './devices.queries.ts';
import { deviceTexts } from './devices-texts.ts';

/** How a register is seen now (REG-16), in a word and a mark. */
export const DeviceState = ({ device }: { readonly device: Pick<Device, 'liveState' | 'unlinkedAt'> }) => {
  const t = useTexts(deviceTexts);
  const live = liveStates.find((state) => state === device.liveState) ?? 'unknown';
  const state = device.unlinkedAt === null ? live : 'unlinked';
  return (
    <span className={styles.state} data-state={state}>
      <span className={styles.dot} aria-hidden="true" />
      {t[state]}
    </span>
  );
};

/** The software's version, marked when it is too old to link (CON-10). */
export const DeviceVersion = ({
  device,
}: {
  readonly device: Pick<Device, 'posVersion' | 'versionTooOld'>;
}) => {
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
