import { addDays, endOfMonth, isWholeMonths, startOfMonth } from '@tresen/domain/kit/business-day';
import { AppError } from '@tresen/domain/kit/errors';
import {
  type ArticleOrder,
  type ArticleReport,
  type ArticleSale,
  omittedParts,
  peopleDays,
  type SalesFilter,
  type SalesPeople,
} from '@tresen/domain/sales/dashboards';
import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import { inTenant, lastly } from '../../kit/db/pools.ts';
import type { PageInfo } from '../../kit/graphql/index.ts';
import { chooseBranches, nameBranches, newestToday, unitIdsOf, unitNamesOf } from './branches.service.ts';
import { type ArticlePlace, type ArticleRow, readArticles, readPeople } from './reports.store.ts';
import { askSales, type SalesQuestion } from './sales-question.ts';
import { peopleOf } from './source-figures.ts';

/** Which page of the report of articles is wanted. */
export interface ArticleChoice {
  readonly search: string;
  readonly order: ArticleOrder;
  readonly isDescending: boolean;
  /** Rows of a page, at most `maxArticles`. */
  readonly first: number;
  /** Where the page before ended. */
  readonly after: string | undefined;
}

/** Rows of one page at most. */
const maxArticles = 500;

export interface ArticleReportPage extends ArticleReport {
  readonly pageInfo: PageInfo;
}

/**
 * The articles of the whole months that a range touches, by page. Registers and employees of the filter change nothing:
 * articles are not kept by them.
 * @throws {AppError} INVALID_INPUT for a page that does not exist or a branch that nothing can be compared with
 */
export const articleSales = (
  ctx: Ctx,
  { deviceIds, employees, ...filter }: SalesFilter,
  choice: ArticleChoice,
): Promise<ArticleReportPage> =>
  inTenant(ctx.db, tenantOf(ctx), async (tx) => {
    const question = await askSales(tx, filter, undefined, ctx.now());
    const { range, articleSides, chosen } = question;
    const head = { currency: chosen.currency, from: startOfMonth(range.from), to: endOfMonth(range.to) };
    const pageInfo = { endCursor: null, hasNextPage: false };
    if (omittedParts(question.width).includes('ARTICLES'))
      return { ...head, turnover: 0, totalCount: 0, nodes: [], isOmitted: true, pageInfo };
    const first = Math.min(Math.max(choice.first, 1), maxArticles);
    const page = { ...choice, first, after: placeOf(choice.after, choice.order) };
    const rows = await lastly(tx, () => readArticles(tx, articleSides[0], comparisonOf(question), page));
    const nodes = rows.nodes.slice(0, first);
    const last = nodes.at(-1);
    return {
      ...head,
      turnover: rows.turnover,
      totalCount: rows.totalCount,
      nodes: nodes.map(saleOf(rows.turnover)),
      isOmitted: false,
      pageInfo: { endCursor: last ? cursorOf(last) : null, hasNextPage: rows.nodes.length > first },
    };
  });

const days = 366;

/**
 * Registers and employees to choose from: those with sales in the chosen branches on the days of the filter, else in the
 * last year (`peopleDays`).
 */
export const salesPeople = (ctx: Ctx, filter: SalesFilter): Promise<SalesPeople> =>
  inTenant(ctx.db, tenantOf(ctx), async (tx) => {
    const chosen = await chooseBranches(tx, filter, ctx.now());
    const to = filter.to ?? newestToday(chosen, ctx.now());
    const range = { from: filter.from ?? addDays(to, 1 - days), to };
    const units = unitIdsOf(chosen);
    const looked = peopleDays(range, units.length);
    if (looked === null) return { ...range, registers: [], employees: [], isOmitted: true };
    const names = unitNamesOf(await nameBranches(tx, chosen));
    const rows = await readPeople(tx, { name: 'range', units, range: looked });
    return {
      ...looked,
      registers: peopleOf('registers', rows, names),
      employees: peopleOf('employees', rows, names),
      isOmitted: false,
    };
  });

function placeOf(cursor: string | undefined, order: ArticleOrder): ArticlePlace | undefined {
  if (!cursor) return undefined;
  const [value, key] = [parsed(Buffer.from(cursor, 'base64url').toString())].flat() as unknown[];
  const isFit = order === 'NAME' ? typeof value === 'string' : Number.isFinite(value);
  return isFit && typeof key === 'string' ? { value: value as string | number, key } : refuseCursor();
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return refuseCursor();
  }
}

function refuseCursor(): never {
  throw new AppError('INVALID_INPUT', { field: 'after' });
}

/** Articles are kept by months: a part of a month has nothing that it could be compared with. */
function comparisonOf({ range, articleSides }: SalesQuestion) {
  return isWholeMonths(range) ? articleSides[1] : undefined;
}

function saleOf(whole: number) {
  return ({ place, ...row }: ArticleRow): ArticleSale => ({
    ...row,
    share: whole > 0 ? row.turnover / whole : null,
  });
}

function cursorOf({ place, articleKey }: ArticleRow): string {
  return Buffer.from(JSON.stringify([place, articleKey])).toString('base64url');
}
