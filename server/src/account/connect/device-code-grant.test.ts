import { randomUUID } from 'node:crypto';
import { AppError, type ErrorCode } from '@tresen/domain/kit/errors';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestAccount, type TestAccount, testIssuer } from '../testing.ts';

let host: TestAccount;
let unitId: string;

beforeAll(async () => {
  host = await createTestAccount();
  unitId = randomUUID();
  await host.database.owner.query(
    `insert into organization_units (tenant_id, id, name, zone, cut_off_minutes, currency, country)
     values ($1, $2, 'Tresen Mitte', 'Europe/Zurich', 180, 'CHF', 'CH')`,
    [host.tenantId, unitId],
  );
});
afterAll(() => host.stop());

const hardware = () => ({ hardware_serial: randomUUID(), database_id: randomUUID() });
const request = (change: Record<string, string> = {}) => ({
  client_id: 'register',
  scope: 'offline_access api',
  name: 'Counter',
  device_type: 'desktop',
  pos_version: '5.9.3',
  ...hardware(),
  ...change,
});

const start = async (change?: Record<string, string>) => {
  const { status, body } = await host.post('/connect/deviceauthorization', request(change));
  expect(status).toBe(200);
  return body as Record<'device_code' | 'user_code', string> & Record<string, unknown>;
};
const poll = (deviceCode: string) =>
  host.post('/connect/token', {
    grant_type: 'urn:ietf:params:oauth:grant-type:device_code',
    client_id: 'register',
    device_code: deviceCode,
  });

/** What the fleet does: it saves the device, then approves the code. */
const createDevice = async (serial: string = randomUUID()): Promise<string> => {
  const deviceId = randomUUID();
  await host.database.owner.query(
    `insert into devices (tenant_id, id, unit_id, name, device_type, register_type, business_type, pos_version,
       hardware_serial, database_id)
     values ($1, $2, $3, 'Counter', 'desktop', 'Windows', 'hospitality', '5.9.3', $4, $5)`,
    [host.tenantId, deviceId, unitId, serial, randomUUID()],
  );
  return deviceId;
};
const link = async () => {
  const codes = await start();
  const deviceId = await createDevice();
  const { tenantId } = host;
  await host.account.approveDeviceAuthorization({ userCode: codes.user_code, tenantId, deviceId });
  return { codes, deviceId, tokens: (await poll(codes.device_code)).body };
};
const refresh = (token: string | undefined) =>
  host.post('/connect/token', {
    grant_type: 'refresh_token',
    client_id: 'register',
    refresh_token: token ?? '',
  });
const codeOf = (work: Promise<unknown>): Promise<ErrorCode | undefined> =>
  work.then(
    () => undefined,
    (error: unknown) => (error instanceof AppError ? error.code : Promise.reject(error)),
  );

test('RFC 8628 3.2: the answer has all that a register shows and polls with', async () => {
  const body = await start();
  expect(body).toEqual({
    device_code: expect.stringMatching(/^[\w-]{43}$/),
    user_code: expect.stringMatching(/^[BCDFGHJKLMNPQRSTVWXZ]{4}-[BCDFGHJKLMNPQRSTVWXZ]{4}$/),
    verification_uri: `${testIssuer}/setting/devices?setup=register`,
    verification_uri_complete: `${testIssuer}/setting/devices?setup=register&code=${body.user_code}`,
    expires_in: 900,
    interval: 5,
  });
});

test('CON-10: a register older than 5.9.3 is told so', async () => {
  const { status, body } = await host.post('/connect/deviceauthorization', request({ pos_version: '5.9.2' }));
  expect(status).toBe(400);
  expect(body).toEqual({ error: 'invalid_request', error_description: 'POS_VERSION_TOO_OLD' });
});

test.each([
  ['client_id', 'web', 'invalid_client'],
  ['client_id', '', 'invalid_request'],
  ['device_type', 'fridge', 'invalid_request'],
  ['database_id', 'main', 'invalid_request'],
  ['hardware_serial', '', 'invalid_request'],
  ['hardware_serial', 'x'.repeat(101), 'invalid_request'],
  ['name', '   ', 'invalid_request'],
  ['scope', 'root', 'invalid_scope'],
])('a request with %s = "%s" is refused with %s', async (field, value, error) => {
  const { status, body } = await host.post('/connect/deviceauthorization', request({ [field]: value }));
  expect(status).toBe(400);
  expect(body.error).toBe(error);
});

