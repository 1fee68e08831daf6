import { type EntityName, entityNames, type RecordFilter } from '@tresen/domain/kit/entities';
import { AppError } from '@tresen/domain/kit/errors';
import { type BulkChange, bulkChangeSchema, isPossible } from '@tresen/domain/master-data/change-sets';
import { kinds } from '@tresen/domain/master-data/kinds';
import { type RawBuilder, sql } from 'kysely';
import * as z from 'zod/mini';
import { parseInput } from '../../kit/input/index.ts';
import { parseJson } from '../../kit/memory/index.ts';
import {
  type FilterInput,
  listConditions,
  ownRow,
  type RecordSource,
  readFilter,
} from '../../kit/records/index.ts';

/** Records that somebody marked one by one, or everything that a list shows. */
export type Selection = { readonly ids: readonly string[] } | { readonly filter: RecordFilter };

/** What a bulk change is asked for. */
export interface BulkArgs {
  readonly entity: string;
  readonly ids?: readonly string[] | null | undefined;
  readonly filter?: FilterInput | null | undefined;
  readonly change: string;
}

export interface BulkRequest {
  readonly entity: EntityName;
  readonly selection: Selection;
  readonly change: BulkChange;
}

const entitySchema = z.enum(entityNames);
const idsSchema = z.array(z.uuid()).check(z.maxLength(10_000));

/** A kind of record. @throws {AppError} INVALID_INPUT */
export const readEntity = (name: string): EntityName => parseInput(entitySchema, name);

/** @throws {AppError} INVALID_INPUT for a change that is none, or none of this kind of record */
export const readBulk = (args: BulkArgs): BulkRequest => {
  const entity = readEntity(args.entity);
  const change = parseInput(bulkChangeSchema, readJson(args.change));
  if (!isPossible(kinds[entity], change)) throw new AppError('INVALID_INPUT', { field: 'change' });
  return { entity, selection: readSelection(entity, args), change };
};

/** The ids of the selected records that are there, in the order in which a set does them. */
export const selectedIds = (source: RecordSource, selection: Selection): RawBuilder<{ id: string }> => {
  const condition =
    'filter' in selection
      ? sql`${listConditions(source, selection.filter)} and t.status >= 0`
      : sql`t.id = any (${[...selection.ids]}::uuid[]) and t.status >= 0`;
  return sql<{
    id: string;
  }>`select t.id from ${sql.table(source.table)} t where ${ownRow(source.table)} and ${condition}
    order by t.id`;
};

function readJson(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    throw new AppError('INVALID_INPUT', { field: 'change' });
  }
}

function readSelection(entity: EntityName, { ids, filter }: BulkArgs): Selection {
  if (ids) return { ids: [...new Set(parseInput(idsSchema, ids))] };
  if (filter) return { filter: readFilter(kinds[entity], filter) };
  throw new AppError('INVALID_INPUT', { field: 'ids' });
}
