import { businessTypes } from '@tresen/domain/fleet/devices';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { FactList, Panel } from '../../kit/page/index.ts';
import { DeviceVersion } from './device-state.tsx';
import type { Device } from './devices.queries.ts';
import { deviceTexts } from './devices-texts.ts';

/** What the cloud knows of a register. */
export const DeviceFacts = ({ device }: { readonly device: Device }) => {
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
          { name: t.default, value: device.isDefault ? t.isDefault : null },
          { name: t.type, value: device.registerType },
          { name: t.businessType, value: business ? t[business] : device.businessType },
          { name: t.version, value: <DeviceVersion device={device} /> },
          { name: t.lastPing, value: timeOf(device.lastPing) },
          { name: t.lastReceipt, value: timeOf(device.lastReceiptAt) },
          { name: t.receipts, value: f.number(device.unitReceiptCount) },
          { name: t.linkedAt, value: timeOf(device.linkedAt) },
          { name: t.movedAt, value: device.movedAt && f.dateTime(device.movedAt, zone) },
          { name: t.unlinkedAt, value: device.unlinkedAt && f.dateTime(device.unlinkedAt, zone) },
          { name: t.serial, value: device.hardwareSerial },
          { name: t.database, value: device.databaseId },
          { name: t.deviceId, value: device.id },
        ]}
      />
    </Panel>
  );
};
