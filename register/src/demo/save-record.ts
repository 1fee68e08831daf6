import { type EntityName, entityPlurals, isSynced } from '@tresen/domain/kit/entities';
import type { Approver } from '../link/index.ts';
import { askGraphql, Failure } from '../protocol/index.ts';

type Saved = Readonly<{
  saved: Readonly<{
    isSuccess: boolean;
    modelId: string | null;
    faults: readonly Readonly<{ path: string; code: string }>[];
  }>;
}>;
type Found = Readonly<{ found: Readonly<{ nodes: readonly Readonly<{ name: string }>[] }> }>;

/** Saves a record as a person does, and returns its id. @throws {Failure} when the server refuses it */
export async function saveRecord(
  approver: Approver,
  entity: EntityName,
  record: Readonly<Record<string, unknown>>,
): Promise<string> {
  const { saved } = await askGraphql<Saved>(targetOf(approver, entity), mutationOf(entity), { record });
  if (saved.isSuccess && saved.modelId !== null) return saved.modelId;
  const why = saved.faults.map(({ path, code }) => `${path} ${code}`).join(', ');
  throw new Failure(
    'refused',
    'NOT_SAVED',
    `the server refused ${entity} "${record.name ?? record.company}": ${why}`,
  );
}

/** Saves a record unless one is called like it. */
export async function ensureRecord(
  approver: Approver,
  entity: EntityName,
  record: Readonly<Record<string, unknown>> & { readonly name: string },
): Promise<void> {
  const query = `query($filter: RecordFilterInput) { found: ${entityPlurals[entity]}(filter: $filter) { nodes { name } } }`;
  const filter = { search: record.name };
  const { found } = await askGraphql<Found>(targetOf(approver, entity), query, { filter });
  if (!found.nodes.some(({ name }) => name === record.name)) await saveRecord(approver, entity, record);
}

function targetOf(approver: Approver, entity: EntityName) {
  return { ...approver, endpoint: isSynced(entity) ? '/graphql/pos' : '/graphql' } as const;
}

function mutationOf(entity: EntityName): string {
  const type = `${entity.charAt(0).toUpperCase()}${entity.slice(1)}`;
  return `mutation($record: ${type}Input!) {
    saved: save${type}(${entity}: $record) { isSuccess modelId faults { path code } }
  }`;
}
