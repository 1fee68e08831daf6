import type { SyncedName } from '@tresen/domain/kit/entities';
import { kinds } from '@tresen/domain/master-data/kinds';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { describeColumns, tableOf } from '../../kit/records/index.ts';
import { gridsForRegisters } from '../buttons/index.ts';

/** Members that stand in no column of the record's row. */
const beside: Readonly<Partial<Record<SyncedName, Readonly<Record<string, string>>>>> = {
  buttonTemplate: { grids: gridsForRegisters, isOfAllBranches: 't.unit_ids is null' },
};

/** The JSON text of a record's fields, its secrets and `isActive`, from the row `t` of its table; as the published schema says. */
export const contentOf = (entity: SyncedName): RawBuilder<string> => {
  const { fields, secrets } = kinds[entity];
  const members = describeColumns({ fields: { ...fields, ...secrets } }).all.map(
    ({ field, name }) => `${beside[entity]?.[field] ?? `t.${name}`} as "${field}"`,
  );
  return sql`(select row_to_json(c) from (select ${sql.raw(members.join(', '))}, t.status = 1 as "isActive") c)::text`;
};

/** The table of a kind of record. */
export const tableNamed = (entity: SyncedName): RawBuilder<unknown> => sql.table(tableOf(entity));

/** The branch has the record `t`. */
export const belongsTo = (unitId: string): RawBuilder<SqlBool> =>
  sql`(t.unit_ids is null or ${unitId}::uuid = any (t.unit_ids))`;
