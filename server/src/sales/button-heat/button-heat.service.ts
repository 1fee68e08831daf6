import {
  type ArticleHeat,
  type ArticleStep,
  type CategoriesOf,
  countTaps,
  type TapButton,
  type TapCount,
} from '@tresen/domain/master-data/buttons/grid';
import { omittedParts, type SalesFilter } from '@tresen/domain/sales/dashboards';
import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import { inTenant, type Tx } from '../../kit/db/pools.ts';
import { askSales } from '../dashboards/index.ts';
import { type AskedSteps, readSteps } from '../receipts/index.ts';
import { readNames, readOpenHours } from './button-heat.store.ts';
import { type GatheredSteps, gatherSteps, type SteppedArticle } from './gathered-steps.ts';
import { type RecordOfKey, recordsOfKeys } from './known-keys.ts';

/** The days that were looked at. */
interface HeatSpan {
  readonly from: string;
  readonly to: string;
  readonly currency: string;
  /** Receipts that sold an article. */
  readonly receipts: number;
  /** Presses that were left out of the count. */
  readonly omittedPresses: number;
  /** True where so many branches and days would take too long: nothing was counted. */
  readonly isOmitted: boolean;
}

export interface ButtonHeatAnswer extends HeatSpan {
  /** Hours in which any of the branches sold something. */
  readonly openHours: number;
  readonly articles: readonly ArticleHeat[];
  /** Of all articles; the list ends at `maxArticles`. */
  readonly totalCount: number;
}

export interface ButtonTapsAnswer extends HeatSpan {
  /** For each grid, in their order. */
  readonly grids: readonly TapCount[];
}

/** A filter of branches, registers and days, as dashboards take them. */
type HeatFilter = Pick<SalesFilter, 'unitIds' | 'deviceIds' | 'from' | 'to' | 'currency'>;

/** No grid has room for more buttons. */
const maxArticles = 2_000;
/** Packed steps of one question: read, sent and unpacked in less than a tenth of a second. */
const maxBytes = 8 * 1_048_576;

/** What was sold of each article, with how often it was pressed, on the days of a range. */
export const buttonHeat = (ctx: Ctx, filter: HeatFilter): Promise<ButtonHeatAnswer> =>
  asked(ctx, filter, async (tx, { span, steps, sold, units }) => {
    if (!steps) return { ...span, openHours: 0, articles: [], totalCount: 0 };
    const articles = steps.articles.filter(isSold);
    const recordOf = await recordsOfKeys(
      tx,
      articles.map(({ key }) => key),
      articles,
    );
    const all = heatOfKeys(articles, recordOf);
    const shown = all.slice(0, maxArticles);
    const unknown = shown.flatMap(({ articleId, articleKey }) => (articleId ? [] : [articleKey]));
    const names = await readNames(tx, { units, range: sold.range }, unknown);
    return {
      ...span,
      openHours: await readOpenHours(tx, sold),
      articles: shown.map((article) =>
        article.articleId ? article : { ...article, name: names.get(article.articleKey) ?? '' },
      ),
      totalCount: all.length,
    };
  });

/** How many taps the receipts of the days would have taken with each grid. */
export const buttonTaps = (
  ctx: Ctx,
  filter: HeatFilter,
  grids: readonly (readonly TapButton[])[],
): Promise<ButtonTapsAnswer> =>
  asked(ctx, filter, async (tx, { span, steps }) => {
    if (!steps) return { ...span, grids: [] };
    const keys = steps.articles.map(({ key }) => key);
    const recordOf = await recordsOfKeys(tx, keys, steps.articles);
    const all = stepsOf(steps, recordOf);
    const categoriesOf = categoriesBy(keys, recordOf);
    return { ...span, grids: grids.map((mappings) => countTaps({ mappings }, all, categoriesOf)) };
  });

interface Asked {
  readonly span: HeatSpan;
  readonly sold: AskedSteps;
  /** Where articles have names: the branches, or the whole tenant. */
  readonly units: readonly string[];
  /** Null where there are too many to be read. */
  readonly steps: GatheredSteps | null;
}

function asked<T>(ctx: Ctx, filter: HeatFilter, answer: (tx: Tx, asked: Asked) => Promise<T>): Promise<T> {
  return inTenant(ctx.db, tenantOf(ctx), async (tx) => {
    const question = await askSales(tx, filter, undefined, ctx.now());
    const { range, articleSides, sides, chosen, width } = question;
    const deviceIds = filter.deviceIds ?? null;
    const units = articleSides[0].units ?? [];
    const sold = { units: sides[0].units ?? [], deviceIds, range };
    const isWide = omittedParts(width).includes('ARTICLES');
    const read = isWide ? undefined : await readSteps(tx, sold, maxBytes);
    const steps = read && !read.isTooMuch ? gatherSteps(read.rows) : null;
    const { receipts = 0, omitted = 0 } = steps ?? {};
    const span = {
      ...range,
      currency: chosen.currency,
      receipts,
      omittedPresses: omitted,
      isOmitted: !steps,
    };
    return answer(tx, { span, sold, units, steps });
  });
}

/** Of rows that are taken away from others nothing may be left. */
function isSold({ presses, quantity, turnover }: SteppedArticle): boolean {
  return presses > 0 || quantity !== 0 || turnover !== 0;
}

/** Sums by record, most presses first; keys without a record stand for themselves, without a name. */
function heatOfKeys(sold: readonly SteppedArticle[], recordOf: RecordOfKey): readonly ArticleHeat[] {
  const sums = new Map<string, ArticleHeat>();
  for (const { key, quantity, turnover, presses } of sold) {
    const record = recordOf(key);
    const place = record ? record.id : `key ${key}`;
    const before = sums.get(place);
    sums.set(place, {
      articleId: record?.id ?? null,
      articleKey: before?.articleKey ?? key,
      name: record?.name ?? '',
      isDeleted: record?.isDeleted ?? false,
      quantity: (before?.quantity ?? 0) + quantity,
      turnover: (before?.turnover ?? 0) + turnover,
      presses: (before?.presses ?? 0) + presses,
    });
  }
  return [...sums.values()]
    .map((article) => ({ ...article, quantity: article.quantity / 1000 }))
    .sort((one, other) => other.presses - one.presses || other.turnover - one.turnover);
}

/** The categories of the records that keys stand for, by the records' ids. */
function categoriesBy(keys: readonly string[], recordOf: RecordOfKey): CategoriesOf {
  const categories = new Map(
    keys.flatMap((key) => {
      const record = recordOf(key);
      return record ? [[record.id, record.categoryIds]] : [];
    }),
  );
  return (article) => categories.get(article) ?? [];
}

/** Steps from record to record; keys without a record stand for themselves. */
function stepsOf({ articles, eachPair }: GatheredSteps, recordOf: RecordOfKey): readonly ArticleStep[] {
  const names = articles.map(({ key }) => recordOf(key)?.id ?? `key ${key}`);
  const steps: ArticleStep[] = [];
  eachPair((before, article, count) =>
    steps.push({ before: names[before] ?? null, article: names[article] ?? '', count }),
  );
  return steps;
}
