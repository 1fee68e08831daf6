import { type HubConnection, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { deviceActions } from '@tresen/domain/fiscal/security-devices';
import type { RegisterCommand } from '@tresen/domain/fleet/live';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createUnit, type LinkedRegister, linkRegister } from '../../app/testing/link-register.ts';
import { addPerson, addTenant } from '../../app/testing/people.ts';
import { newSecurityDevice, reportDevice } from '../../app/testing/security-devices.ts';
import { dataOf, errorOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';

let app: TestServer;
let tenantId: string;
let owner: string;
const lines: HubConnection[] = [];

beforeAll(async () => {
  app = await startTestApp();
  tenantId = await addTenant(app);
  owner = await app.signIn((await addPerson(app, tenantId, 'owner')).email);
}, 60_000);
afterEach(async () => {
  await Promise.all(lines.splice(0).map((line) => line.stop()));
});
afterAll(() => app.stop());

const run = (person: string, ids: readonly string[], action: string, clientId?: string) =>
  app.call(
    '/graphql/pos',
    person,
    `mutation($ids: [ID!]!, $action: String!, $clientId: String) {
      runSecurityDeviceAction(ids: $ids, action: $action, clientId: $clientId) { securityDeviceId actionId refusal } }`,
    { ids, action, clientId },
  );
interface Started {
  readonly actionId: string | null;
  readonly refusal: string | null;
}
const refusalsOf = async (...args: Parameters<typeof run>) =>
  dataOf<{ runSecurityDeviceAction: Started[] }>(await run(...args)).runSecurityDeviceAction.map(
    ({ refusal }) => refusal,
  );
const actionsOf = async (id: string, person = owner) =>
  dataOf<{ securityDeviceActions: Record<string, unknown>[] }>(
    await app.call(
      '/graphql/pos',
      person,
      `query($id: ID!) { securityDeviceActions(id: $id) { action clientId registerName askedByName state message
        archiveId } }`,
      { id },
    ),
  ).securityDeviceActions;

/** A register at the hub that answers each command by `answer`; null keeps silent. */
const connect = async (
  { accessToken }: LinkedRegister,
  answer: (command: RegisterCommand) => object | null,
): Promise<RegisterCommand[]> => {
  const heard: RegisterCommand[] = [];
  const line = new HubConnectionBuilder()
    .withUrl(`${app.url}/hubs/pos`, { accessTokenFactory: () => accessToken })
    .configureLogging(LogLevel.None)
    .build();
  line.on('SendCommand', async (command: RegisterCommand) => {
    heard.push(command);
    const given = answer(command);
    const { commandId, command: name } = command;
    const result = { commandId, command: name, isSuccess: true, message: null, data: null };
    if (given !== null)
      await line.invoke('ReceiveCommandResult', {
        ...result,
        completedAt: new Date().toISOString(),
        ...given,
      });
  });
  await line.start();
  lines.push(line);
  return heard;
};
const told = (given: object = {}) => newSecurityDevice({ actions: [...deviceActions], ...given });

describe('an action at the register', () => {
  it('reaches the register of the device; what it says shows with the device, and who asked is in the log', async () => {
    const till = await linkRegister(app, owner, { name: 'Bar' });
    const report = told();
    const id = await reportDevice(app, till, report);
    const heard = await connect(till, () => ({ message: 'Self-test passed' }));
    expect(await refusalsOf(owner, [id], 'selfTest')).toEqual([null]);
    await expect
      .poll(() => actionsOf(id))
      .toMatchObject([
        {
          action: 'selfTest',
          state: 'done',
          message: 'Self-test passed',
          registerName: 'Bar',
          clientId: null,
        },
      ]);
    expect(heard).toMatchObject([
      { command: 'SecurityDevice', args: { action: 'selfTest', serial: report.serial, clientId: null } },
    ]);
    const { rows } = await app.owner.query(
      "select action, actor_name from audit_log where entity_id = $1 and action <> 'report'",
      [id],
    );
    const [asked] = await actionsOf(id);
    expect(rows).toEqual([{ action: 'selfTest', actor_name: asked?.askedByName }]);
  });

  it('reaches another register that shares the device where the last that reported is offline', async () => {
    const [bar, terrace] = [
      await linkRegister(app, owner),
      await linkRegister(app, owner, { name: 'Terrace' }),
    ];
    const report = told();
    const id = await reportDevice(app, terrace, { ...report, clientId: 'K2' });
    await reportDevice(app, bar, report);
    expect(await refusalsOf(owner, [id], 'selfTest')).toEqual(['offline']);
    const heard = await connect(terrace, () => ({}));
    expect(await refusalsOf(owner, [id], 'selfTest')).toEqual([null]);
    await expect.poll(() => actionsOf(id)).toMatchObject([{ state: 'done', registerName: 'Terrace' }]);
    expect(heard).toHaveLength(1);
    await reportDevice(app, terrace, told());
    expect(await refusalsOf(owner, [id], 'selfTest')).toEqual(['offline']);
  });

  it('that fails shows why, in the words of the register, cut where they go on without end', async () => {
    const till = await linkRegister(app, owner);
    const id = await reportDevice(app, till, told());
    await connect(till, () => ({ isSuccess: false, message: 'x'.repeat(5_000) }));
    await run(owner, [id], 'deregisterClient', 'K1');
    await expect
      .poll(() => actionsOf(id))
      .toMatchObject([{ clientId: 'K1', state: 'failed', message: 'x'.repeat(300) }]);
  });

  it('leads to the archive that was sent for it, and to none of another device', async () => {
    const till = await linkRegister(app, owner);
    const report = told();
    const id = await reportDevice(app, till, report);
    const archiveId = dataOf<{ announceTseArchive: { id: string } }>(
      await app.call(
        '/graphql/pos',
        till.accessToken,
        'mutation($serial: String!) { announceTseArchive(serial: $serial, name: "a.tar", size: 10) { id } }',
        { serial: report.serial },
      ),
    ).announceTseArchive.id;
    const other = await linkRegister(app, owner);
    const otherId = await reportDevice(app, other, told());
    for (const one of [till, other]) await connect(one, () => ({ data: { archiveId } }));
    await run(owner, [id], 'exportArchive');
    await run(owner, [otherId], 'exportArchive');
    await expect.poll(() => actionsOf(id)).toMatchObject([{ state: 'done', archiveId }]);
    await expect.poll(() => actionsOf(otherId)).toMatchObject([{ state: 'done', archiveId: null }]);
  });

  it('waits for one answer at a time', async () => {
    const till = await linkRegister(app, owner);
    const id = await reportDevice(app, till, told());
    await connect(till, () => null);
    expect(await refusalsOf(owner, [id], 'readOut')).toEqual([null]);
    expect(await refusalsOf(owner, [id], 'readOut')).toEqual(['busy']);
    expect(await actionsOf(id)).toMatchObject([{ state: 'waiting' }]);
  });

  it('goes to many devices at once, and says of each whether it was asked', async () => {
    const till = await linkRegister(app, owner);
    const away = await linkRegister(app, owner);
    const ids = [await reportDevice(app, till, told()), await reportDevice(app, away, told())];
    await connect(till, () => ({}));
    expect(await refusalsOf(owner, ids, 'selfTest')).toEqual([null, 'offline']);
    expect(errorOf(await run(owner, ids, 'exportArchive'))).toMatchObject({ code: 'INVALID_INPUT' });
  });

  it('is not asked of registers that are offline, inactive, moved, of an older version, or have another device', async () => {
    const till = await linkRegister(app, owner);
    const old = await reportDevice(app, till, newSecurityDevice());
    expect(await refusalsOf(owner, [old], 'selfTest')).toEqual(['tooOld']);
    const id = await reportDevice(app, till, told());
    expect(await refusalsOf(owner, [id], 'selfTest')).toEqual(['offline']);
    expect(await refusalsOf(owner, [old], 'selfTest')).toEqual(['replaced']);
    expect(await refusalsOf(owner, [id], 'registerClient', 'K1')).toEqual(['clientKnown']);
    await app.call(
      '/graphql/pos',
      owner,
      'mutation($id: ID!, $unitId: ID!) { moveDevice(id: $id, unitId: $unitId) { isSuccess } }',
      { id: till.deviceId, unitId: await createUnit(app, owner) },
    );
    expect(await refusalsOf(owner, [id], 'selfTest')).toEqual(['moved']);
    await app.owner.query('update devices set status = 0 where id = $1', [till.deviceId]);
    expect(await refusalsOf(owner, [id], 'selfTest')).toEqual(['inactive']);
    expect(await actionsOf(id)).toEqual([]);
  });

  it('is of the Owner group alone, and never about another tenant’s device', async () => {
    const till = await linkRegister(app, owner);
    const id = await reportDevice(app, till, told());
    const heard = await connect(till, () => ({}));
    for (const role of ['manager', 'user'] as const) {
      const person = await app.signIn((await addPerson(app, tenantId, role)).email);
      expect(errorOf(await run(person, [id], 'selfTest'))).toMatchObject({ code: 'FORBIDDEN' });
    }
    const elsewhere = await app.signIn((await addPerson(app, await addTenant(app), 'owner')).email);
    expect(await refusalsOf(elsewhere, [id], 'selfTest')).toEqual(['notFound']);
    expect(await actionsOf(id, elsewhere)).toEqual([]);
    const page = new HubConnectionBuilder()
      .withUrl(`${app.url}/hubs/pos`, { accessTokenFactory: () => owner })
      .configureLogging(LogLevel.None)
      .build();
    lines.push(page);
    await page.start();
    await expect(page.invoke('SendCommand', till.deviceId, 'SecurityDevice', {})).rejects.toThrow(
      'COMMAND_UNKNOWN',
    );
    expect(heard).toEqual([]);
  });
});
