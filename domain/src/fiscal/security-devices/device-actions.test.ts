import { describe, expect, it, test } from 'vitest';
import {
  type DeviceAction,
  type DeviceActionFacts,
  type DeviceActionRefusal,
  deviceActionInputSchema,
  deviceActions,
  refusalOfAction,
} from './index.ts';

const well: DeviceActionFacts = {
  ...{ isRetired: false, isReplaced: false, isUnlinked: false, isActive: true, hasMoved: false },
  ...{ isOnline: true, isBusy: false, actions: deviceActions, clientIds: ['K1'], mostClients: 2 },
};
const id = '0b6a2c9e-1111-4222-8333-944445555666';
const other = '0b6a2c9e-1111-4222-8333-944445555667';

describe('an action at the register', () => {
  it('can be asked of a register that is online and knows it', () => {
    for (const action of deviceActions.slice(0, 3)) expect(refusalOfAction(well, action, null)).toBeNull();
  });

  test.each<[Partial<DeviceActionFacts>, DeviceActionRefusal]>([
    [{ isRetired: true }, 'retired'],
    [{ isReplaced: true }, 'replaced'],
    [{ isUnlinked: true }, 'unlinked'],
    [{ isActive: false, isOnline: false }, 'inactive'],
    [{ hasMoved: true }, 'moved'],
    [{ actions: [], isOnline: false }, 'tooOld'],
    [{ isBusy: true }, 'busy'],
    [{ isOnline: false }, 'offline'],
  ])('%o is refused as %s', (given, refusal) => {
    expect(refusalOfAction({ ...well, ...given }, 'selfTest', null)).toBe(refusal);
  });

  test.each<[DeviceAction, string, Partial<DeviceActionFacts>, DeviceActionRefusal | null]>([
    ['registerClient', 'K2', {}, null],
    ['registerClient', 'K1', {}, 'clientKnown'],
    ['registerClient', 'K3', { clientIds: ['K1', 'K2'] }, 'clientsFull'],
    ['registerClient', 'K3', { clientIds: ['K1', 'K2'], mostClients: null }, null],
    ['registerClient', 'K3', { clientIds: null }, null],
    ['deregisterClient', 'K1', {}, null],
    ['deregisterClient', 'K9', {}, 'clientUnknown'],
    ['deregisterClient', 'K9', { clientIds: null }, null],
  ])('%s of %s with %o: %s', (action, client, given, refusal) => {
    expect(refusalOfAction({ ...well, ...given }, action, client)).toBe(refusal);
  });

  test.each<[string, object, boolean]>([
    ['many devices take a self-test', { ids: [id, other], action: 'selfTest' }, true],
    ['many devices are read out', { ids: [id, other], action: 'readOut' }, true],
    ['an archive is exported of one', { ids: [id, other], action: 'exportArchive' }, false],
    ['a client is named', { ids: [id], action: 'registerClient', clientId: 'K1' }, true],
    ['a client has to be named', { ids: [id], action: 'deregisterClient' }, false],
    ['a client is named only where it matters', { ids: [id], action: 'selfTest', clientId: 'K1' }, false],
    ['no device', { ids: [], action: 'selfTest' }, false],
    ['no such action', { ids: [id], action: 'initialise' }, false],
  ])('%s: %o %s', (_title, input, isGood) => {
    expect(deviceActionInputSchema.safeParse(input).success).toBe(isGood);
  });
});
