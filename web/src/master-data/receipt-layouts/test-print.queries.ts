import {
  type PackedPrintTest,
  type PrintTest,
  packPrintTest,
} from '@tresen/domain/master-data/receipt-layouts';
import type { ReferenceSource } from '../../kit/form/index.ts';
import { PrintingRegistersDocument } from '../../kit/graphql/generated/pos/graphql.ts';
import { posApi } from '../../kit/graphql/index.ts';
import { sendCommand } from '../../kit/live/index.ts';

const shown = 20;
/** Of a branch, to find one of them. */
const mostSearched = 100;

/**
 * Registers that can print now: those that are online, and that the layout is for. Others print by the law, the words and
 * the text blocks of their own branch.
 */
export const printingRegisters = (unitId: string | null, deviceId: string | null): ReferenceSource => ({
  key: `printing-registers ${unitId} ${deviceId}`,
  search: async (search) => {
    const conditions = [{ field: 'liveState', is: 'is', values: ['online'] }];
    const { deviceList } = await posApi.request(PrintingRegistersDocument, {
      ...{ search, conditions, unitIds: unitId === null ? null : [unitId] },
      first: deviceId === null ? shown : mostSearched,
    });
    return deviceList.nodes
      .filter(({ id }) => deviceId === null || id === deviceId)
      .map(({ id, name, unitName }) => ({ id, name: `${name} · ${unitName}` }));
  },
});

/** Bytes of a command; the hub takes 64 KiB with what stands around it. */
const maxBytes = 60_000;

/** The test as it can be sent: as it is, or in fewer characters; undefined where both are too long. */
const sentAs = (test: PrintTest): PrintTest | PackedPrintTest | undefined =>
  isShort(test) ? test : [packPrintTest(test)].find(isShort);

const isShort = (test: PrintTest | PackedPrintTest): boolean =>
  new TextEncoder().encode(JSON.stringify(test)).length <= maxBytes;

export const isTooLong = (test: PrintTest): boolean => sentAs(test) === undefined;

/** Prints at a register, and waits until it has. @throws {RequestError} where it has not */
export const sendTestPrint = (deviceId: string, test: PrintTest) =>
  sendCommand(deviceId, 'PrintTest', sentAs(test) ?? test);
