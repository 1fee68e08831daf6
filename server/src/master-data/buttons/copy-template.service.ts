import type { ButtonMapping } from '@tresen/domain/master-data/buttons/grid';
import * as z from 'zod/mini';
import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import { inTenant, type Tx } from '../../kit/db/pools.ts';
import { parseInput } from '../../kit/input/index.ts';
import type { RecordsPort } from '../../kit/records/index.ts';
import { findCategories } from './button-categories.store.ts';
import { findGrids } from './button-grids.store.ts';
import { findTargets, type TargetKind, targetKinds } from './button-targets.store.ts';
import {
  type ButtonToMake,
  type MadeTemplate,
  makeTemplate,
  type TemplateToMake,
} from './make-template.service.ts';
import { appsOf, findTemplate } from './read-grids.service.ts';

const copySchema = z.object({
  templateId: z.uuid(),
  name: z.string(),
  unitIds: z.nullish(z.array(z.uuid()).check(z.minLength(1), z.maxLength(1000))),
});

/**
 * Makes another template like one, for other branches too. Buttons of what is not in all of these are left out, and told.
 * @throws {AppError} INVALID_INPUT, NOT_FOUND
 */
export const copyTemplate = (ctx: Ctx, port: RecordsPort, input: object): Promise<MadeTemplate> => {
  const { templateId, name, unitIds = null } = parseInput(copySchema, input);
  return inTenant(ctx.db, tenantOf(ctx), async (tx) => {
    const described = await describeTemplate(tx, templateId);
    return makeTemplate(ctx, tx, port, { ...described, name, unitIds });
  });
};

/** A template with its categories and grids, as another like it is made of them. @throws {AppError} NOT_FOUND */
export const describeTemplate = async (tx: Tx, templateId: string): Promise<TemplateToMake> => {
  const template = await findTemplate(tx, templateId);
  const categories = await findCategories(tx, templateId);
  const known = new Set(categories.map(({ id }) => id));
  const grids = await findGrids(tx, templateId, appsOf(template));
  const names = await namesOf(
    tx,
    grids.flatMap(({ mappings }) => mappings),
  );
  const named = (mapping: ButtonMapping): ButtonToMake => ({
    mapping,
    name: 'id' in mapping.target ? (names.get(mapping.target.id) ?? mapping.label ?? '?') : '',
  });
  return {
    name: String(template.name),
    apps: appsOf(template),
    unitIds: template.unitIds,
    categories: categories.map(({ id, parentId, ...values }) => ({
      key: id,
      parentKey: parentId !== null && known.has(parentId) ? parentId : null,
      values,
    })),
    grids: grids.map(({ app, layout, mappings }) => ({ app, layout, buttons: mappings.map(named) })),
  };
};

/** The names of all records that buttons stand for, by id; of what is gone there is none. */
async function namesOf(tx: Tx, mappings: readonly ButtonMapping[]): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  for (const kind of targetKinds)
    for (const [id, { name }] of await findTargets(tx, kind, idsOf(mappings, kind))) names.set(id, name);
  return names;
}

function idsOf(mappings: readonly ButtonMapping[], kind: TargetKind): readonly string[] {
  return mappings.flatMap(({ target }) => (target.kind === kind ? [target.id] : []));
}
