import { buttonApps, maxLayout } from '@tresen/domain/master-data/buttons';
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

/** No template names more records: each of its apps has so many cells. */
const maxReplacements = buttonApps.length * maxLayout.rows * maxLayout.columns * maxLayout.layers;

const copySchema = z.object({
  templateId: z.uuid(),
  name: z.string(),
  unitIds: z.nullish(z.array(z.uuid()).check(z.minLength(1), z.maxLength(1000))),
  replacements: z.nullish(
    z.array(z.object({ targetId: z.uuid(), byId: z.uuid() })).check(z.maxLength(maxReplacements)),
  ),
});

/**
 * Makes another template like one, for other branches too. Buttons stand for what the branches have of their own where the
 * person has chosen so (`compareCopy`); those of what is not in all of these branches are left out, and told.
 * @throws {AppError} INVALID_INPUT, NOT_FOUND
 */
export const copyTemplate = (ctx: Ctx, port: RecordsPort, input: object): Promise<MadeTemplate> => {
  const { templateId, name, unitIds = null, replacements } = parseInput(copySchema, input);
  const by = new Map(replacements?.map(({ targetId, byId }) => [targetId, byId]));
  return inTenant(ctx.db, tenantOf(ctx), async (tx) => {
    const described = await describeTemplate(tx, templateId);
    const grids = described.grids.map((grid) => ({ ...grid, buttons: grid.buttons.map(replaced(by)) }));
    return makeTemplate(ctx, tx, port, { ...described, grids, name, unitIds });
  });
};

const replaced =
  (by: ReadonlyMap<string, string>) =>
  (button: ButtonToMake): ButtonToMake => {
    const { mapping } = button;
    const { target } = mapping;
    const id = 'id' in target && target.kind !== 'function' ? by.get(target.id) : undefined;
    return 'id' in target && id ? { ...button, mapping: { ...mapping, target: { ...target, id } } } : button;
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
