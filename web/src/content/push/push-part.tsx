import IconButton from '@mui/material/IconButton';
import { useQuery } from '@tanstack/react-query';
import { nameUserAgent } from '@tresen/domain/account/profile';
import { useState, useSyncExternalStore } from 'react';
import { SwitchBox } from '../../kit/form/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { DeleteOutlinedIcon } from '../../kit/icons/delete-outlined.tsx';
import { useNotify } from '../../kit/notices/index.ts';
import { Loaded, Skeleton } from '../../kit/states/index.ts';
import { pushObstacle } from './browser-push.ts';
import styles from './push.module.css';
import { type KnownDevice, pushDevicesQuery, useAddDevice, useRemoveDevice } from './push.queries.ts';
import { pushTexts } from './push-texts.ts';

interface PushPartProps {
  /** Whether the person has chosen any alert. */
  readonly isAnyChosen: boolean;
}

/** Alerts on this device and the person's others, and why not. */
export const PushPart = ({ isAnyChosen }: PushPartProps) => {
  const t = useTexts(pushTexts);
  const devices = useQuery(pushDevicesQuery);
  return (
    <section className={styles.part} aria-label={t.title}>
      <h3 className={styles.title}>{t.title}</h3>
      <p className={styles.intro}>{t.intro}</p>
      <Loaded query={devices} skeleton={<Skeleton height={56} />}>
        {(known) => <Devices devices={known} isAnyChosen={isAnyChosen} />}
      </Loaded>
    </section>
  );
};

interface DevicesProps extends PushPartProps {
  readonly devices: readonly KnownDevice[];
}

function Devices({ devices, isAnyChosen }: DevicesProps) {
  const t = useTexts(pushTexts);
  const notify = useNotify();
  const add = useAddDevice();
  const remove = useRemoveDevice();
  const [isDismissed, setDismissed] = useState(false);
  const current = devices.find(({ isCurrent }) => isCurrent);
  const obstacle = useSyncExternalStore(onReturn, pushObstacle);
  const turn = (isOn: boolean) => {
    if (!isOn && current) remove.mutate(current, { onError: notify.failure });
    if (isOn) add.mutate(undefined, { onSuccess: (outcome) => setDismissed(outcome === 'dismissed') });
  };
  if (obstacle && !current)
    return (
      <>
        <p className={styles.obstacle}>{t[obstacle]}</p>
        <DeviceList devices={devices} />
      </>
    );
  return (
    <>
      <SwitchBox
        label={t.onThisDevice}
        value={current !== undefined}
        onValue={turn}
        // Browsers say why in English, each in its own words.
        error={add.isError ? t.failed : undefined}
        hint={current && !isAnyChosen ? t.noneChosen : isDismissed ? t.dismissed : undefined}
      />
      <DeviceList devices={devices} />
    </>
  );
}

/** Whoever comes back from the settings of the browser may have allowed it there. */
function onReturn(listener: () => void): () => void {
  window.addEventListener('focus', listener);
  return () => window.removeEventListener('focus', listener);
}

/** All of them, so that a lost phone can be taken off. */
function DeviceList({ devices }: { readonly devices: readonly KnownDevice[] }) {
  const t = useTexts(pushTexts);
  const f = useFormats();
  const notify = useNotify();
  const remove = useRemoveDevice();
  if (devices.length === 0) return null;
  return (
    <ul className={styles.devices} aria-label={t.devices}>
      {devices.map(({ id, userAgent, since, isCurrent }) => {
        const { browser, system } = nameUserAgent(userAgent);
        const name = [browser, system].filter(Boolean).join(', ') || t.unknownDevice;
        return (
          <li key={id} className={styles.device}>
            <span>
              {name}{' '}
              <span className={styles.intro}>{isCurrent ? t.current : t.since(f.dateTime(since))}</span>
            </span>
            <IconButton
              aria-label={t.remove(name)}
              title={t.remove(name)}
              onClick={() => remove.mutate({ id, isCurrent }, { onError: notify.failure })}
            >
              <DeleteOutlinedIcon />
            </IconButton>
          </li>
        );
      })}
    </ul>
  );
}
