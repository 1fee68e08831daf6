import type { Choice } from './shop-figures.ts';

/** The last day of the file, on which the tests take place. */
export const lastDay = '2023-06-30';
const half = { from: '2023-01-01', to: lastDay } as const;

/** Choices of the filter bar: every filter, alone and with others, and every comparison. */
export const choices: readonly (readonly [string, Choice])[] = [
  ['everything, beside the half-year before', { ...half, comparison: 'PREVIOUS_PERIOD' }],
  ['one branch, beside last year', { ...half, stores: ['5'], comparison: 'YEAR_BEFORE' }],
  ['two branches over the change of the clock', { stores: ['3', '8'], from: '2023-03-20', to: '2023-04-02' }],
  ['a month beside the one before', { from: '2023-05-01', to: '2023-05-31', comparison: 'PREVIOUS_PERIOD' }],
  ['days within a month', { from: '2023-02-10', to: '2023-02-17', comparison: 'PREVIOUS_PERIOD' }],
  ['one day', { from: lastDay, to: lastDay, comparison: 'PREVIOUS_PERIOD' }],
  ['two months and some days at both ends', { from: '2023-03-17', to: '2023-06-09' }],
  ['one branch beside another', { stores: ['3'], from: '2023-04-05', to: '2023-06-20', beside: '8' }],
  ['one register', { registers: ['8'], from: '2023-04-01', to: '2023-04-30', comparison: 'PREVIOUS_PERIOD' }],
  ['two registers of all', { registers: ['3', '5'], ...half }],
  ['one employee', { employees: [['5', '2']], from: '2023-01-15', to: '2023-06-15' }],
  [
    'three employees of two branches',
    {
      employees: [
        ['5', '1'],
        ['5', '4'],
        ['3', '1'],
      ],
      ...half,
    },
  ],
  ['an employee at a register', { employees: [['8', '3']], registers: ['8'], stores: ['8'], ...half }],
];

/** Periods of the payment methods with their first days, as the last day has them. */
export const periods = [
  ['TODAY', lastDay, lastDay],
  ['YESTERDAY', '2023-06-29', '2023-06-29'],
  ['THIS_WEEK', '2023-06-26', lastDay],
  ['THIS_MONTH', '2023-06-01', lastDay],
  ['THIS_YEAR', '2023-01-01', lastDay],
] as const;

/** Choices of the table of articles, which are kept by month. */
export const articleChoices: readonly (readonly [string, Choice])[] = [
  ['all', half],
  [
    'one branch in a month beside the one before',
    { stores: ['8'], from: '2023-03-01', to: '2023-03-31', comparison: 'PREVIOUS_PERIOD' },
  ],
  ['two branches in two months', { stores: ['3', '5'], from: '2023-05-01', to: lastDay }],
];
