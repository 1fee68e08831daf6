import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Session } from './access-tokens.ts';

export interface Branch {
  readonly unitId: string;
  readonly databaseId: string;
  readonly name: string;
}

/** A linked register with a session that its token names. */
export interface Register extends Session {
  readonly principal: 'register';
  readonly deviceId: string;
  readonly unitId: string;
  readonly databaseId: string;
  readonly name: string;
}

export interface Tenant {
  readonly id: string;
  readonly branches: readonly Branch[];
  readonly registers: readonly Register[];
  /** Somebody who may see everything in it. */
  readonly owner: Session;
}

const forEver = '2100-01-01';

/** Makes a person of a tenant with the session that names them; the session's principal is their role. */
export const insertPerson = async (
  owner: pg.Client,
  { subject, tenantId, sessionId, principal }: Session,
): Promise<void> => {
  await owner.query(
    `insert into users (id, tenant_id, email, email_confirmed, role, first_name, last_name)
    values ($1, $2, $3, true, $4, 'Bea', 'Bench')`,
    [subject, tenantId, `${subject}@bench.example`, principal],
  );
  await owner.query(
    `insert into sessions (id, tenant_id, kind, user_id, scope, expires_at)
    values ($1, $2, 'user', $3, 'openid offline_access api', '${forEver}')`,
    [sessionId, tenantId, subject],
  );
};

/** Makes a tenant with branches, their linked registers (spread evenly) and an owner, as linking would leave them. */
export const makeTenant = async (
  owner: pg.Client,
  name: string,
  count: { readonly branches: number; readonly registers: number },
): Promise<Tenant> => {
  const id = randomUUID();
  const branches = Array.from({ length: count.branches }, (_, index) => {
    return { unitId: randomUUID(), databaseId: randomUUID(), name: `Filiale ${index + 1}` };
  });
  const registers = Array.from({ length: count.registers }, (_, index) => {
    const branch = branches[index % branches.length];
    if (!branch) throw new Error('a register needs a branch');
    return planRegister(id, branch, index);
  });
  const person = { sessionId: randomUUID(), tenantId: id, subject: randomUUID(), principal: 'owner' };
  await owner.query(`insert into tenants (id, name, kind) values ($1, $2, 'customer')`, [id, name]);
  await insertBranches(owner, id, branches);
  await insertRegisters(owner, id, registers);
  await insertPerson(owner, person);
  return { id, branches, registers, owner: person };
};

function planRegister(tenantId: string, branch: Branch, index: number): Register {
  const deviceId = randomUUID();
  const { unitId, databaseId } = branch;
  const base = { tenantId, sessionId: randomUUID(), principal: 'register', subject: deviceId } as const;
  return { ...base, deviceId, unitId, databaseId, name: `Kasse ${index + 1}` };
}

function insertBranches(owner: pg.Client, tenantId: string, branches: readonly Branch[]) {
  return owner.query(
    `insert into organization_units (tenant_id, id, name, database_id)
    select $1, x."unitId", x.name, x."databaseId"
    from json_to_recordset($2) x("unitId" uuid, name text, "databaseId" uuid)`,
    [tenantId, JSON.stringify(branches)],
  );
}

async function insertRegisters(owner: pg.Client, tenantId: string, registers: readonly Register[]) {
  const values = [tenantId, JSON.stringify(registers)];
  const from = `from json_to_recordset($2) x("deviceId" uuid, "unitId" uuid, "databaseId" uuid, name text,
    "sessionId" uuid)`;
  await owner.query(
    `insert into devices (tenant_id, id, unit_id, name, device_type, register_type, business_type, pos_version,
      hardware_serial, database_id)
    select $1, x."deviceId", x."unitId", x.name, 'desktop', 'Windows', 'hospitality', '5.9.3', x."deviceId",
      x."databaseId" ${from}`,
    values,
  );
  await owner.query(
    `insert into sessions (id, tenant_id, kind, device_id, scope, expires_at)
    select x."sessionId", $1, 'register', x."deviceId", 'offline_access api', '${forEver}' ${from}`,
    values,
  );
}
