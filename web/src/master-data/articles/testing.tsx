import { type Fault, initialValues } from '@tresen/domain/kit/entities';
import { article } from '@tresen/domain/master-data/articles';
import { Route, Routes } from 'react-router';
import { OrganizationUnitsDocument } from '../../kit/graphql/generated/general/graphql.ts';
import {
  ArticleDocument,
  ArticleNameDocument,
  ArticleNamesDocument,
  ArticleNeighboursDocument,
  type ArticleRecordFragment,
  ArticleVatDocument,
  CategoryNamesDocument,
  NewArticleDocument,
  PrinterNamesDocument,
  SaveArticleDocument,
  type SaveArticleMutationVariables,
  StockMovementsDocument,
  StockOfDocument,
  VatNamesDocument,
} from '../../kit/graphql/generated/pos/graphql.ts';
import { fakeGraphql } from '../../kit/testing/fake-server.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import { ArticlePage } from './article-page.tsx';
import type { BeforeNew } from './new-article.ts';

/** Records that an article can name. */
export const drinks = { id: '0b5c0f5e-6a0e-4d5c-9d0e-1d4c2f9f7a21', name: 'Getränke' };
const coffee = { id: '0b5c0f5e-6a0e-4d5c-9d0e-1d4c2f9f7a22', name: 'Kaffee' };
export const normal = { id: '0b5c0f5e-6a0e-4d5c-9d0e-1d4c2f9f7a23', name: 'Umsatzsteuer 19 %' };
const bar = { id: '0b5c0f5e-6a0e-4d5c-9d0e-1d4c2f9f7a24', name: 'Theke' };
export const beans = { id: '0b5c0f5e-6a0e-4d5c-9d0e-1d4c2f9f7a25', name: 'Kaffeebohnen' };

export const espresso = {
  ...initialValues(article.fields),
  ...{ id: '0b5c0f5e-6a0e-4d5c-9d0e-1d4c2f9f7a11', version: 3, isActive: true, unitIds: null },
  ...{ syncState: 'synchronized', lastModifiedAt: '2026-11-21T08:15:00.000Z', lastModifiedByName: 'Marek' },
  ...{ name: 'Espresso', plu: '17', price: 280, purchasePrice: 56 },
  ...{ prices: [{ key: 1, name: 'Happy Hour', price: 220 }] },
  ...{ mainCategoryId: drinks.id, mainCategory: drinks, subcategoryId: coffee.id, subcategory: coffee },
  ...{ vatInHouseId: normal.id, vatInHouse: normal, vatOutOfHouseId: normal.id, vatOutOfHouse: normal },
  ...{ printerId: bar.id, printer: bar, mainArticle: null },
} as unknown as ArticleRecordFragment;

export type Input = SaveArticleMutationVariables['input'];

interface Server {
  readonly article?: ArticleRecordFragment;
  /** What becomes of a save; it is stored unless told. */
  readonly save?: (input: Input) => readonly Fault[] | undefined;
  /** What is asked of the categories. */
  readonly categories?: (variables: object) => void;
  /** What a new article may propose; nothing unless told. */
  readonly before?: Partial<BeforeNew>;
  readonly branches?: readonly string[];
}

const nothingBefore: BeforeNew = { last: undefined, vats: [], categories: [] };

/** Shows the page of an article; `new` for a new one. */
export const openArticle = (server: Server = {}, id = server.article?.id ?? espresso.id) => {
  const { article: given = espresso, save, categories, before, branches = [] } = server;
  fakeGraphql([
    [NewArticleDocument, () => newAnswer(before)],
    [ArticleDocument, () => ({ article: given })],
    [ArticleNeighboursDocument, () => ({ articleNeighbours: { previousId: null, nextId: null } })],
    [ArticleVatDocument, () => ({ vat: { value: 1900 } })],
    [ArticleNameDocument, () => ({ article: { name: beans.name } })],
    [ArticleNamesDocument, () => ({ articles: { nodes: [beans] } })],
    [VatNamesDocument, () => ({ vats: { nodes: [normal] } })],
    [PrinterNamesDocument, () => ({ printers: { nodes: [bar] } })],
    [
      CategoryNamesDocument,
      (variables: object) => {
        categories?.(variables);
        return { categories: { nodes: [coffee] } };
      },
    ],
    [StockOfDocument, () => ({ stockOf: [] })],
    [
      StockMovementsDocument,
      () => ({ stockMovements: { nodes: [], pageInfo: { endCursor: null, hasNextPage: false } } }),
    ],
    [
      SaveArticleDocument,
      ({ input }: { input: Input }) => {
        const faults = save?.(input) ?? [];
        const isSuccess = faults.length === 0;
        const record = isSuccess ? { ...given, ...input, id: given.id, version: 4 } : null;
        const told = faults.map(({ parameters, ...fault }) => ({
          ...fault,
          parameters: parameters ? JSON.stringify(parameters) : null,
        }));
        return { saveArticle: { isSuccess, record, faults: told } };
      },
    ],
    [OrganizationUnitsDocument, () => ({ organizationUnits: branches.map(branch) })],
  ]);
  return renderScreen(
    <Routes>
      <Route path="/manage/data/articlesList/:articleId" element={<ArticlePage />} />
      <Route path="*" element={<p>list</p>} />
    </Routes>,
    `/manage/data/articlesList/${id}`,
  );
};

function newAnswer(given: Partial<BeforeNew> | undefined) {
  const { last, vats, categories } = { ...nothingBefore, ...given };
  return {
    articles: { nodes: last ? [last] : [] },
    vats: { nodes: vats },
    categories: { nodes: categories },
  };
}

function branch(name: string) {
  return {
    ...{ id: `unit-${name}`, name, type: 'branch', zone: 'Europe/Berlin', currency: 'EUR' },
    ...{ isActive: true, deviceCount: 1, status: 1 },
  };
}
