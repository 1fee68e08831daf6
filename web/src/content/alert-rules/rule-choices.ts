import {
  type AlertRuleName,
  alertRuleNames,
  alertRules,
  chosenRulesSchema,
} from '@tresen/domain/organization/alert-rules';
import type { ShownRule } from './alert-rules.queries.ts';

/** How a rule is chosen in the form: what holds above, a value of its own, or never. */
export type RuleWay = 'inherit' | 'on' | 'off';

export interface RuleChoice {
  readonly rule: AlertRuleName;
  readonly way: RuleWay;
  /** Kept while it is off; a text that is no number stays as it was typed. */
  readonly value: number | string | null;
  readonly inherited: number | null;
}

/** What the form begins with. Of rules that only another version knows it shows nothing. */
export const choicesOf = (rules: readonly ShownRule[], isBranch: boolean): readonly RuleChoice[] =>
  rules.flatMap(({ rule, value, isOwn, inherited }) => {
    const name = alertRuleNames.find((one) => one === rule);
    if (name === undefined) return [];
    const way = isBranch && !isOwn ? 'inherit' : value === null ? 'off' : 'on';
    const start = value ?? inherited ?? alertRules[name].initial;
    return [{ rule: name, way, value: start, inherited: inherited ?? null }];
  });

/** What is saved; what holds above is left out. */
export const chosenOf = (choices: readonly RuleChoice[]) =>
  choices
    .filter(({ way }) => way !== 'inherit')
    .map(({ rule, way, value }) => ({ rule, value: way === 'off' ? null : value }));

/** Whether a rule cannot be saved as it is: it is told without a number, or with one that is out of its bounds. */
export const isWrong = (choice: RuleChoice): boolean =>
  (choice.way === 'on' && choice.value === null) || !chosenRulesSchema.safeParse(chosenOf([choice])).success;