test('RFC 8628 3.5: pending, then slow_down for whoever polls too fast, five seconds more each time', async () => {
  const { device_code } = await start();
  const errorOf = async () => (await poll(device_code)).body.error;
  expect(await errorOf()).toBe('authorization_pending');
  host.advance(5_000);
  expect(await errorOf()).toBe('authorization_pending');
  host.advance(2_000);
  expect(await errorOf()).toBe('slow_down');
  host.advance(5_000);
  expect(await errorOf()).toBe('slow_down');
  host.advance(15_000);
  expect(await errorOf()).toBe('authorization_pending');
});

test('RFC 8628 3.5: expired_token after 15 minutes, access_denied after a refusal, invalid_grant for no code', async () => {
  const denied = await start();
  await host.account.denyDeviceAuthorization(denied.user_code);
  expect((await poll(denied.device_code)).body.error).toBe('access_denied');
  const expired = await start();
  host.advance(900_000);
  expect((await poll(expired.device_code)).body.error).toBe('expired_token');
  expect((await poll('x'.repeat(43))).body.error).toBe('invalid_grant');
});

test('an approved register gets tokens of its device, with its branch behind them', async () => {
  const { deviceId, tokens } = await link();
  expect(tokens).toMatchObject({ token_type: 'Bearer', expires_in: 600, scope: 'offline_access api' });
  expect(await host.account.authenticate(tokens.access_token ?? '')).toEqual({
    kind: 'register',
    sessionId: expect.any(String),
    tenantId: host.tenantId,
    deviceId,
    name: 'Counter',
    unitId,
    unitName: 'Tresen Mitte',
    databaseId: expect.any(String),
    zone: 'Europe/Zurich',
    cutOffMinutes: 180,
    currency: 'CHF',
    country: 'CH',
    isActive: true,
    isLive: true,
    movedAt: null,
  });
});

test('a lost answer to the poll: the same refresh token again, until it was used and for 30 s after', async () => {
  const { codes, tokens } = await link();
  const again = await poll(codes.device_code);
  expect(again.body.refresh_token).toBe(tokens.refresh_token);
  expect((await refresh(again.body.refresh_token)).status).toBe(200);
  expect((await poll(codes.device_code)).status).toBe(200);
  host.advance(31_000);
  expect((await poll(codes.device_code)).body.error).toBe('invalid_grant');
  expect((await refresh(tokens.refresh_token)).status).toBe(200);
});

test('contract 7: a register rests 399 days and goes on; after 400 it links again', async () => {
  const { tokens } = await link();
  const day = 24 * 60 * 60_000;
  host.advance(399 * day);
  const rested = await refresh(tokens.refresh_token);
  expect(rested.status).toBe(200);
  host.advance(400 * day);
  expect((await refresh(rested.body.refresh_token)).body.error).toBe('invalid_grant');
});

test('an unlinked device is out at once, its connections are told, and its refresh token is dead', async () => {
  const { deviceId, tokens } = await link();
  const identity = await host.account.authenticate(tokens.access_token ?? '');
  const ended: string[] = [];
  const stop = host.account.onRevoked((id) => ended.push(id));
  await host.database.owner.query('update devices set unlinked_at = now() where id = $1', [deviceId]);
  await host.account.revokeDeviceSessions(host.tenantId, deviceId);
  stop();
  expect(ended).toEqual([identity?.sessionId]);
  expect(await host.account.authenticate(tokens.access_token ?? '')).toBeUndefined();
  expect((await refresh(tokens.refresh_token)).body.error).toBe('invalid_grant');
});

test('a device whose unlinking was committed without its sessions being ended is out within 30 s', async () => {
  const { deviceId, tokens } = await link();
  expect(await host.account.authenticate(tokens.access_token ?? '')).toBeDefined();
  await host.database.owner.query('update devices set unlinked_at = now() where id = $1', [deviceId]);
  host.advance(30_000);
  expect(await host.account.authenticate(tokens.access_token ?? '')).toBeUndefined();
  expect((await refresh(tokens.refresh_token)).body.error).toBe('invalid_grant');
});

