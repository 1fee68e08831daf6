import type { SyncedName } from '@tresen/domain/kit/entities';
import type { Proposal, ProposalState } from '@tresen/domain/master-data/proposals';
import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';

const ownTenant = sql`tenant_id = (select current_tenant())`;

type Values = Readonly<Record<string, unknown>>;

/** An edit made at a register, with where it came from. */
export interface ProposalRow {
  readonly id: string;
  readonly entity: SyncedName;
  readonly recordId: string;
  readonly baseVersion: number;
  readonly base: Values;
  readonly changes: Values;
  readonly madeAt: Date;
  readonly receivedAt: Date;
  readonly state: ProposalState;
  readonly unitId: string;
  readonly unitName: string;
  readonly deviceName: string;
}

interface Origin {
  readonly tenantId: string;
  readonly unitId: string;
  readonly deviceId: string;
}

/** Keeps proposals; one that is known already stays as it is. @returns how many are new */
export const keepProposals = async (
  tx: Tx,
  { tenantId, unitId, deviceId }: Origin,
  proposals: readonly Proposal[],
  receivedAt: Date,
): Promise<number> => {
  const { numAffectedRows = 0n } =
    await sql`insert into proposals (tenant_id, id, device_id, unit_id, entity, record_id,
      base_version, base, changes, made_at, received_at)
    select ${tenantId}::uuid, r.id, ${deviceId}::uuid, ${unitId}::uuid, r.entity, r."recordId", r."baseVersion", r.base,
      r.changes, r."madeAt", ${receivedAt}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(proposals)}::jsonb) as r(id uuid, entity text, "recordId" uuid,
      "baseVersion" int, base jsonb, changes jsonb, "madeAt" timestamptz)
    on conflict (tenant_id, id) do nothing`.execute(tx);
  return Number(numAffectedRows);
};

const selected = sql`p.id, p.entity, p.record_id "recordId", p.base_version "baseVersion", p.base, p.changes,
  p.made_at "madeAt", p.received_at "receivedAt", p.state, p.unit_id "unitId", u.name "unitName", d.name "deviceName"`;
const joined = sql`from proposals p
  join organization_units u on u.tenant_id = p.tenant_id and u.id = p.unit_id
  join devices d on d.tenant_id = p.tenant_id and d.id = p.device_id`;

/** Open proposals behind one of them, newest first. */
export const listOpen = async (
  tx: Tx,
  limit: number,
  after: { readonly receivedAt: string; readonly id: string } | undefined,
): Promise<ProposalRow[]> => {
  const onPage = after
    ? sql`(p.received_at, p.id) < (${after.receivedAt}::timestamptz, ${after.id}::uuid)`
    : sql`true`;
  const { rows } = await sql<ProposalRow>`select ${selected} ${joined}
    where p.${ownTenant} and p.state = 'open' and ${onPage}
    order by p.received_at desc, p.id desc limit ${limit}`.execute(tx);
  return rows;
};

export const countOpen = async (tx: Tx): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*)::int count from proposals
    where ${ownTenant} and state = 'open'`.execute(tx);
  return rows[0]?.count ?? 0;
};

export const findProposal = async (tx: Tx, id: string): Promise<ProposalRow | undefined> => {
  const { rows } = await sql<ProposalRow>`select ${selected} ${joined}
    where p.${ownTenant} and p.id = ${id}`.execute(tx);
  return rows[0];
};

/** Decides an open proposal. @returns false when somebody else has just decided it */
export const decide = async (
  tx: Tx,
  id: string,
  decision: { readonly state: 'accepted' | 'refused'; readonly reason: string | null },
  by: { readonly userId: string; readonly name: string },
  now: Date,
): Promise<boolean> => {
  const { numAffectedRows } =
    await sql`update proposals set state = ${decision.state}, reason = ${decision.reason},
      decided_at = ${now}, decided_by = ${by.userId}, decided_by_name = ${by.name}
    where ${ownTenant} and id = ${id} and state = 'open'`.execute(tx);
  return numAffectedRows === 1n;
};

/** What has become of a register's own proposals. */
export interface ProposalAnswer {
  readonly id: string;
  readonly state: ProposalState;
  readonly reason: string | null;
}

export const answersFor = async (
  tx: Tx,
  deviceId: string,
  ids: readonly string[],
): Promise<ProposalAnswer[]> => {
  const { rows } = await sql<ProposalAnswer>`select id, state, reason from proposals
    where ${ownTenant} and device_id = ${deviceId} and id = any (${[...ids]}::uuid[])`.execute(tx);
  return rows;
};

/** Gives a record the next change number, as it is: the registers get the cloud's version once more. */
export const sendAgain = async (tx: Tx, table: string, id: string, seq: number): Promise<void> => {
  await sql`update ${sql.table(table)} set change_seq = ${seq} where ${ownTenant} and id = ${id} and status >= 0`.execute(
    tx,
  );
};
