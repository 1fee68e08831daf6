import type { PrintTest } from '@tresen/domain/master-data/receipt-layouts';
import type { ReferenceSource } from '../../kit/form/index.ts';
import { PrintingRegistersDocument } from '../../kit/graphql/generated/pos/graphql.ts';
import { posApi } from '../../kit/graphql/index.ts';
import { sendCommand } from '../../kit/live/index.ts';

const shown = 20;

/** Registers that can print now: those that are online. */
export const printingRegisters: ReferenceSource = {
  key: 'printing-registers',
  search: async (search) => {
    const conditions = [{ field: 'liveState', is: 'is', values: ['online'] }];
    const { deviceList } = await posApi.request(PrintingRegistersDocument, {
      ...{ search, conditions, first: shown },
    });
    return deviceList.nodes.map(({ id, name, unitName }) => ({ id, name: `${name} · ${unitName}` }));
  },
};

/** Bytes of a command; the hub takes 64 KiB with what stands around it. */
const maxBytes = 60_000;

export const isTooLong = (test: PrintTest): boolean =>
  new TextEncoder().encode(JSON.stringify(test)).length > maxBytes;

/** Prints at a register, and waits until it has. @throws {RequestError} where it has not */
export const sendTestPrint = (deviceId: string, test: PrintTest) => sendCommand(deviceId, 'PrintTest', test);
