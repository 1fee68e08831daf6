import type { ButtonApp } from '@tresen/domain/master-data/buttons';
import {
  type ButtonGrid,
  type ButtonMapping,
  changesBetween,
  inReadingOrder,
  readTarget,
} from '@tresen/domain/master-data/buttons/grid';
import {
  ButtonArticlesDocument,
  type ButtonArticlesQuery,
  ButtonCategoryChoicesDocument,
  type ButtonGridFragment,
  ButtonGridsDocument,
  type ButtonGridsQuery,
  ButtonGroupsDocument,
  ButtonRoomsDocument,
  SaveButtonGridDocument,
  type SaveButtonGridMutation,
} from '../../../kit/graphql/generated/pos/graphql.ts';
import { posApi } from '../../../kit/graphql/index.ts';
import type { firstGridVariables } from '../first-request.ts';
import type {
  PaletteItem,
  PalettePage,
  PaletteSource,
  PaletteStock,
  RecordTarget,
} from './palette-source.ts';
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

/** Records of a page while all are read. */
const perPage = 200;

/** What may lie on the buttons of an app of a template. */
export const paletteSourceOf = (
  { id, unitIds, createdAt }: Pick<TemplateGrids, 'id' | 'unitIds' | 'createdAt'>,
  app: ButtonApp,
): PaletteSource => {
  /** Registers of all its branches have to know it. */
  const isKnown = (record: { readonly unitIds?: readonly string[] | null }) =>
    !record.unitIds || (unitIds?.every((unit) => record.unitIds?.includes(unit)) ?? false);
  const ownCategories = [
    { field: 'templateId', is: 'is', values: [id] },
    { field: 'app', is: 'is', values: [app] },
  ];
  const find: PaletteSource['find'] = async (kind, text, after, first) => {
    const conditions = kind === 'buttonCategory' ? ownCategories : [];
    const filter = {
      ...{ search: text === '' ? undefined : text, status: 'active', conditions },
      unitIds: unitIds ?? undefined,
    };
    return firstKnown((page) => finders[kind]({ filter, ...page }, isKnown), after, first);
  };
  return { key: `${id} ${app}`, unitIds, createdAt, find, all: (onRead) => readAll(isKnown, onRead) };
};

/**
 * The first so many of a kind that may lie on the buttons. What the server finds may be in some of the branches only: a
 * page of nothing but those is not the end.
 */
async function firstKnown(
  find: (page: Pick<PageWish, 'after' | 'first'>) => Promise<PalettePage>,
  after: string | null,
  first: number,
): Promise<PalettePage> {
  let page = await find({ after, first });
  while (page.items.length < first && page.next !== null) {
    const further = await find({ after: page.next, first: perPage });
    page = { items: [...page.items, ...further.items], next: further.next };
  }
  return page;
}

interface PageWish {
  readonly filter: object;
  readonly after: string | null;
  readonly first: number;
}
type IsKnown = (record: { readonly unitIds?: readonly string[] | null }) => boolean;

const finders: Readonly<Record<RecordTarget, (wish: PageWish, isKnown: IsKnown) => Promise<PalettePage>>> = {
  article: async (wish, isKnown) => {
    const { articles } = await posApi.request(ButtonArticlesDocument, wish);
    return pageOf(articles, isKnown, articleItem);
  },
  category: async (wish, isKnown) => {
    const { categories } = await posApi.request(ButtonGroupsDocument, wish);
    return pageOf(categories, isKnown, coloured('category'));
  },
  buttonCategory: async (wish, isKnown) => {
    const { buttonCategories } = await posApi.request(ButtonCategoryChoicesDocument, wish);
    return pageOf(buttonCategories, isKnown, coloured('buttonCategory'));
  },
  room: async (wish, isKnown) => {
    const { rooms } = await posApi.request(ButtonRoomsDocument, wish);
    return pageOf(rooms, isKnown, coloured('room'));
  },
};

type FoundArticle = ButtonArticlesQuery['articles']['nodes'][number];

function articleItem({ id, name, price, picture, mainCategory }: FoundArticle): PaletteItem {
  return { target: { kind: 'article', id }, name, price, picture, colour: null, detail: mainCategory?.name };
}

interface Coloured {
  readonly id: string;
  readonly name: string;
  readonly colour: string | null;
}

function coloured(kind: Exclude<RecordTarget, 'article'>): (record: Coloured) => PaletteItem {
  return ({ id, name, colour }) => ({ target: { kind, id }, name, colour, price: null });
}

interface Connection<Row> {
  readonly nodes: readonly Row[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

function pageOf<Row extends Parameters<IsKnown>[0]>(
  { nodes, pageInfo }: Connection<Row>,
  isKnown: IsKnown,
  itemOf: (row: Row) => PaletteItem,
): PalettePage {
  return {
    items: nodes.filter(isKnown).map(itemOf),
    next: pageInfo.hasNextPage ? pageInfo.endCursor : null,
  };
}

async function readAll(isKnown: IsKnown, onRead: (count: number) => void): Promise<PaletteStock> {
  const filter = { status: 'active' };
  const categories = await allOf(
    async (after) =>
      (await posApi.request(ButtonGroupsDocument, { filter, after, first: perPage })).categories,
    () => undefined,
  );
  const articles = await allOf(
    async (after) =>
      (await posApi.request(ButtonArticlesDocument, { filter, after, first: perPage })).articles,
    onRead,
  );
  const known = articles.filter(isKnown);
  return {
    categories: categories.filter(({ parentId }) => parentId === null),
    facts: new Map(known.map((one) => [targetKey({ kind: 'article', id: one.id }), articleItem(one)])),
    articles: known.map(({ id, name, mainCategoryId, useInButtonMapping }) => ({
      ...{ id, name, categoryId: mainCategoryId, isForButtons: useInButtonMapping, sold: 0 },
    })),
  };
}

async function allOf<Row>(
  pageAfter: (after: string | null) => Promise<Connection<Row>>,
  onRead: (count: number) => void,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  let after: string | null = null;
  do {
    const { nodes, pageInfo }: Connection<Row> = await pageAfter(after);
    rows.push(...nodes);
    onRead(rows.length);
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  } while (after !== null);
  return rows;
}
