import Switch from '@mui/material/Switch';
import { businessTypes } from '@tresen/domain/fleet/devices';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import { FactList, Panel } from '../../kit/page/index.ts';
import { DeviceVersion } from './device-state.tsx';
import styles from './devices.module.css';
import { type Device, useUpdateDevice } from './devices.queries.ts';
import { deviceTexts } from './devices-texts.ts';

interface DeviceProps {
  readonly device: Device;
}

export const DeviceFacts = ({ device }: DeviceProps) => {
  const t = useTexts(deviceTexts);
  const f = useFormats();
  const { zone } = device;
  const business = businessTypes.find((type) => type === device.businessType);
  const timeOf = (time: string | null) => (time === null ? t.never : f.dateTime(time, zone));
  return (
    <Panel title={t.facts}>
      <FactList
        facts={[
          { name: t.branch, value: device.unitName },
          { name: t.type, value: device.registerType },
          { name: t.businessType, value: business ? t[business] : device.businessType },
          { name: t.version, value: <DeviceVersion device={device} /> },
          { name: t.lastPing, value: timeOf(device.lastPing) },
          { name: t.lastReceipt, value: timeOf(device.lastReceiptAt) },
          { name: t.receipts, value: f.number(device.unitReceiptCount) },
          { name: t.linkedAt, value: timeOf(device.linkedAt) },
          { name: t.unlinkedAt, value: device.unlinkedAt && f.dateTime(device.unlinkedAt, zone) },
          { name: t.serial, value: device.hardwareSerial },
          { name: t.database, value: device.databaseId },
          { name: t.deviceId, value: device.id },
        ]}
      />
    </Panel>
  );
};

export const DeviceSettings = ({ device }: DeviceProps) => {
  const t = useTexts(deviceTexts);
  const notify = useNotify();
  const update = useUpdateDevice();
  const setLive = (liveCommunication: boolean) =>
    update.mutate(
      { id: device.id, liveCommunication },
      { onSuccess: () => notify.success(t.saved), onError: notify.failure },
    );
  return (
    <Panel>
      <div className={styles.setting}>
        <Switch
          checked={
            update.isPending ? (update.variables.liveCommunication ?? false) : device.liveCommunication
          }
          onChange={(_, checked) => setLive(checked)}
          slotProps={{
            input: { role: 'switch', 'aria-labelledby': 'live-name', 'aria-describedby': 'live-hint' },
          }}
        />
        <div>
          <strong id="live-name">{t.liveCommunication}</strong>
          <p id="live-hint">{t.liveHint}</p>
        </div>
      </div>
    </Panel>
  );
};
