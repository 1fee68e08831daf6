import type { ButtonMapping } from '@tresen/domain/master-data/buttons/grid';
import * as z from 'zod/mini';
import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import { inTenant, type Tx } from '../../kit/db/pools.ts';
import { parseInput } from '../../kit/input/index.ts';
import { referenceFaults } from '../../kit/records/index.ts';
import { findGrids } from './button-grids.store.ts';
import { findNamed, findTwins, type NamedRecord, type TwinKind, twinKinds } from './button-twins.store.ts';
import { appsOf, findTemplate } from './read-grids.service.ts';

/** Something on buttons of a template that is another thing in the branches that a copy is for. */
export interface CopyDifference extends NamedRecord {
  readonly kind: TwinKind;
  /** False where registers of these branches, or of some of them, do not get it: its buttons would be left out. */
  readonly isThere: boolean;
  /** What all of the branches have in its place. */
  readonly own: NamedRecord | null;
}

const compareSchema = z.object({
  templateId: z.uuid(),
  unitIds: z.nullish(z.array(z.uuid()).check(z.minLength(1), z.maxLength(1000))),
});

/**
 * What a copy of a template for some branches has to be asked about: articles, categories and rooms that are not in all of
 * them, and those of which they have their own, of the same name or number.
 * @throws {AppError} INVALID_INPUT, NOT_FOUND
 */
export const compareCopy = (ctx: Ctx, input: object): Promise<readonly CopyDifference[]> => {
  const { templateId, unitIds = null } = parseInput(compareSchema, input);
  return inTenant(ctx.db, tenantOf(ctx), async (tx) => {
    const template = await findTemplate(tx, templateId);
    const grids = await findGrids(tx, templateId, appsOf(template));
    const mappings = grids.flatMap((grid) => grid.mappings);
    const found: CopyDifference[] = [];
    for (const kind of twinKinds)
      found.push(...(await differencesOf(tx, kind, idsOf(mappings, kind), unitIds)));
    return found;
  });
};

async function differencesOf(
  tx: Tx,
  kind: TwinKind,
  ids: readonly string[],
  unitIds: readonly string[] | null,
): Promise<readonly CopyDifference[]> {
  if (ids.length === 0) return [];
  const needed = ids.map((id, index) => ({ path: 'targetId', to: kind, id, index, unitIds }));
  const gone = new Set((await referenceFaults(tx, needed)).map(({ index }) => ids[index]));
  const twins = await findTwins(tx, kind, ids, unitIds);
  const named = await findNamed(tx, kind, ids);
  return named
    .map((record) => ({ ...record, kind, isThere: !gone.has(record.id), own: twins.get(record.id) ?? null }))
    .filter(({ isThere, own }) => !isThere || own !== null)
    .toSorted((one, other) => one.name.localeCompare(other.name, 'de'));
}

function idsOf(mappings: readonly ButtonMapping[], kind: TwinKind): readonly string[] {
  return [...new Set(mappings.flatMap(({ target }) => (target.kind === kind ? [target.id] : [])))];
}
