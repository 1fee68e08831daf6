import type { Fault } from '@tresen/domain/kit/entities';
import { buttonTemplate } from '@tresen/domain/master-data/buttons';
import type { ButtonGrid, ButtonMapping } from '@tresen/domain/master-data/buttons/grid';
import { audit } from '../../kit/audit/index.ts';
import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import type { Tx } from '../../kit/db/pools.ts';
import { newId } from '../../kit/ids/index.ts';
import {
  auditedValues,
  checkDrafts,
  findRecords,
  insertRecords,
  type RecordDraft,
  type RecordSource,
  type RecordsPort,
  referenceFaults,
  takeChanges,
  writingOf,
} from '../../kit/records/index.ts';
import { buttonCategorySource } from './button-category-source.ts';
import { buttonTemplateSource } from './button-template-source.ts';
import { gridsOf } from './read-grids.service.ts';
import { write } from './save-grid.service.ts';

/** A category as it is to be made; `key` and `parentKey` are those of whoever describes it. */
export interface CategoryToMake {
  readonly key: string;
  readonly parentKey: string | null;
  readonly values: Readonly<{ name: string; app: string; sort: number; colour: string | null }>;
}

/** A button as it is to be made. Button categories are named by their key; `name` is what is told of one left out. */
export interface ButtonToMake {
  readonly mapping: ButtonMapping;
  readonly name: string;
}

/** A template with all that belongs to it, as it is to be made. */
export interface TemplateToMake {
  readonly name: string;
  readonly apps: readonly string[];
  readonly unitIds: readonly string[] | null;
  readonly categories: readonly CategoryToMake[];
  readonly grids: readonly (Omit<ButtonGrid, 'mappings'> & { readonly buttons: readonly ButtonToMake[] })[];
}

/** What making a template ends in: all of it is there, or nothing. */
export interface MadeTemplate {
  readonly isSuccess: boolean;
  readonly templateId: string | null;
  readonly faults: readonly Fault[];
  /** Names of what buttons stood for that is not there, or not in all branches: these were left out. */
  readonly missing: readonly string[];
  /** Those of `missing` whose number another article has here. */
  readonly takenNumbers?: readonly TakenNumber[];
}

/** An article of a file whose number is here that of another one, by its name: each business counts from 1. */
export interface TakenNumber {
  readonly name: string;
  readonly number: string;
  readonly nameHere: string;
}

/** Makes a template with its categories and grids, in the caller's transaction. */
export const makeTemplate = async (
  ctx: Ctx,
  tx: Tx,
  port: RecordsPort,
  given: TemplateToMake,
): Promise<MadeTemplate> => {
  const { name, apps, unitIds, categories, grids } = given;
  const { values, faults } = buttonTemplate.check({ name, apps });
  if (!values) return refused(faults);
  const tenantId = tenantOf(ctx);
  const count = 1 + categories.length + grids.length;
  const before = (await takeChanges(tx, tenantId, count)) - count;
  const template: RecordDraft = { id: newId(), values, unitIds, isActive: true };
  const found = (await checkDrafts(tx, buttonTemplateSource, [template])).get(0) ?? [];
  if (found.length > 0) return refused(found);
  await insert(ctx, tx, buttonTemplateSource, [template], before);
  const ids = new Map(categories.map(({ key }) => [key, newId()]));
  const drafts = categories.map((category) => draftOf(category, template, ids));
  if (drafts.length > 0) await insert(ctx, tx, buttonCategorySource, drafts, before + 1);
  const missing = await putGrids(ctx, tx, port, { template, grids, ids, before: before + 1 + drafts.length });
  port.tell(tx, { tenantId, unitIds });
  return { isSuccess: true, templateId: template.id, faults: [], missing };
};

async function insert(
  ctx: Ctx,
  tx: Tx,
  source: RecordSource,
  drafts: readonly RecordDraft[],
  beforeSeq: number,
): Promise<void> {
  const tenantId = tenantOf(ctx);
  await insertRecords(tx, source, drafts, writingOf(ctx, tenantId, beforeSeq));
  const records = await findRecords(
    tx,
    source,
    drafts.map(({ id }) => id),
  );
  for (const record of records)
    await audit(ctx, tx, tenantId, {
      action: 'create',
      entity: source.entity.name,
      entityId: record.id,
      newValues: auditedValues(source.entity, record),
    });
}

function draftOf(
  { key, parentKey, values }: CategoryToMake,
  { id: templateId, unitIds }: RecordDraft,
  ids: ReadonlyMap<string, string>,
): RecordDraft {
  const parentId = parentKey === null ? null : (ids.get(parentKey) ?? null);
  return {
    id: ids.get(key) ?? newId(),
    values: { ...values, templateId, parentId },
    unitIds,
    isActive: true,
  };
}

interface Grids {
  readonly template: RecordDraft;
  readonly grids: TemplateToMake['grids'];
  readonly ids: ReadonlyMap<string, string>;
  readonly before: number;
}

/** Stores the grids without the buttons whose targets are not there, and returns their names. */
async function putGrids(ctx: Ctx, tx: Tx, port: RecordsPort, made: Grids): Promise<readonly string[]> {
  const [template] = await findRecords(tx, buttonTemplateSource, [made.template.id]);
  if (!template) throw new Error('a template that was made is there');
  const empty = await gridsOf(tx, template);
  const missing = new Set<string>();
  for (const [index, { app, layout, buttons }] of made.grids.entries()) {
    const before = empty.find((grid) => grid.app === app);
    if (!before) continue;
    const named = buttons.map(({ mapping, name }) => ({ mapping: withOwnCategory(mapping, made.ids), name }));
    const gone = await goneAmong(
      tx,
      named.map(({ mapping }) => mapping),
      template.unitIds,
    );
    for (const place of gone) missing.add(named[place]?.name ?? '');
    const mappings = named.flatMap(({ mapping }, place) => (gone.has(place) ? [] : [mapping]));
    const grid = { app, layout, mappings };
    await write(ctx, tx, port, { template, before, grid, seq: made.before + index + 1 });
  }
  return [...missing].toSorted();
}

function withOwnCategory(mapping: ButtonMapping, ids: ReadonlyMap<string, string>): ButtonMapping {
  const { target } = mapping;
  return target.kind === 'buttonCategory'
    ? { ...mapping, target: { ...target, id: ids.get(target.id) ?? target.id } }
    : mapping;
}

/** The places of buttons whose targets are not there, or not in all branches. */
async function goneAmong(
  tx: Tx,
  mappings: readonly ButtonMapping[],
  unitIds: readonly string[] | null,
): Promise<ReadonlySet<number>> {
  const gone = new Set<number>();
  for (const kind of ['article', 'category', 'buttonCategory', 'room'] as const) {
    const needed = mappings.flatMap(({ target }, index) =>
      target.kind === kind ? [{ path: 'targetId', to: kind, id: target.id, index, unitIds }] : [],
    );
    if (needed.length > 0) for (const { index } of await referenceFaults(tx, needed)) gone.add(index);
  }
  return gone;
}

function refused(faults: readonly Fault[]): MadeTemplate {
  return { isSuccess: false, templateId: null, faults, missing: [] };
}
