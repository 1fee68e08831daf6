import { dueDay } from '@tresen/domain/fiscal/notifications';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { createUnit, linkRegister } from '../../app/testing/link-register.ts';
import { newSecurityDevice, reportDevice } from '../../app/testing/security-devices.ts';
import { dataOf, errorOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';
import {
  address,
  beginNotificationTest,
  goodSystem,
  type NotificationTest,
  notificationCalls,
} from './testing/notification-calls.ts';

let app: TestServer;
let at: NotificationTest;
const { registration, mutate, prepare, conclude, saveSystem, saveEstablishment, complete, send, file } =
  notificationCalls(() => at);

beforeAll(async () => {
  app = await startTestApp();
}, 60_000);
afterAll(() => app.stop());
beforeEach(async () => {
  at = await beginNotificationTest(app);
});

describe('FIS-12 to FIS-16: a notification to the tax office', () => {
  it('FIS-13: begins unknown, names what is missing, and the day until which it must be told', async () => {
    expect(await registration()).toMatchObject({
      ...{ unitName: 'Markt', reportState: 0, validationState: 0, taskState: 0 },
      differences: [{ kind: 'systemAdded', name: 'Theke' }],
      faults: expect.arrayContaining([{ code: 'companyMissing' }, { code: 'acquiredOnMissing' }]),
    });
  });

  it('FIS-12, FIS-14: what was prepared with errors is no success, and cannot be sent', async () => {
    expect(dataOf(await prepare([at.till.unitId]))).toEqual({
      prepareTaxNotifications: { prepared: 1, ready: 0 },
    });
    const { open, ...found } = await registration();
    expect(found).toMatchObject({ reportState: 1, validationState: 1, taskState: 3 });
    expect(errorOf(await conclude(open?.id ?? '', open?.version ?? 0))?.code).toBe(
      'NOTIFICATION_NOT_CHECKED',
    );
  });

  it('FIS-12 to FIS-15: complete, checked, sent; then nothing differs', async () => {
    await complete(at.till);
    expect(await registration()).toMatchObject({ due: '2026-12-07', faults: [] });
    expect(dataOf(await prepare([at.till.unitId]))).toEqual({
      prepareTaxNotifications: { prepared: 1, ready: 1 },
    });
    const { open, ...found } = await registration();
    expect(found).toMatchObject({ reportState: 1, validationState: 2, taskState: 1 });
    expect(errorOf(await conclude(open?.id ?? '', open?.version ?? 0, 'sent', '2062-11-27'))?.code).toBe(
      'INVALID_INPUT',
    );
    dataOf(await conclude(open?.id ?? '', open?.version ?? 0));
    expect(await registration()).toMatchObject({
      ...{ reportState: 3, taskState: 2, due: null, differences: [], open: null },
      notifications: [{ reportState: 3, receiptName: null }],
    });
    const { rows } = await at.app.owner.query('select type from tax_notifications where tenant_id = $1', [
      at.tenantId,
    ]);
    expect(rows).toEqual([{ type: 1 }]);
  });

  test.each<[string, () => Promise<unknown>]>([
    [
      'an edit of the establishment',
      () => saveEstablishment({ unitId: at.till.unitId, ...address, town: 'Ulm' }),
    ],
    ['an edit of a register', () => saveSystem(goodSystem(at.till.deviceId, { model: 'T3' }))],
    ['another device', () => reportDevice(at.app, at.till, newSecurityDevice())],
    [
      'one more register',
      () => linkRegister(at.app, at.owner, { databaseId: at.till.databaseId, unitId: at.till.unitId }),
    ],
  ])('FIS-12: %s sets the validation back to 0, and it cannot be sent', async (_what, change) => {
    await complete(at.till);
    dataOf(await prepare([at.till.unitId]));
    await change();
    const { open, validationState, taskState } = await registration();
    expect([validationState, taskState]).toEqual([0, 0]);
    expect(errorOf(await conclude(open?.id ?? '', open?.version ?? 0))?.code).toBe(
      'NOTIFICATION_NOT_CHECKED',
    );
  });

  it('FIS-16: two registers that share a device are told with it, whoever reports it last', async () => {
    const device = newSecurityDevice({ clients: { ids: ['K1', 'K2'] } });
    const { databaseId, unitId } = at.till;
    const bar = await linkRegister(at.app, at.owner, { databaseId, unitId });
    const reports = [
      () => reportDevice(at.app, at.till, device),
      () => reportDevice(at.app, bar, { ...device, clientId: 'K2' }),
    ];
    for (const report of reports) await report();
    await complete(at.till);
    dataOf(await saveSystem(goodSystem(bar.deviceId, { serial: 'BAR-2' })));
    expect(await registration()).toMatchObject({ faults: [] });
    await send();
    for (const report of reports.toReversed()) {
      await report();
      expect(await registration()).toMatchObject({ differences: [] });
    }
  });

  it('FIS-16: what was sent stays as it was told, whatever happens since', async () => {
    await complete(at.till);
    const id = await send();
    const before = await (await file(`${id}.csv`)).text();
    await reportDevice(at.app, at.till, newSecurityDevice());
    expect(await registration()).toMatchObject({ differences: [{ kind: 'deviceSwapped', name: 'Theke' }] });
    dataOf(await prepare([at.till.unitId]));
    expect(await (await file(`${id}.csv`)).text()).toBe(before);
    const discard = 'mutation($id: ID!) { discardTaxNotification(id: $id) { isSuccess } }';
    expect(errorOf(await mutate(discard, { id }))?.code).toBe('NOT_FOUND');
    expect(errorOf(await conclude(id, 2))?.code).toBe('NOT_FOUND');
  });

  test.each<[string, object]>([
    ['whose day nobody says', { enabledAt: undefined }],
    ['that another register has long used', { enabledAt: '2024-03-01T12:00:00.000Z' }],
  ])('FIS-14: a month is given for the swap to a device %s', async (_what, given) => {
    await complete(at.till);
    await send();
    await reportDevice(at.app, at.till, newSecurityDevice(given));
    expect(await registration()).toMatchObject({
      differences: [{ kind: 'deviceSwapped' }],
      due: dueDay(new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(new Date())),
    });
  });

  it('FIS-16: a register that moves is told in both establishments', async () => {
    await complete(at.till);
    await send();
    const there = await createUnit(at.app, at.owner);
    dataOf(
      await mutate('mutation($id: ID!, $unit: ID!) { moveDevice(id: $id, unitId: $unit) { isSuccess } }', {
        ...{ id: at.till.deviceId, unit: there },
      }),
    );
    expect(await registration()).toMatchObject({ differences: [{ kind: 'systemGone', name: 'Theke' }] });
    // Bought long before, but told anew since today.
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(new Date());
    expect(await registration(there)).toMatchObject({
      differences: [{ kind: 'systemAdded', name: 'Theke' }],
      due: dueDay(today),
    });
  });

  it('FIS-13, FIS-14: refused by the tax office is an error, until it is checked anew', async () => {
    await complete(at.till);
    dataOf(await prepare([at.till.unitId]));
    const { open } = await registration();
    dataOf(await conclude(open?.id ?? '', open?.version ?? 0, 'refused'));
    expect(await registration()).toMatchObject({ reportState: 2, taskState: 3 });
    dataOf(await prepare([at.till.unitId]));
    expect(await registration()).toMatchObject({ reportState: 1, validationState: 2 });
  });

  it('two people conclude at once: the second is told', async () => {
    await complete(at.till);
    dataOf(await prepare([at.till.unitId]));
    const { open } = await registration();
    const answers = await Promise.all([1, 2].map(() => conclude(open?.id ?? '', open?.version ?? 0)));
    expect(answers.map((answer) => errorOf(answer)?.code ?? 'sent').toSorted()).toEqual([
      'NOT_FOUND',
      'sent',
    ]);
    dataOf(await prepare([at.till.unitId]));
    const again = (await registration()).open;
    expect(errorOf(await conclude(again?.id ?? '', 99))?.code).toBe('CONFLICT');
  });

  it('many branches are prepared at once', async () => {
    const others = await Promise.all([1, 2].map(() => linkRegister(at.app, at.owner)));
    const ids = [at.till, ...others].map(({ unitId }) => unitId);
    expect(dataOf(await prepare(ids))).toEqual({ prepareTaxNotifications: { prepared: 3, ready: 0 } });
    const empty = await createUnit(at.app, at.owner);
    expect(errorOf(await prepare([empty]))?.code).toBe('NOT_FOUND');
    expect(errorOf(await prepare([]))?.code).toBe('INVALID_INPUT');
  });
});
