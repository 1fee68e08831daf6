import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  approve,
  askForCode,
  createUnit,
  linkRegister,
  newRegister,
  postForm,
} from '../../app/testing/link-register.ts';
import { deleteRecords, Mirror, printerOf, saveRecord } from '../../app/testing/master-data.ts';
import { outcomesOf, pushBatch, receiptOf } from '../../app/testing/push-receipts.ts';
import { dataOf, errorOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';
import { setUnitActive, unitOf } from '../../app/testing/units.ts';

let app: TestServer;
let owner: string;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.signIn('owner@demo.example');
});
afterAll(() => app.stop());

const deviceStatus = async (unitId: string) =>
  (await app.owner.query('select status from devices where unit_id = $1 order by id', [unitId])).rows.map(
    ({ status }) => status as number,
  );
const asks = async ({ accessToken }: { readonly accessToken: string }) =>
  errorOf(await app.call('/graphql/pos', accessToken, '{ thisRegister { unitId } }'))?.code ?? 'ok';

describe('an inactive branch (ORG-23)', () => {
  it('takes its registers along, in one transaction, and brings just those back', async () => {
    const first = await linkRegister(app, owner);
    const second = await linkRegister(app, owner, { unitId: first.unitId, databaseId: first.databaseId });
    await app.owner.query('update devices set status = 0 where id = $1', [second.deviceId]);
    dataOf(await setUnitActive(app, owner, first.unitId, false));
    expect(await unitOf(app, owner, first.unitId)).toMatchObject({ status: 0, isActive: false });
    expect(await deviceStatus(first.unitId)).toEqual([0, 0]);
    dataOf(await setUnitActive(app, owner, first.unitId, true));
    expect(await unitOf(app, owner, first.unitId)).toMatchObject({ status: 1, isActive: true });
    expect(await deviceStatus(first.unitId)).toEqual([1, 0]);
  });

  it('lets its registers in nowhere; they keep their receipts and tokens, and go on once it is active', async () => {
    const register = await linkRegister(app, owner);
    expect(await asks(register)).toBe('ok');
    dataOf(await setUnitActive(app, owner, register.unitId, false));
    expect(await asks(register)).toBe('DEVICE_INACTIVE');
    const receipt = receiptOf(register);
    expect(errorOf(await pushBatch(app, register, [receipt]))?.code).toBe('DEVICE_INACTIVE');
    const renewed = await postForm(app, '/connect/token', {
      grant_type: 'refresh_token',
      client_id: 'register',
      refresh_token: register.refreshToken,
    });
    expect(renewed.status).toBe(200);
    dataOf(await setUnitActive(app, owner, register.unitId, true));
    expect(outcomesOf(await pushBatch(app, register, [receipt]))).toEqual(['stored']);
  });

  it('holds up no deletion of what its registers have taken (contract 11)', async () => {
    const register = await linkRegister(app, owner);
    const id = await saveRecord(app, owner, 'printer', printerOf({ unitIds: [register.unitId] }));
    await new Mirror(app, register).sync();
    dataOf(await setUnitActive(app, owner, register.unitId, false));
    expect(await deleteRecords(app, owner, 'Printers', [id])).toEqual(['removed']);
  });

  it('takes no register', async () => {
    const unitId = await createUnit(app, owner);
    dataOf(await setUnitActive(app, owner, unitId, false));
    const { body } = await askForCode(app, newRegister());
    expect(errorOf(await approve(app, owner, body.user_code ?? '', unitId))).toMatchObject({
      code: 'UNIT_INACTIVE',
    });
  });

  it('is set inactive once by two clicks, with one entry in the audit log', async () => {
    const { unitId } = await linkRegister(app, owner, { name: 'Theke' });
    await Promise.all([setUnitActive(app, owner, unitId, false), setUnitActive(app, owner, unitId, false)]);
    const { rows } = await app.owner.query(
      `select new_values from audit_log where entity_id = $1 and action = 'deactivate'`,
      [unitId],
    );
    expect(rows).toEqual([{ new_values: { isActive: false, registers: ['Theke'] } }]);
    dataOf(await setUnitActive(app, owner, unitId, true));
    expect(await deviceStatus(unitId)).toEqual([1]);
  });

  it('a header has no state of its own, and that of another tenant is out of reach', async () => {
    const header = await createUnit(app, owner, { type: 'group' });
    expect(errorOf(await setUnitActive(app, owner, header, false))?.code).toBe('UNIT_NOT_A_BRANCH');
    const stranger = await app.signIn('owner@retail.demo.example');
    const theirs = await createUnit(app, stranger);
    expect(errorOf(await setUnitActive(app, owner, theirs, false))?.code).toBe('NOT_FOUND');
    expect((await unitOf(app, stranger, theirs))?.status).toBe(1);
  });
});
