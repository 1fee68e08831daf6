import type { ButtonApp } from '@tresen/domain/master-data/buttons';
import {
  ButtonArticlesDocument,
  type ButtonArticlesQuery,
  ButtonCategoryChoicesDocument,
  ButtonGroupsDocument,
  ButtonRoomsDocument,
} from '../../../kit/graphql/generated/pos/graphql.ts';
import { posApi } from '../../../kit/graphql/index.ts';
import type { TemplateGrids } from './buttons-api.ts';
import type {
  PaletteItem,
  PalettePage,
  PaletteSource,
  PaletteStock,
  RecordTarget,
} from './palette-source.ts';
import { targetKey } from './targets.ts';

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
  return {
    key: `${id} ${app}`,
    templateId: id,
    unitIds,
    createdAt,
    find,
    all: (onRead) => readAll(isKnown, onRead),
  };
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
