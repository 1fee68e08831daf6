import { expect, test } from 'vitest';
import {
  comeBackAfterMs,
  comeBackReason,
  comingBackWithinMs,
  commandNameSchema,
  commandNames,
  commandResultSchema,
  readComeBackWithin,
  readGroup,
  tenantGroup,
  unitGroup,
} from './index.ts';

const id = '0b5c0f5e-6a0e-4d5c-9d0e-1d4c2f9f7a11';

test('REG-19: the commands are UpdateChartData, GetSystemInfo, Ping and StartCloudSync; CFG-02: PrintTest beside them', () => {
  expect(commandNames).toEqual(['UpdateChartData', 'GetSystemInfo', 'Ping', 'StartCloudSync', 'PrintTest']);
  expect(commandNameSchema.safeParse('Reboot').success).toBe(false);
  expect(commandNameSchema.safeParse('SecurityDevice').success).toBe(false);
});

test('a group is the tenant or one unit, and nothing else', () => {
  expect(readGroup(tenantGroup)).toEqual({ kind: 'tenant' });
  expect(readGroup(unitGroup(id))).toEqual({ kind: 'unit', unitId: id });
  expect(readGroup(unitGroup(id.toUpperCase()))).toEqual({ kind: 'unit', unitId: id });
  for (const name of ['', 'unit:', 'unit:1', `tenant:${id}`, `unit:${id}:web`, undefined, 7, {}])
    expect(readGroup(name)).toBeUndefined();
});

test('REG-20: a command result names the register, the command and both times', () => {
  const result = {
    commandId: id,
    command: 'Ping',
    deviceId: id,
    databaseId: id,
    isSuccess: true,
    message: null,
    data: { any: 'thing' },
    sentAt: '2026-11-21T10:00:00.000Z',
    completedAt: '2026-11-21T10:00:00.120Z',
  };
  expect(commandResultSchema.parse(result)).toEqual(result);
  expect(commandResultSchema.safeParse({ ...result, sentAt: 'yesterday' }).success).toBe(false);
});

test('REG-17: clients of a hub that stops come back 250 a second, and all within a minute', () => {
  expect([1, 250, 5_000, 20_000].map(comingBackWithinMs)).toEqual([4, 1_000, 20_000, 60_000]);
});

test('REG-17: after how long to come back is read from the error that the official client makes of the reason', () => {
  const worded = (reason: string) => new Error(`Server returned an error on close: ${reason}`);
  expect(comeBackAfterMs(worded(comeBackReason(1_234.4)))).toBe(1_234);
  expect(comeBackAfterMs(worded(comeBackReason(0)))).toBe(0);
  // Whatever somebody else tells it, a register is back within a minute.
  expect(comeBackAfterMs(worded(comeBackReason(900_000)))).toBe(60_000);
  for (const other of [worded('REPLACED'), new Error('fetch failed'), undefined, 'come back after 5 ms'])
    expect(comeBackAfterMs(other)).toBeUndefined();
});

test('REG-17: within how long to come back without a word is at most a minute, and nothing where it is no time', () => {
  expect([20_000, 900_000, 0, -1, '20000', null, Number.NaN].map(readComeBackWithin)).toEqual([
    20_000, 60_000, 0, 0, 0, 0, 0,
  ]);
});
