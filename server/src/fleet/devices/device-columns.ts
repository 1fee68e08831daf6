import {
  type BusinessType,
  type DeviceType,
  deviceListWords,
  type LiveState,
} from '@tresen/domain/fleet/devices';
import type { ExportLanguage } from '@tresen/domain/kit/exports';
import { clockOf, type TableColumn } from '../../kit/exports/index.ts';
import type { ListedDevice } from './device-list.store.ts';

/** A register as the file shows it: as it is stored, with what the server knows of its connection. */
export interface ShownDevice {
  readonly device: ListedDevice;
  readonly liveState: LiveState;
  readonly lastPing: Date | null;
}

const yesOrNo: Readonly<Record<ExportLanguage, (is: boolean) => string>> = {
  de: (is) => (is ? 'ja' : 'nein'),
  en: (is) => (is ? 'yes' : 'no'),
};

type Fields = keyof (typeof deviceListWords)['de']['fields'];

/** What the file has of each register; times by the clock of its branch. */
export const deviceColumns = (language: ExportLanguage): readonly TableColumn<ShownDevice>[] => {
  const { choices } = deviceListWords[language];
  const head = (field: Fields) => ({
    de: deviceListWords.de.fields[field],
    en: deviceListWords.en.fields[field],
  });
  const timeOf = (device: ListedDevice, at: Date | null) => (at ? clockOf(device.zone)(at) : null);
  return [
    { head: head('name'), width: 24, cell: ({ device }) => device.name },
    { head: head('unitName'), width: 24, cell: ({ device }) => device.unitName },
    { head: head('liveState'), width: 16, cell: ({ liveState }) => choices.liveState[liveState] },
    {
      head: head('lastPing'),
      type: 'date',
      width: 17,
      cell: ({ device, lastPing }) => timeOf(device, lastPing),
    },
    {
      head: head('lastReceiptAt'),
      type: 'date',
      width: 17,
      cell: ({ device }) => timeOf(device, device.lastReceiptAt),
    },
    { head: head('posVersion'), cell: ({ device }) => device.posVersion },
    { head: head('isDefault'), cell: ({ device }) => yesOrNo[language](device.isDefault) },
    {
      head: head('deviceType'),
      cell: ({ device }) => choices.deviceType[device.deviceType as DeviceType] ?? device.deviceType,
    },
    {
      head: head('businessType'),
      width: 16,
      cell: ({ device }) => choices.businessType[device.businessType as BusinessType] ?? device.businessType,
    },
    { head: head('hardwareSerial'), width: 38, cell: ({ device }) => device.hardwareSerial },
    { head: { de: 'ID', en: 'ID' }, width: 38, cell: ({ device }) => device.id },
  ];
};
