import type { ButtonApp } from '@tresen/domain/master-data/buttons';
import {
  type ButtonGrid,
  type ButtonMapping,
  changesBetween,
  inReadingOrder,
  readTarget,
} from '@tresen/domain/master-data/buttons/grid';
import {
  type ButtonGridFragment,
  ButtonGridsDocument,
  type ButtonGridsQuery,
  SaveButtonGridDocument,
  type SaveButtonGridMutation,
} from '../../../kit/graphql/generated/pos/graphql.ts';
import { posApi } from '../../../kit/graphql/index.ts';
import type { firstGridVariables } from '../first-request.ts';
import { type FactsByTarget, type TargetFacts, targetKey } from './targets.ts';

/** A grid as it is stored. */
export interface StoredGrid {
  readonly grid: ButtonGrid;
  readonly version: number;
  /** Who saved it last; null for one that was never saved. */
  readonly by: string | null;
  readonly facts: FactsByTarget;
}

/** A template with the buttons of its apps. */
export interface TemplateGrids {
  readonly id: string;
  readonly name: string;
  /** Its branches; null for all. */
  readonly unitIds: readonly string[] | null;
  readonly apps: readonly ButtonApp[];
  readonly createdAt: string;
  /** Of all its apps, or of the one that was asked for. */
  readonly grids: readonly StoredGrid[];
}

/**
 * Null when there is no such template.
 * @param only this app alone, or the first where the template is not for it
 * @throws {RequestError}
 */
export const fetchGrids = async (templateId: string, only?: string): Promise<TemplateGrids | null> => {
  const asked = { templateId, ...(only !== undefined && { only }) };
  return templateGridsIn(await posApi.request(ButtonGridsDocument, asked));
};

/**
 * The grids of all apps, of which those of some are known already. That a template is gone, or for other apps by now, is
 * found by asking for all of it.
 * @throws {RequestError}
 */
export const fetchFurther = async (
  templateId: string,
  known: TemplateGrids | null,
): Promise<TemplateGrids | null> => {
  if (!known) return fetchGrids(templateId);
  const missing = known.apps.filter((app) => !known.grids.some(({ grid }) => grid.app === app));
  const found = await Promise.all(missing.map((app) => fetchGrids(templateId, app)));
  const last = found.at(-1);
  if (!last || found.some((one) => one?.apps.join() !== known.apps.join())) return fetchGrids(templateId);
  const grids = [...known.grids, ...found.flatMap((one) => one?.grids ?? [])];
  return { ...last, grids: known.apps.flatMap((app) => grids.filter(({ grid }) => grid.app === app)) };
};

/** The answer that was asked for before this code was here; undefined while it has not come. */
export const takeArrivedGrids = (
  asked: ReturnType<typeof firstGridVariables>,
): TemplateGrids | null | undefined => {
  const answer = posApi.takeArrived(ButtonGridsDocument, asked);
  return answer && templateGridsIn(answer);
};

function templateGridsIn({ buttonTemplate, buttonGrids }: ButtonGridsQuery): TemplateGrids | null {
  if (!buttonTemplate) return null;
  const apps = buttonTemplate.apps as readonly ButtonApp[];
  return {
    ...buttonTemplate,
    apps,
    unitIds: buttonTemplate.unitIds ?? null,
    grids: buttonGrids.map(readGrid),
  };
}

/** How saving the buttons of an app ended. */
export type SaveOutcome =
  | { readonly kind: 'saved'; readonly stored: ButtonGrid; readonly version: number }
  | { readonly kind: 'conflict'; readonly theirs: StoredGrid }
  | { readonly kind: 'refused'; readonly wrong: readonly ButtonMapping[] };

/**
 * Stores the buttons of an app: all of it or nothing. What was changed travels; of a full template that is little.
 * @param base what is stored at the version
 * @throws {RequestError}
 */
export const saveGrid = async (
  templateId: string,
  grid: ButtonGrid,
  { base, version }: { readonly base: ButtonGrid; readonly version: number },
): Promise<SaveOutcome> => {
  const { app, layout } = grid;
  const { mappings, removed } = changesBetween(base.mappings, grid.mappings);
  const { saveButtonGrid: saved } = await posApi.request(SaveButtonGridDocument, {
    input: {
      templateId,
      app,
      version,
      ...layout,
      mappings: mappings.map(wireMapping),
      removed: [...removed],
    },
  });
  if (saved.isSuccess && saved.grid)
    return { kind: 'saved', stored: tidiedGrid(grid, mappings, saved.tidied), version: saved.grid.version };
  if (saved.conflict) return { kind: 'conflict', theirs: readGrid(saved.conflict) };
  return { kind: 'refused', wrong: saved.faults.flatMap(({ index }) => mappings[index ?? -1] ?? []) };
};

/** A grid as the server has stored it. */
function tidiedGrid(
  grid: ButtonGrid,
  sent: readonly ButtonMapping[],
  tidied: SaveButtonGridMutation['saveButtonGrid']['tidied'],
): ButtonGrid {
  const looks = new Map(
    tidied.map(({ index, label, colour }) => [sent[index], { label: label ?? null, colour: colour ?? null }]),
  );
  const mappings = grid.mappings.map((mapping) => {
    const look = looks.get(mapping);
    return look ? { ...mapping, ...look } : mapping;
  });
  return { ...grid, mappings: inReadingOrder(mappings) };
}

function wireMapping({ target, ...mapping }: ButtonMapping) {
  return { ...mapping, kind: target.kind, targetId: 'id' in target ? target.id : null };
}

function readGrid(wire: ButtonGridFragment): StoredGrid {
  const { rows, columns, layers, version } = wire;
  const facts = new Map<string, TargetFacts>();
  const mappings = wire.mappings.flatMap((one): ButtonMapping[] => {
    const target = readTarget(one.kind, one.targetId ?? null);
    if (!target) return [];
    const { name, layer, row, column, rowSpan, columnSpan } = one;
    if (name) facts.set(targetKey(target), factsIn(one, name));
    const look = { label: one.label ?? null, colour: one.colour ?? null, pictureId: one.pictureId ?? null };
    return [{ layer, row, column, rowSpan, columnSpan, target, ...look }];
  });
  const grid = { app: wire.app as ButtonApp, layout: { rows, columns, layers }, mappings };
  return { grid, version, by: wire.lastModifiedByName ?? null, facts };
}

function factsIn(
  { targetColour, targetPicture, price }: ButtonGridFragment['mappings'][number],
  name: string,
): TargetFacts {
  return { name, colour: targetColour ?? null, picture: targetPicture ?? null, price: price ?? null };
}
