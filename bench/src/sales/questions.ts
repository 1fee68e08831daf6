import { firstDay, today } from '../history/plan.ts';
import { webQuery } from '../kit/graphql.ts';
import type { Tenant } from '../kit/tenants.ts';

/** A question of the web app about figures, asked by several people about different branches at a time. */
export interface Question {
  readonly title: string;
  readonly bodies: readonly string[];
}

/** How many people ask the same about other branches, registers and employees. */
const askers = 20;

const month = { from: '2026-10-01', to: '2026-10-31' } as const;
const year = { from: '2026-01-01', to: today } as const;
const threeYears = { from: firstDay, to: today } as const;
const oddDays = { from: '2024-02-17', to: '2026-09-09' } as const;

type Filter = Readonly<Record<string, unknown>>;

type Ask = (filter: Filter) => string;

/** Every question about figures that the web app has. */
export const questionsAbout = ({ branches, registers }: Tenant): readonly Question[] => {
  const units = spread(branches).map(({ unitId }) => unitId);
  const [first = ''] = units;
  const one = units.map((unitId) => ({ unitIds: [unitId] }));
  const fifty = units.map((_, index) => ({
    unitIds: branches.slice(index * 20, index * 20 + 50).map(({ unitId }) => unitId),
  }));
  const devices = spread(registers).map(({ deviceId }) => ({ deviceIds: [deviceId] }));
  const employees = units.map((unitId) => ({ employees: [`${unitId}:1`] }));
  const homes = (title: string, variables: readonly Filter[]): Question => ({
    title: `Home, ${title}`,
    bodies: variables.map((each) => webQuery('HomeDashboard', each)),
  });
  return [
    homes('all branches', [{ period: 'TODAY' }, { period: 'THIS_MONTH' }, { period: 'THIS_YEAR' }]),
    homes(
      'one branch',
      one.map((filter) => ({ ...filter, period: 'THIS_YEAR' })),
    ),
    ...questionsOf('all branches', [{}]),
    ...questionsOf('all branches', [{}], byBranch),
    ...questionsOf('one branch', one),
    ...questionsOf('fifty branches', fifty),
    ...questionsOf('fifty branches', fifty, byBranch),
    ...questionsOf('one register', devices),
    ...questionsOf('one employee', employees),
    {
      title: 'Analytics, one branch beside another, a month',
      bodies: units.slice(1).map((unitId) => {
        const beside = { comparison: 'UNIT', comparisonUnitId: first };
        return analytics({ unitIds: [unitId], ...month, ...beside });
      }),
    },
    { title: 'articles, all branches, this year', bodies: [articles({ filter: year })] },
    {
      title: 'articles, one branch, all three years',
      bodies: one.map((own) => articles({ filter: { ...own, ...threeYears } })),
    },
    {
      title: 'articles, all branches, a search',
      bodies: ['gericht 3', 'getränk 12', '41'].map((search) => articles({ filter: month, search })),
    },
    {
      title: 'registers and employees to choose from, one branch',
      bodies: units.map((id) => webQuery('SalesPeople', { unitIds: [id] })),
    },
    { title: 'registers and employees to choose from, all branches', bodies: [webQuery('SalesPeople', {})] },
  ];
};

/** Every so-and-so-many-th, so that the chosen ones are spread over the whole. */
function spread<T>(items: readonly T[]): T[] {
  return Array.from(
    { length: askers },
    (_, index) => items[Math.floor((index * items.length) / askers)] as T,
  );
}

/** The questions of one kind of choice: each a title with the filters of those who ask. */
function questionsOf(title: string, filters: readonly Filter[], ask: Ask = analytics): Question[] {
  const asked = (name: string, filter: Filter): Question => ({
    title: `${ask === analytics ? 'Analytics' : 'its branches'}, ${title}, ${name}`,
    bodies: filters.map((own) => ask({ ...own, ...filter })),
  });
  return [
    asked('this year beside the last', { ...year, comparison: 'YEAR_BEFORE' }),
    asked('a month beside the one before', { ...month, comparison: 'PREVIOUS_PERIOD' }),
    asked('all three years', { ...threeYears, comparison: 'NONE' }),
    asked('odd days of three years beside the year before', { ...oddDays, comparison: 'YEAR_BEFORE' }),
  ];
}

function byBranch(filter: Filter): string {
  return webQuery('AnalyticsUnits', { filter });
}

function analytics(filter: Filter): string {
  return webQuery('AnalyticsDashboard', { filter });
}

function articles(variables: Filter): string {
  return webQuery('ArticleSales', { first: 25, ...variables });
}
