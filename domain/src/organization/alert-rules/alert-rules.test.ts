import { describe, expect, it } from 'vitest';
import {
  alertRuleNames,
  alertRules,
  type ChosenRules,
  chosenRulesSchema,
  isReached,
  rulesOf,
} from './index.ts';

describe('alert rules', () => {
  it.each<[string, ChosenRules, ChosenRules, number | null]>([
    ['what holds from the start, where nobody has said', {}, {}, 1_000],
    ['what the tenant says', { cashDifference: 500 }, {}, 500],
    ['what the branch says, before the tenant', { cashDifference: 500 }, { cashDifference: 2_000 }, 2_000],
    ['never, where the tenant says so', { cashDifference: null }, {}, null],
    ['never in one branch', { cashDifference: 500 }, { cashDifference: null }, null],
    ['again in one branch', { cashDifference: null }, { cashDifference: 700 }, 700],
  ])('a cash difference is told as %s', (_what, tenant, branch, value) => {
    expect(rulesOf(tenant, branch).cashDifference).toBe(value);
  });

  it('licences belong to no branch: none says otherwise', () => {
    expect(rulesOf({ licenceEnding: 14 }, { licenceEnding: 3 }).licenceEnding).toBe(14);
  });

  it.each(alertRuleNames)('%s begins with a value that may be chosen', (rule) => {
    const { initial } = alertRules[rule];
    expect(chosenRulesSchema.safeParse([{ rule, value: initial }]).success).toBe(true);
  });

  it.each<[object[], boolean]>([
    [[{ rule: 'cashDifference', value: 1 }], true],
    [[{ rule: 'cashDifference', value: null }], true],
    [[{ rule: 'cashDifference', value: 0 }], false],
    [[{ rule: 'cashDifference', value: 1.5 }], false],
    [[{ rule: 'registerSilent', value: 4 }], false],
    [[{ rule: 'registerSilent', value: 1_441 }], false],
    [[{ rule: 'weather', value: 1 }], false],
    [
      [
        { rule: 'stockLow', value: 1 },
        { rule: 'stockLow', value: null },
      ],
      false,
    ],
  ])('%j may be saved: %s', (choices, isRight) => {
    expect(chosenRulesSchema.safeParse(choices).success).toBe(isRight);
  });

  it.each<[number | null, number, boolean]>([
    [1_000, 999, false],
    [1_000, 1_000, true],
    [null, 1_000_000, false],
  ])('a rule of %s is reached by %s: %s', (rule, number, reached) => {
    expect(isReached(rule, number)).toBe(reached);
  });
});
