export { alertRuleWords, chosenRulesText } from './alert-rule-words.ts';
export {
  type AlertRuleName,
  type AlertRules,
  alertRuleNames,
  alertRules,
  type ChosenRules,
  chosenRulesSchema,
  isOfBranch,
  isReached,
  rulesOf,
} from './alert-rules.ts';
