import type { EntityName } from '@tresen/domain/kit/entities';
import { referencesOf } from '@tresen/domain/master-data/kinds';
import type { OwnRecord } from '@tresen/domain/master-data/take-over';
import type { Approver } from '../link/index.ts';
import { askGraphql } from '../protocol/index.ts';
import { saveRecord } from './save-record.ts';

type Named = Readonly<{ id: string; name: string }>;
type Present = Readonly<{
  vats: { nodes: readonly Readonly<{ id: string; key: number }>[] };
  categories: { nodes: readonly Named[] };
  printers: { nodes: readonly Named[] };
  articles: { nodes: readonly Readonly<{ id: string; plu: string | null }>[] };
}>;
const present = `query($filter: RecordFilterInput) {
  vats(filter: $filter, first: 100) { nodes { id key } }
  categories(filter: $filter, first: 100) { nodes { id name } }
  printers(filter: $filter, first: 100) { nodes { id name } }
  articles(filter: $filter, first: 100) { nodes { id plu } }
}`;

/** Makes the records of a menu in a branch, as a person does; what is there already stays as it is. */
export async function saveMenu(
  approver: Approver,
  unitId: string,
  menu: readonly OwnRecord[],
): Promise<void> {
  const target = { ...approver, endpoint: '/graphql/pos' } as const;
  const ids = idsOf(await askGraphql<Present>(target, present, { filter: { unitIds: [unitId] } }));
  const save = async (record: OwnRecord) => {
    const place = placeOf(record.entity, record.key);
    if (ids.has(place)) return;
    const values = { ...withIds(record, ids), unitIds: [unitId] };
    ids.set(place, await saveRecord(approver, record.entity, values));
  };
  // Categories refer to each other; articles only to what was saved before them.
  for (const record of menu.filter(({ entity }) => entity !== 'article')) await save(record);
  const articles = menu.filter(({ entity }) => entity === 'article');
  for (let next = 0; next < articles.length; next += atOnce)
    await Promise.all(articles.slice(next, next + atOnce).map(save));
}

/** Articles that are saved at the same time: more would keep others waiting. */
const atOnce = 4;

const placeOf = (entity: EntityName, key: string): string => `${entity}/${key}`;

/** The ids of what the branch has, by the keys of a menu: rates by their number, articles by PLU, the rest by name. */
function idsOf({ vats, categories, printers, articles }: Present): Map<string, string> {
  return new Map([
    ...vats.nodes.map(({ id, key }) => [placeOf('vat', String(key)), id] as const),
    ...categories.nodes.map(({ id, name }) => [placeOf('category', name), id] as const),
    ...printers.nodes.map(({ id, name }) => [placeOf('printer', name), id] as const),
    ...articles.nodes.map(({ id, plu }) => [placeOf('article', plu ?? ''), id] as const),
  ]);
}

/** The content with ids in place of the menu's keys, which stand only in fields of the record itself. */
function withIds({ entity, content }: OwnRecord, ids: ReadonlyMap<string, string>): Record<string, unknown> {
  const references = referencesOf(entity, content).map(({ path, to, id }) => [
    path,
    ids.get(placeOf(to, id)),
  ]);
  return { ...content, ...Object.fromEntries(references) };
}
