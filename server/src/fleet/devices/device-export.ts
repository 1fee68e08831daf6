import { deviceListWords, liveStateOf } from '@tresen/domain/fleet/devices';
import { recordFilterSchema } from '@tresen/domain/kit/entities';
import type { Tx } from '../../kit/db/pools.ts';
import {
  type AskedExport,
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
import { deviceColumns, type ShownDevice } from './device-columns.ts';
import {
  countDevices,
  type DeviceListQuery,
  deviceSource,
  type ListedDevice,
  listDevicePage,
} from './device-list.store.ts';
import type { DeviceDependencies } from './device-type.ts';

type Port = Pick<DeviceDependencies, 'onlineIds' | 'lastPing'>;

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
