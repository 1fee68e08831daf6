import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  approve,
  askForCode,
  createUnit,
  linkRegister,
  newRegister,
} from '../../app/testing/link-register.ts';
import { meetAtLock } from '../../app/testing/meet-at-lock.ts';
import { type Answer, errorOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';

let app: TestServer;
let owner: string;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.signIn('owner@demo.example');
});
afterAll(() => app.stop());

const codesOf = (databaseIds: readonly string[]): Promise<string[]> =>
  Promise.all(
    databaseIds.map(
      async (databaseId) => (await askForCode(app, newRegister({ databaseId }))).body.user_code ?? '',
    ),
  );

/** What each answer came to: `ok` or the code of its error. */
const codes = (answers: readonly Answer[]): string[] =>
  answers.map((answer) => String(errorOf(answer)?.code ?? 'ok')).sort();

const devicesOf = async (unitId: string) => {
  const { rows } = await app.owner.query<{ id: string; database_id: string; is_default: boolean }>(
    'select id, database_id, is_default from devices where unit_id = $1',
    [unitId],
  );
  return rows;
};

/** The registers that clicks linked at a branch, as the audit log tells. */
const linkedAt = async (unitId: string): Promise<string[]> => {
  const { rows } = await app.owner.query<{ entity_id: string }>(
    `select distinct entity_id from audit_log where entity = 'device' and new_values->>'unitId' = $1`,
    [unitId],
  );
  return rows.map((row) => row.entity_id);
};

const ten = Array.from({ length: 10 });
// As many as one caller has turns (decision 39), so that all of them can wait at once.
const four = Array.from({ length: 4 });

/** Starts the work while the unit's row is held, and lets go when all of it stands at the row. */
const meetAt = <T>(unitId: string, work: readonly (() => Promise<T>)[]): Promise<T[]> =>
  meetAtLock(
    app,
    { text: 'select from organization_units where id = $1 for update', values: [unitId] },
    work,
  );

describe('at the same time', () => {
  it('registers with databases of their own do not all get one branch (contract 6)', async () => {
    const unitId = await createUnit(app, owner);
    const userCodes = await codesOf(four.map(() => randomUUID()));
    const answers = await meetAt(
      unitId,
      userCodes.map((code) => () => approve(app, owner, code, unitId)),
    );
    expect(codes(answers)).toEqual([...four.slice(1).map(() => 'DATABASE_TAKEN'), 'ok']);
    expect(await devicesOf(unitId)).toHaveLength(1);
  });

  it('registers of one database all get the branch, and one is its default', async () => {
    const unitId = await createUnit(app, owner);
    const databaseId = randomUUID();
    const userCodes = await codesOf(four.map(() => databaseId));
    const answers = await meetAt(
      unitId,
      userCodes.map((code) => () => approve(app, owner, code, unitId)),
    );
    expect(codes(answers)).toEqual(four.map(() => 'ok'));
    expect((await devicesOf(unitId)).filter((device) => device.is_default)).toHaveLength(1);
  });

  it('one register gets one of two branches', async () => {
    const unitIds = [await createUnit(app, owner), await createUnit(app, owner)];
    const [code = ''] = await codesOf([randomUUID()]);
    const answers = await Promise.all(unitIds.map((unitId) => approve(app, owner, code, unitId)));
    const [refused, linked] = codes(answers);
    expect(linked).toBe('ok');
    expect(['DATABASE_TAKEN', 'USER_CODE_UNKNOWN']).toContain(refused); // by who comes first
  });

  it('an impatient finger links a register once, and is told of the one that is there', async () => {
    const unitId = await createUnit(app, owner);
    const [code = ''] = await codesOf([randomUUID()]);
    const answers = await meetAt(
      unitId,
      four.map(() => () => approve(app, owner, code, unitId)),
    );
    const linked = answers.flatMap(({ data }) => (data ? [data.approveRegister] : []));
    const devices = await devicesOf(unitId);
    expect(devices).toHaveLength(1);
    expect(new Set(linked.map((result) => JSON.stringify(result)))).toEqual(
      new Set([JSON.stringify({ isSuccess: true, modelId: devices[0]?.id })]),
    );
    // Whichever click approves the code first, its tokens are those of the register that is there.
    expect(await linkedAt(unitId)).toEqual([devices[0]?.id]);
    expect(codes(answers)).not.toContain('INTERNAL');
  });

  it('two registers are made the default: one is', async () => {
    const first = await linkRegister(app, owner);
    const { unitId, databaseId } = first;
    const others = await Promise.all(ten.map(() => linkRegister(app, owner, { unitId, databaseId })));
    const answers = await Promise.all(
      others.map(({ deviceId }) =>
        app.call(
          '/graphql/pos',
          owner,
          'mutation($device: DeviceInput!) { updateDevice(device: $device) { isSuccess } }',
          { device: { id: deviceId, isDefault: true } },
        ),
      ),
    );
    expect(codes(answers)).toEqual(ten.map(() => 'ok'));
    expect((await devicesOf(unitId)).filter((device) => device.is_default)).toHaveLength(1);
  });
});

describe('a register that was unlinked', () => {
  const change = (mutation: string, id: string): Promise<Answer> =>
    app.call('/graphql/pos', owner, `mutation($id: ID!) { ${mutation} { isSuccess } }`, { id });

  it('is not changed or unlinked any more, and is the default again when it comes back', async () => {
    const register = await linkRegister(app, owner);
    const { deviceId, unitId, databaseId, hardwareSerial } = register;
    await change('unlinkDevice(id: $id)', deviceId);
    for (const again of ['unlinkDevice(id: $id)', 'updateDevice(device: { id: $id, isDefault: true })']) {
      expect(errorOf(await change(again, deviceId))).toMatchObject({ code: 'NOT_FOUND' });
    }
    await linkRegister(app, owner, { unitId, databaseId, hardwareSerial });
    expect(await devicesOf(unitId)).toMatchObject([{ id: deviceId, is_default: true }]);
  });
});
