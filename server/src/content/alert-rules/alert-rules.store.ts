import {
  type AlertRules,
  type ChosenRules,
  chosenRulesSchema,
  rulesOf,
} from '@tresen/domain/organization/alert-rules';
import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';

/** What the tenant has said, and its branches by their ids. */
export interface RulesOfTenant {
  readonly own: ChosenRules;
  readonly branches: ReadonlyMap<string, ChosenRules>;
}

interface Row {
  readonly tenantId: string;
  readonly unitId: string | null;
  readonly rules: unknown;
}

/** What the tenant of the transaction has said. */
export const rulesOfTenant = async (tx: Tx): Promise<RulesOfTenant> => {
  const { rows } = await sql<Row>`select tenant_id "tenantId", unit_id "unitId", rules from alert_rules
    where tenant_id = (select current_tenant())`.execute(tx);
  return gathered(rows);
};

/** What holds in a branch of any tenant; without one what holds for all that say nothing themselves. */
export type RulesAnywhere = (tenantId: string, unitId: string | null) => AlertRules;

/** Under the system role: what all tenants have said. */
export const allRules = async (tx: Tx): Promise<RulesAnywhere> => {
  const { rows } = await sql<Row>`
    select tenant_id "tenantId", unit_id "unitId", rules from alert_rules`.execute(tx);
  const tenants = new Map(
    [...Map.groupBy(rows, ({ tenantId }) => tenantId)].map(([id, own]) => [id, gathered(own)]),
  );
  const initial = rulesOf({});
  return (tenantId, unitId) => {
    const said = tenants.get(tenantId);
    return said ? rulesOf(said.own, unitId === null ? {} : said.branches.get(unitId)) : initial;
  };
};

/** Keeps what is said for the tenant, or a branch; where nothing is, all holds as above it. */
export const writeRules = async (
  tx: Tx,
  tenantId: string,
  unitId: string | null,
  rules: ChosenRules,
): Promise<void> => {
  if (Object.keys(rules).length === 0) {
    await sql`delete from alert_rules
      where tenant_id = ${tenantId} and unit_id is not distinct from ${unitId}::uuid`.execute(tx);
    return;
  }
  await sql`insert into alert_rules (tenant_id, unit_id, rules)
    values (${tenantId}, ${unitId}, ${JSON.stringify(rules)}::jsonb)
    on conflict (tenant_id, unit_id) do update set rules = excluded.rules`.execute(tx);
};

/** The name of a branch of the tenant that can have rules of its own; undefined where it is none. */
export const nameOfBranch = async (tx: Tx, unitId: string): Promise<string | undefined> => {
  const { rows } = await sql<{ name: string }>`select name from organization_units
    where tenant_id = (select current_tenant()) and id = ${unitId} and type = 'branch' and status > -2`.execute(
    tx,
  );
  return rows[0]?.name;
};

function gathered(rows: readonly Row[]): RulesOfTenant {
  const branches = new Map<string, ChosenRules>();
  let own: ChosenRules = {};
  for (const { unitId, rules } of rows) {
    if (unitId === null) own = readRules(rules);
    else branches.set(unitId, readRules(rules));
  }
  return { own, branches };
}

/** A rule that another version has kept, or within other bounds, is left out: the others go on. */
function readRules(stored: unknown): ChosenRules {
  if (typeof stored !== 'object' || stored === null) return {};
  const entries = Object.entries(stored).flatMap(([rule, value]) => {
    const read = chosenRulesSchema.safeParse([{ rule, value }]);
    return read.success ? read.data.map((one) => [one.rule, one.value] as const) : [];
  });
  return Object.fromEntries(entries);
}
