import { expect, test } from 'vitest';
import {
  commandNameSchema,
  commandNames,
  commandResultSchema,
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
