import type { ClosingListWords } from './closing-list.ts';

export const en: ClosingListWords = {
  one: 'Closing',
  many: 'Closings',
  counted: (count, isOne) => `${count} ${isOne ? 'closing' : 'closings'}`,
  fields: {
    zNumber: 'Z number',
    type: 'Type',
    state: 'Check',
    businessDay: 'Business day',
    deviceId: 'Register',
    operatorName: 'Closed by',
    turnover: 'Turnover',
    cashDifference: 'Cash difference',
    hasDifference: 'With a cash difference',
  },
  choices: {
    type: { daily: 'Daily closing', monthly: 'Monthly closing', yearly: 'Yearly closing' },
    state: {
      matches: 'Matches',
      differs: 'Differs',
      incomplete: 'Incomplete',
      unchecked: 'Being checked',
    },
  },
  rows: {},
};
