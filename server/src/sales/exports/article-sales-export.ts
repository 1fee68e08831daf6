import { AppError } from '@tresen/domain/kit/errors';
import { decimalOfCents } from '@tresen/domain/kit/money';
import type { ArticleOrder } from '@tresen/domain/sales/dashboards';
import * as z from 'zod/mini';
import type { Tx } from '../../kit/db/pools.ts';
import {
  type AskedExport,
  columnsIn,
  type ExportPage,
  type ExportSource,
  keysetPages,
  type OpenExport,
  rowOf,
  type TableColumn,
} from '../../kit/exports/index.ts';
import { parseInput } from '../../kit/input/index.ts';
import {
  type ArticlePlace,
  type ArticleRow,
  askSales,
  readArticles,
  readSalesFilter,
} from '../dashboards/index.ts';

const filterSchema = z.object({
  /** The filter bar of the page; articles are not kept by register and employee. */
  sales: z.optional(z.record(z.string(), z.unknown())),
  search: z.nullish(z.string().check(z.maxLength(500))),
});

const orders: Readonly<Record<string, ArticleOrder>> = {
  name: 'NAME',
  quantity: 'QUANTITY',
  turnover: 'TURNOVER',
};

interface ShownArticle {
  readonly article: ArticleRow;
  readonly currency: string;
  /** Of the turnover of all articles, found or not; 0 where nothing was sold. */
  readonly share: number;
}

const articleColumns: readonly TableColumn<ShownArticle>[] = [
  { head: { de: 'Artikel', en: 'Article' }, width: 36, cell: ({ article }) => article.name },
  {
    head: { de: 'Artikelnummer', en: 'Article number' },
    width: 16,
    cell: ({ article }) => article.articleKey,
  },
  { head: { de: 'Menge', en: 'Quantity' }, type: 'number', cell: ({ article }) => article.quantity },
  {
    head: { de: 'Umsatz', en: 'Turnover' },
    type: 'number',
    decimals: 2,
    cell: ({ article }) => decimalOfCents(article.turnover),
  },
  { head: { de: 'Währung', en: 'Currency' }, cell: ({ currency }) => currency },
  {
    head: { de: 'Anteil in %', en: 'Share in %' },
    type: 'number',
    decimals: 1,
    cell: ({ share }) => Math.round(share * 1_000) / 10,
  },
];

// Each page sums the months again.
const pageSize = 5_000;

type Reader = ReturnType<typeof createReader>;

/** The articles of the whole months that a range touches, as the report of Analytics shows them. */
export const articleSalesExport: ExportSource = {
  name: 'articleSales',
  field: 'Query.articleSales',
  title: { de: 'Artikelumsätze', en: 'Article sales' },
  open: openArticles,
};

/** Reads the articles of one question page by page. */
function createReader({ filter: given, sort, now }: AskedExport) {
  const { sales, search } = parseInput(filterSchema, given);
  const { deviceIds: _, employees: __, ...filter } = readSalesFilter(sales);
  const order = orderOf(sort || '-turnover');
  const page = { ...order, search: search ?? '' };
  const question = (tx: Tx) => askSales(tx, filter, undefined, now);
  const read = async (tx: Tx, first: number, after: ArticlePlace | undefined) => {
    const { articleSides, chosen } = await question(tx);
    const found = await readArticles(tx, articleSides[0], undefined, { ...page, first, after });
    return { ...found, nodes: found.nodes.slice(0, first), currency: chosen.currency };
  };
  return { read };
}

/** Reads `-turnover`. @throws {AppError} INVALID_INPUT */
function orderOf(sort: string): { readonly order: ArticleOrder; readonly isDescending: boolean } {
  const order = orders[sort.replace(/^-/, '')];
  if (!order) throw new AppError('INVALID_INPUT', { field: 'sort' });
  return { order, isDescending: sort.startsWith('-') };
}

function openArticles(asked: AskedExport): OpenExport {
  const reader = createReader(asked);
  return {
    columns: columnsIn(articleColumns, asked.language),
    count: async (tx) => (await reader.read(tx, 1, undefined)).totalCount,
    pages: (tx) => articlePages(tx, reader),
  };
}

async function* articlePages(tx: Tx, { read }: Reader): AsyncGenerator<ExportPage> {
  let whole = { turnover: 0, currency: '' };
  const behind = async (last: ArticleRow | undefined) => {
    const found = await read(tx, pageSize, last && { value: last.place, key: last.articleKey });
    whole = found;
    return found.nodes;
  };
  for await (const page of keysetPages(pageSize, behind)) {
    const { turnover, currency } = whole;
    const rows = page.map((article) => {
      const share = turnover > 0 ? article.turnover / turnover : 0;
      return rowOf(articleColumns, { article, currency, share });
    });
    yield { rows, counted: page.length };
  }
}
