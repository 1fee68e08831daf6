import type { Tx } from '../../kit/db/pools.ts';

/** What a register tells of itself when it asks for a code. */
export interface RegisterRequest {
  readonly name: string;
  readonly deviceType: string;
  readonly posVersion: string;
  readonly hardwareSerial: string;
  readonly databaseId: string;
  readonly scope: string;
}

/** A register that waits, was approved, or was answered. */
export interface DeviceAuthorization extends RegisterRequest {
  readonly deviceCodeHash: Buffer;
  readonly userCode: string;
  readonly expiresAt: Date;
  readonly intervalSeconds: number;
  readonly lastPolledAt: Date | null;
  readonly tenantId: string | null;
  readonly deviceId: string | null;
  readonly deniedAt: Date | null;
  readonly consumedAt: Date | null;
  readonly sessionId: string | null;
}

const columns = [
  'device_code_hash as deviceCodeHash',
  'user_code as userCode',
  'name',
  'device_type as deviceType',
  'pos_version as posVersion',
  'hardware_serial as hardwareSerial',
  'database_id as databaseId',
  'scope',
  'expires_at as expiresAt',
  'interval_seconds as intervalSeconds',
  'last_polled_at as lastPolledAt',
  'tenant_id as tenantId',
  'device_id as deviceId',
  'denied_at as deniedAt',
  'consumed_at as consumedAt',
  'session_id as sessionId',
] as const;

/** Removes requests that ended before a moment. */
export const deleteEnded = async (tx: Tx, before: Date): Promise<void> => {
  await tx.deleteFrom('device_authorizations').where('expires_at', '<', before).execute();
};

/** Stores a request. False when another open one has the same user code. */
export const insertAuthorization = async (
  tx: Tx,
  codes: { readonly deviceCodeHash: Buffer; readonly userCode: string },
  request: RegisterRequest,
  times: { readonly at: Date; readonly expiresAt: Date; readonly intervalSeconds: number },
): Promise<boolean> => {
  const result = await tx
    .insertInto('device_authorizations')
    .values({
      device_code_hash: codes.deviceCodeHash,
      user_code: codes.userCode,
      name: request.name,
      device_type: request.deviceType,
      pos_version: request.posVersion,
      hardware_serial: request.hardwareSerial,
      database_id: request.databaseId,
      scope: request.scope,
      created_at: times.at,
      expires_at: times.expiresAt,
      interval_seconds: times.intervalSeconds,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
};

/** Reads a request by its device code and holds its row: polls and an approval happen one after the other. */
export const lockByDeviceCode = (
  tx: Tx,
  hashes: readonly Buffer[],
): Promise<DeviceAuthorization | undefined> =>
  tx
    .selectFrom('device_authorizations')
    .select(columns)
    .where('device_code_hash', 'in', hashes)
    .forUpdate()
    .executeTakeFirst();

/** Reads the request behind a user code that was not answered with tokens yet, and holds its row. */
export const lockByUserCode = (tx: Tx, userCode: string): Promise<DeviceAuthorization | undefined> =>
  tx
    .selectFrom('device_authorizations')
    .select(columns)
    .where('user_code', '=', userCode)
    .where('consumed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

interface Change {
  tenant_id: string;
  device_id: string;
  denied_at: Date;
  last_polled_at: Date;
  interval_seconds: number;
  consumed_at: Date;
  session_id: string;
}

export const updateAuthorization = async (
  tx: Tx,
  { deviceCodeHash }: DeviceAuthorization,
  change: Partial<Change>,
): Promise<void> => {
  await tx
    .updateTable('device_authorizations')
    .set(change)
    .where('device_code_hash', '=', deviceCodeHash)
    .execute();
};
