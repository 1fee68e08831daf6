import { syncedNames } from '@tresen/domain/kit/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  askForCode,
  createUnit,
  type LinkedRegister,
  linkRegister,
  newRegister,
  pollForTokens,
} from '../../app/testing/link-register.ts';
import { deleteRecords, Mirror, printerOf, saveRecord } from '../../app/testing/master-data.ts';
import { outcomesOf, pushBatch, receiptOf } from '../../app/testing/push-receipts.ts';
import { dataOf, errorOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';

let app: TestServer;
let owner: string;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.signIn('owner@demo.example');
});
afterAll(() => app.stop());

interface Sync {
  readonly state: string;
  readonly total: number;
  readonly taken: number;
  readonly open: number;
  readonly failed: number;
  readonly syncedAt: string | null;
  readonly kinds: readonly { readonly entity: string; readonly total: number; readonly taken: number }[];
}

const syncOf = async (id: string, person = owner): Promise<Sync | null> => {
  const query = `query($id: ID!) { deviceSync(id: $id) {
    state total taken open failed syncedAt kinds { entity total taken } } }`;
  return dataOf<{ deviceSync: Sync | null }>(await app.call('/graphql/pos', person, query, { id }))
    .deviceSync;
};

const printersOf = (sync: Sync | null) => {
  const found = sync?.kinds.find(({ entity }) => entity === 'printer');
  return found && [found.taken, found.total];
};

/** A branch of its own with a register and so many printers. */
const branchWith = async (count: number) => {
  const unitId = await createUnit(app, owner);
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1)
    ids.push(await saveRecord(app, owner, 'printer', printerOf({ unitIds: [unitId] })));
  const register = await linkRegister(app, owner, { unitId });
  return { unitId, ids, register, mirror: new Mirror(app, register) };
};

describe('how far a register is with its first sync (decisions REG-04)', () => {
  it('is nothing before it has asked, with all that there is to take', async () => {
    const { register } = await branchWith(3);
    const sync = await syncOf(register.deviceId);
    expect(sync).toMatchObject({ state: 'waiting', taken: 0, syncedAt: null });
    expect(printersOf(sync)).toEqual([0, 3]);
    expect(sync?.open).toBe(sync?.total);
    expect(sync?.kinds.map(({ entity }) => entity)).toEqual([...syncedNames]);
  });

  it('is what it has applied, page by page and kind by kind, also while it is offline', async () => {
    const { register, mirror } = await branchWith(5);
    while (!(await mirror.step(2)).changes.some(({ entity }) => entity === 'printer'));
    // The page is on its way; that it is applied tells only the next question.
    expect(printersOf(await syncOf(register.deviceId))).toEqual([0, 5]);
    expect((await syncOf(register.deviceId))?.state).toBe('running');
    await mirror.step(2);
    expect(printersOf(await syncOf(register.deviceId))).toEqual([2, 5]);
    const rates = (await syncOf(register.deviceId))?.kinds.find(({ entity }) => entity === 'vat');
    expect(rates?.taken).toBe(rates?.total);
    await mirror.takeAll(2);
    expect(await syncOf(register.deviceId)).toMatchObject({ state: 'running' });
    expect(printersOf(await syncOf(register.deviceId))).toEqual([5, 5]);
    await mirror.sync();
    expect(await syncOf(register.deviceId)).toMatchObject({
      state: 'done',
      open: 0,
      syncedAt: expect.any(String),
    });
  });

  it('begins anew when it is told to, or moved', async () => {
    const { register, mirror } = await branchWith(1);
    await mirror.sync();
    await app.call('/graphql/pos', owner, 'mutation($id: ID!) { resyncDevice(id: $id) { isSuccess } }', {
      id: register.deviceId,
    });
    expect(await syncOf(register.deviceId)).toMatchObject({ state: 'waiting', taken: 0 });
    await mirror.sync();
    expect((await syncOf(register.deviceId))?.state).toBe('done');
    const move = 'mutation($id: ID!, $unitId: ID!) { moveDevice(id: $id, unitId: $unitId) { isSuccess } }';
    await app.call('/graphql/pos', owner, move, {
      id: register.deviceId,
      unitId: await createUnit(app, owner),
    });
    expect(await syncOf(register.deviceId)).toMatchObject({ state: 'waiting', taken: 0, syncedAt: null });
  });
});