test('a device unlinked between approval and poll gets no tokens', async () => {
  const codes = await start();
  const deviceId = await createDevice();
  const { tenantId } = host;
  await host.account.approveDeviceAuthorization({ userCode: codes.user_code, tenantId, deviceId });
  await host.database.owner.query('update devices set unlinked_at = now() where id = $1', [deviceId]);
  expect((await poll(codes.device_code)).body.error).toBe('access_denied');
});

test('linking again ends the sessions of the link before', async () => {
  const { deviceId, tokens } = await link();
  const codes = await start();
  const { tenantId } = host;
  await host.account.approveDeviceAuthorization({ userCode: codes.user_code, tenantId, deviceId });
  const again = await poll(codes.device_code);
  expect(again.status).toBe(200);
  expect((await refresh(tokens.refresh_token)).body.error).toBe('invalid_grant');
  expect((await refresh(again.body.refresh_token)).status).toBe(200);
});

test('a person finds the waiting register by its code, however it is typed', async () => {
  const asked = request();
  const { body } = await host.post('/connect/deviceauthorization', asked);
  const typed = ` ${body.user_code?.toLowerCase().replace('-', ' ')}`;
  expect(await host.account.findPendingRegister(typed, 'a person')).toEqual({
    userCode: body.user_code,
    name: 'Counter',
    deviceType: 'desktop',
    posVersion: '5.9.3',
    hardwareSerial: asked.hardware_serial,
    databaseId: asked.database_id,
    expiresAt: new Date(host.now() + 900_000),
  });
});

test('unknown, expired, denied and used codes are refused by name', async () => {
  const { account, tenantId } = host;
  const expired = await start();
  host.advance(900_000);
  const denied = await start();
  await account.denyDeviceAuthorization(denied.user_code);
  const { codes, deviceId } = await link();
  const outcome = async (userCode: string) => [
    await codeOf(account.findPendingRegister(userCode, randomUUID())),
    await codeOf(account.approveDeviceAuthorization({ userCode, tenantId, deviceId })),
  ];
  expect(await outcome('BBBB-BBBB')).toEqual(['USER_CODE_UNKNOWN', 'USER_CODE_UNKNOWN']);
  expect(await outcome('not a code')).toEqual(['USER_CODE_UNKNOWN', 'USER_CODE_UNKNOWN']);
  expect(await outcome(expired.user_code)).toEqual(['USER_CODE_EXPIRED', 'USER_CODE_EXPIRED']);
  expect(await outcome(denied.user_code)).toEqual(['USER_CODE_UNKNOWN', 'USER_CODE_UNKNOWN']);
  expect(await outcome(codes.user_code)).toEqual(['USER_CODE_UNKNOWN', 'USER_CODE_UNKNOWN']);
});

test('a code is approved once: again for the same device, never for another', async () => {
  const { user_code: userCode } = await start();
  const [deviceId, another] = [await createDevice(), await createDevice()];
  const approve = (device: string, tenantId = host.tenantId) =>
    codeOf(host.account.approveDeviceAuthorization({ userCode, tenantId, deviceId: device }));
  expect(await approve(deviceId)).toBeUndefined();
  expect(await approve(deviceId)).toBeUndefined();
  expect(await approve(another)).toBe('USER_CODE_UNKNOWN');
  expect(await approve(deviceId, randomUUID())).toBe('USER_CODE_UNKNOWN');
});

test('whoever guesses codes is slowed down, others are not', async () => {
  for (let guess = 0; guess < 10; guess += 1) {
    expect(await codeOf(host.account.findPendingRegister('BBBB-BBBB', 'guesser'))).toBe('USER_CODE_UNKNOWN');
  }
  const { user_code } = await start();
  expect(await codeOf(host.account.findPendingRegister(user_code, 'guesser'))).toBe('TOO_MANY_REQUESTS');
  expect(await codeOf(host.account.findPendingRegister(user_code, 'somebody else'))).toBeUndefined();
});

test('requests that ended an hour ago are removed by the next one', async () => {
  await start();
  host.advance(2 * 60 * 60_000);
  await start();
  const { rows } = await host.database.owner.query('select count(*) from device_authorizations');
  expect(rows[0].count).toBe(1);
});
