import { today } from '../history/plan.ts';
import { webQuery } from '../kit/graphql.ts';
import type { Tenant } from '../kit/tenants.ts';
import type { Question } from './questions.ts';

const pageSize = 25;

type Condition = readonly [field: string, is: string, ...values: string[]];

interface Filter {
  readonly search?: string;
  readonly unitIds?: readonly string[];
  readonly conditions?: readonly Condition[];
}

const searches: readonly (readonly [string, readonly Filter[]])[] = [
  ['the number', ['4711', '815', '8333'].map((search) => ({ search }))],
  ['the amount', ['13,24', '12,14', '4,00 €'].map((search) => ({ search }))],
  ['amount and time', ['13,24 14:30', '12,14 19:15'].map((search) => ({ search }))],
  ['a word', ['Abholung', 'Reklamation'].map((search) => ({ search }))],
  ['a word that never was', [{ search: 'Zeppelin' }]],
];

/** Where a page in the middle of the history begins: a million and more receipts behind the first. */
const farAway = Buffer.from('2025-03-03T12:00:00.000Z ffffffff-ffff-ffff-ffff-ffffffffffff').toString(
  'base64url',
);

/** Every way in which receipts are looked for. */
export const questionsAboutReceipts = (tenant: Tenant): readonly Question[] => {
  const titled = (kind: string, list: readonly (readonly [string, readonly Filter[]])[]): Question[] =>
    list.map(([title, filters]) => ({
      title: `receipts, ${kind}: ${title}`,
      bodies: filters.map((filter) => receiptsBody(filter)),
    }));
  return [
    farPages(tenant),
    ...titled('filter', single(tenant)),
    ...titled('search', searches),
    ...titled('together', combined(tenant)),
  ];
};

/** A page of the list as the web app asks for it. */
function receiptsBody({ conditions, ...filter }: Filter, after?: string): string {
  const asked = conditions?.map(([field, is, ...values]) => ({ field, is, values }));
  return webQuery('Receipts', { filter: { ...filter, conditions: asked }, first: pageSize, after });
}

function farPages({ branches }: Tenant): Question {
  const branch = at(branches, 0.15);
  const filters: readonly Filter[] = [
    {},
    { unitIds: [branch.unitId] },
    { conditions: [['mark', 'is', 'cancelled']] },
  ];
  return { title: 'receipts, a far page', bodies: filters.map((filter) => receiptsBody(filter, farAway)) };
}

/** Filters alone, those with many matches before those with few or none. */
/** One of the list at a part of its length. */
function at<T>(items: readonly T[], part: number): T {
  const item = items[Math.floor(items.length * part)];
  if (item === undefined) throw new Error('the tenant is empty');
  return item;
}

function single({ branches, registers }: Tenant): readonly (readonly [string, readonly Filter[]])[] {
  const [branch, register] = [at(branches, 0.15), at(registers, 0.15)];
  const where = (...conditions: Condition[]): Filter => ({ conditions });
  const fifty = branches.slice(-50).map(({ unitId }) => unitId);
  return [
    ['no filter', [{}]],
    ['one branch', [{ unitIds: [branch.unitId] }]],
    ['fifty branches', [{ unitIds: fifty }]],
    ['one register', [where(['deviceId', 'is', register.deviceId])]],
    ['one employee', [where(['employee', 'is', `${branch.unitId}:1`])]],
    ['a week', [where(['businessDay', 'from', '2025-03-03'], ['businessDay', 'to', '2025-03-09'])]],
    ['one day', [where(['businessDay', 'is', today])]],
    ['an hour', [where(['hour', 'is', '14'])]],
    ['an hour when nothing is sold', [where(['hour', 'is', '3'])]],
    ['a frequent amount', [where(['gross', 'is', '1324'])]],
    ['an amount that never was', [where(['gross', 'is', '123456789'])]],
    ['amounts of a range', [where(['gross', 'from', '1300'], ['gross', 'to', '1350'])]],
    ['amounts below zero', [where(['gross', 'to', '-1'])]],
    ['one number', [where(['number', 'is', '4711'])]],
    ['a number that never was', [where(['number', 'is', '87654321'])]],
    ['a Z number', [where(['zNumber', 'is', '512'])]],
    ['a type that never was', [where(['type', 'is', 'AVTraining'])]],
    ['a payment', ['cash', 'digital', 'other'].map((payment) => where(['payment', 'is', payment]))],
    [
      'a mark',
      ['unsigned', 'cancelled', 'discounted', 'tipped', 'voucher', 'refund'].map((mark) =>
        where(['mark', 'is', mark]),
      ),
    ],
    ['an article', [where(['article', 'is', '1007'])]],
    ['an article that never was', [where(['article', 'is', 'nothing'])]],
    ['a table', [where(['target', 'is', 'Tisch 5'])]],
    ['a table that never was', [where(['target', 'contains', 'Terrasse'])]],
    ['a note', [where(['note', 'contains', 'Abholung'])]],
    ['a note that never was', [where(['note', 'contains', 'Zeppelin'])]],
    ['a frequent tag', [where(['tag', 'is', 'Reklamation'])]],
    ['a rare tag', [where(['tag', 'is', 'Presse'])]],
  ];
}

/** Filters together: frequent with frequent, frequent with rare, and what never meets. */
function combined({ branches, registers }: Tenant): readonly (readonly [string, readonly Filter[]])[] {
  const [branch, other, register] = [at(branches, 0.15), at(branches, 0.6), at(registers, 0.15)];
  const day: Condition = ['businessDay', 'is', '2026-02-14'];
  const days: Condition[] = [
    ['businessDay', 'from', '2024-06-01'],
    ['businessDay', 'to', '2024-08-31'],
  ];
  const inBranch = (...conditions: Condition[]): Filter => ({ unitIds: [branch.unitId], conditions });
  const filters: Readonly<Record<string, Filter>> = {
    'branch, amount and hour': inBranch(['gross', 'is', '1324'], ['hour', 'is', '14']),
    'branch and day': inBranch(day),
    'branch, months and payment': inBranch(...days, ['payment', 'is', 'digital']),
    'register, day and mark': {
      conditions: [['deviceId', 'is', register.deviceId], day, ['mark', 'is', 'tipped']],
    },
    'employee, mark and payment': {
      conditions: [
        ['employee', 'is', `${other.unitId}:2`],
        ['mark', 'is', 'cancelled'],
        ['payment', 'is', 'card'],
      ],
    },
    'payment and mark': {
      conditions: [
        ['payment', 'is', 'digital'],
        ['mark', 'is', 'discounted'],
      ],
    },
    'branch, article and hour': inBranch(['article', 'is', '1007'], ['hour', 'is', '11']),
    'article and months': { conditions: [['article', 'is', '1007'], ...days] },
    'amount and table': {
      conditions: [
        ['gross', 'from', '2300'],
        ['gross', 'to', '2400'],
        ['target', 'is', 'Tisch 5'],
      ],
    },
    'branch and a tag of others': inBranch(['tag', 'is', 'Presse']),
    'what never meets': {
      conditions: [
        ['hour', 'is', '3'],
        ['payment', 'is', 'cash'],
        ['mark', 'is', 'refund'],
      ],
    },
  };
  return Object.entries(filters).map(([title, filter]) => [title, [filter]] as const);
}