describe('REG-22: a register that only pushes receipts', () => {
  const devices = async () =>
    dataOf<{ devices: readonly { id: string; onlyPushes: boolean }[] }>(
      await app.call('/graphql/pos', owner, '{ devices { id onlyPushes } }'),
    ).devices;
  const onlyPushes = async ({ deviceId }: LinkedRegister) =>
    (await devices()).find(({ id }) => id === deviceId)?.onlyPushes;
  const stateOfPrinter = async (id: string) =>
    dataOf<{ printer: { syncState: string } | null }>(
      await app.call('/graphql/pos', owner, 'query($id: ID!) { printer(id: $id) { syncState } }', { id }),
    ).printer?.syncState;

  it('is set up with its first receipt, and no record waits for it', async () => {
    const { unitId, ids, register: other, mirror } = await branchWith(2);
    const [first = '', second = ''] = ids;
    await mirror.sync();
    const register = await linkRegister(app, owner, { unitId, databaseId: other.databaseId });
    expect(await onlyPushes(register)).toBe(false);
    expect(await stateOfPrinter(first)).not.toBe('synchronized');
    expect(outcomesOf(await pushBatch(app, register, [receiptOf(register)]))).toEqual(['stored']);
    expect(await onlyPushes(register)).toBe(true);
    expect((await syncOf(register.deviceId))?.state).toBe('pushOnly');
    expect(await stateOfPrinter(first)).toBe('synchronized');
    await deleteRecords(app, owner, 'Printers', [second]);
    await mirror.sync();
    await expect.poll(() => stateOfPrinter(second)).toBeUndefined();
  });

  it('counts as any other from its first question on', async () => {
    const { register, mirror } = await branchWith(1);
    await pushBatch(app, register, [receiptOf(register)]);
    await mirror.step(2);
    expect(await onlyPushes(register)).toBe(false);
    expect((await syncOf(register.deviceId))?.state).toBe('running');
    await mirror.sync();
    expect((await syncOf(register.deviceId))?.state).toBe('done');
  });
});

describe('how far a register is later (MDA-05)', () => {
  it('counts changes and removals that it has not taken', async () => {
    const { unitId, ids, register, mirror } = await branchWith(3);
    await mirror.sync();
    await saveRecord(app, owner, 'printer', printerOf({ unitIds: [unitId] }));
    await deleteRecords(app, owner, 'Printers', [ids[0] ?? '']);
    expect(await syncOf(register.deviceId)).toMatchObject({ state: 'behind', open: 2 });
    await mirror.sync();
    expect(await syncOf(register.deviceId)).toMatchObject({ state: 'done', open: 0 });
  });

  it('counts what it could not take, until it has', async () => {
    const { ids, register, mirror } = await branchWith(2);
    await mirror.sync([{ entity: 'printer', id: ids[0] ?? '', reason: 'NOT_SUPPORTED' }]);
    expect(await syncOf(register.deviceId)).toMatchObject({ state: 'failed', failed: 1 });
    await deleteRecords(app, owner, 'Printers', [ids[0] ?? '']);
    await mirror.sync();
    expect(await syncOf(register.deviceId)).toMatchObject({ state: 'done', failed: 0 });
  });

  it("is null for a register that is not linked, and for another tenant's", async () => {
    const { register } = await branchWith(0);
    const stranger = await app.signIn('owner@retail.demo.example');
    expect(await syncOf(register.deviceId, stranger)).toBeNull();
    await app.call('/graphql/pos', owner, 'mutation($id: ID!) { unlinkDevice(id: $id) { isSuccess } }', {
      id: register.deviceId,
    });
    expect(await syncOf(register.deviceId)).toBeNull();
  });
});

describe('a register that somebody refuses (RFC 8628)', () => {
  const deny = (userCode: string) =>
    app.call(
      '/graphql/pos',
      owner,
      'mutation($userCode: String!) { denyRegister(userCode: $userCode) { isSuccess } }',
      { userCode },
    );

  it('is told so at its next poll, and its code is gone', async () => {
    const { body } = await askForCode(app, newRegister());
    expect((await deny(body.user_code ?? '')).data).toEqual({ denyRegister: { isSuccess: true } });
    expect(await pollForTokens(app, body.device_code ?? '')).toMatchObject({
      status: 400,
      body: { error: 'access_denied' },
    });
    expect(errorOf(await deny(body.user_code ?? ''))).toMatchObject({ code: 'USER_CODE_UNKNOWN' });
  });
});
