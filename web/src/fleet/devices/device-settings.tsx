import Switch from '@mui/material/Switch';
import { useId, useState } from 'react';
import type { DeviceInput } from '../../kit/graphql/generated/pos/graphql.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import { Panel } from '../../kit/page/index.ts';
import styles from './devices.module.css';
import { type Device, useUpdateDevice } from './devices.queries.ts';
import { deviceTexts } from './devices-texts.ts';

interface SettingProps {
  readonly name: string;
  readonly hint: string;
  readonly isOn: boolean;
  readonly isFixed?: boolean;
  readonly onChange: (isOn: boolean) => void;
}

type Changes = Omit<DeviceInput, 'id'>;

/** What people decide of a register: live communication, whether it rests, and which one is its branch's default. */
export const DeviceSettings = ({ device }: { readonly device: Device }) => {
  const t = useTexts(deviceTexts);
  const notify = useNotify();
  const update = useUpdateDevice();
  // What was just switched shows at once.
  const [wanted, setWanted] = useState<Changes>({});
  const save = (changes: Changes) => {
    setWanted(changes);
    update.mutate(
      { id: device.id, ...changes },
      {
        onSuccess: () => notify.success(t.saved),
        onError: notify.failure,
        onSettled: () => setWanted({}),
      },
    );
  };
  const now = { ...device, isActive: device.status === 1, ...wanted };
  return (
    <Panel title={t.settings}>
      <Setting
        name={t.liveCommunication}
        hint={t.liveHint}
        isOn={now.liveCommunication ?? false}
        onChange={(liveCommunication) => save({ liveCommunication })}
      />
      <Setting
        name={t.isDefault}
        hint={device.isDefault ? t.isDefaultHint : t.defaultHint}
        isOn={now.isDefault ?? false}
        isFixed={device.isDefault || !now.isActive}
        onChange={() => save({ isDefault: true })}
      />
      <Setting
        name={t.isActive}
        hint={t.activeHint}
        isOn={now.isActive ?? false}
        onChange={(isActive) => save({ isActive })}
      />
    </Panel>
  );
};

function Setting({ name, hint, isOn, isFixed = false, onChange }: SettingProps) {
  const id = useId();
  return (
    <div className={styles.setting}>
      <Switch
        checked={isOn}
        disabled={isFixed}
        onChange={(_, checked) => onChange(checked)}
        slotProps={{
          input: { role: 'switch', 'aria-labelledby': `${id}-name`, 'aria-describedby': `${id}-hint` },
        }}
      />
      <div>
        <strong id={`${id}-name`}>{name}</strong>
        <p id={`${id}-hint`}>{hint}</p>
      </div>
    </div>
  );
}
