import {
  type BusinessType,
  type DeviceType,
  deviceListWords,
  type LiveState,
  liveStateOf,
} from '@tresen/domain/fleet/devices';
import { recordFilterSchema } from '@tresen/domain/kit/entities';
import type { ExportLanguage } from '@tresen/domain/kit/exports';
import type { Tx } from '../../kit/db/pools.ts';
import {
  type AskedExport,
  clockOf,
  columnsIn,
  type ExportPage,
  type ExportSource,
  keysetPages,
  type OpenExport,
  rowOf,
  type TableColumn,
} from '../../kit/exports/index.ts';
import { parseInput } from '../../kit/input/index.ts';
import { orderOf, readFilter } from '../../kit/records/index.ts';
import {
  countDevices,
  type DeviceListQuery,
  deviceSource,
  type ListedDevice,
  listDevicePage,
} from './device-list.store.ts';
import type { DeviceDependencies } from './device-type.ts';

type Port = Pick<DeviceDependencies, 'onlineIds' | 'lastPing'>;

interface ShownDevice {
  readonly device: ListedDevice;
  readonly liveState: LiveState;
  readonly lastPing: Date | null;
}

const yesOrNo: Readonly<Record<ExportLanguage, (is: boolean) => string>> = {
  de: (is) => (is ? 'ja' : 'nein'),
  en: (is) => (is ? 'yes' : 'no'),
};

type Fields = keyof (typeof deviceListWords)['de']['fields'];

const pageSize = 500;

/** The list of linked registers as a file; their live states are those of the moment in which it is written. */
export const createDeviceExport = (port: Port): ExportSource => ({
  name: 'devices',
  field: 'Query.deviceList',
  title: { de: deviceListWords.de.many, en: deviceListWords.en.many },
  open: (asked) => openDevices(port, asked),
});

function openDevices(port: Port, { tenantId, filter, sort, language, now }: AskedExport): OpenExport {
  const online = port.onlineIds(tenantId);
  const known = new Set(online);
  const query: DeviceListQuery = {
    filter: readFilter(deviceSource.entity, parseInput(recordFilterSchema, filter)),
    order: orderOf(deviceSource, sort),
    online,
  };
  const columns = deviceColumns(language);
  return {
    columns: columnsIn(columns, language),
    count: (tx) => countDevices(tx, query),
    pages: (tx) => devicePages(tx, query, columns, (device) => shownOf(device, port, known, now)),
  };
}

function deviceColumns(language: ExportLanguage): readonly TableColumn<ShownDevice>[] {
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
}

async function* devicePages(
  tx: Tx,
  query: DeviceListQuery,
  columns: readonly TableColumn<ShownDevice>[],
  show: (device: ListedDevice) => ShownDevice,
): AsyncGenerator<ExportPage> {
  const behind = async (last: ListedDevice | undefined) => {
    const after = last && { key: last.placeKey, id: last.id };
    return (await listDevicePage(tx, query, pageSize, after)).slice(0, pageSize);
  };
  for await (const page of keysetPages(pageSize, behind))
    yield { rows: page.map((device) => rowOf(columns, show(device))), counted: page.length };
}

function shownOf(device: ListedDevice, port: Port, online: ReadonlySet<string>, now: number): ShownDevice {
  const lastPing = port.lastPing(device.id) ?? device.lastPing;
  const liveState = liveStateOf({
    linked: device.unlinkedAt === null,
    live: device.liveCommunication,
    connected: online.has(device.id),
    lastPing: lastPing?.getTime() ?? null,
    now,
  });
  return { device, liveState, lastPing };
}
