import type { SecurityDevice } from './security-devices.queries.ts';

/** A device that is well, as the API tells of it. */
export const deviceFixture: SecurityDevice = {
  ...{ id: 's1', serial: 'ab12'.repeat(16), kind: 'tse', provider: 4, formFactor: 'usb' },
  ...{ bsiId: 'BSI-K-TR-0362-2019', product: 'Swissbit TSE', model: null },
  ...{ health: 'ok', causes: [], operatingState: 1, validationState: 2, faults: [] },
  ...{ isRetired: false, isReplaced: false, deviceId: 'd1', registerName: 'Theke', unitName: 'Markt' },
  otherRegisters: 0,
  registers: [{ deviceId: 'd1', registerName: 'Theke', unitName: 'Markt', clientId: 'SN-1' }],
  zone: 'Europe/Berlin',
  certificateExpiresAt: '2030-03-01T12:00:00.000Z',
  certificates: [
    { subject: 'CN=ab12', issuer: 'CN=Root', validTo: '2030-03-01T12:00:00.000Z', isSigned: null },
  ],
  ...{ algorithm: 'ecdsa-plain-SHA256', timeFormat: 'unixTime', encoding: 'UTF-8', publicKey: 'BAAB' },
  ...{ enabledAt: '2025-03-01T12:00:00.000Z', initialisedAt: '2025-03-01T12:00:00.000Z' },
  ...{ usedSignatures: 1_000, mostSignatures: 20_000_000 },
  forecast: { kind: 'until', perDay: 120.4, at: '2031-03-26T12:00:00.000Z' },
  ...{ usedMemory: 1_200_000_000, totalMemory: 8_000_000_000 },
  ...{ clientId: 'SN-1', clients: ['SN-1'], mostClients: 20, openTransactions: 0, mostTransactions: 512 },
  ...{ firmware: '1.4.0', firmwareUpdate: null, hasPassedSelfTest: true },
  selfTestDueAt: '2026-11-28T12:00:00.000Z',
  clockOffsetMs: 400,
  archives: [{ at: '2026-11-20T12:00:00.000Z', state: 'completed', bytes: 48_000 }],
  lastArchiveAt: '2026-11-20T12:00:00.000Z',
  ...{ hasAdminPin: false, hasTimePin: false },
  actions: ['selfTest', 'readOut', 'exportArchive', 'registerClient', 'deregisterClient'],
  firstReportAt: '2026-01-01T12:00:00.000Z',
  lastReportAt: '2026-11-26T12:00:00.000Z',
};
