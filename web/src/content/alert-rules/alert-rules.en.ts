import { alertRuleWords } from '@tresen/domain/organization/alert-rules';
import type { AlertRuleWords } from './alert-rules.de.ts';

export const en: AlertRuleWords = {
  title: 'When an alert is raised',
  intro:
    'For everyone in your business. Who sees an alert depends on their role. A failing security device is always reported.',
  where: 'Applies to',
  everywhere: 'All branches',
  withOwn: (branch) => `${branch} (own rules)`,
  ...alertRuleWords.en,
  from_registerSilent: 'Not connected for',
  from_cashDifference: 'From a difference of',
  from_cancellation: 'From an amount of',
  from_cancellationSum: 'From a total of',
  from_backupOverdue: 'After days without a backup',
  from_licenceEnding: 'Days before it ends',
  asEverywhere: 'As everywhere',
  tell: 'Alert',
  off: 'No alert',
  ruleOff: 'no alert',
  ruleOn: 'alert',
  inherited: (value) => `As all branches: ${value}`,
  minutes: 'min',
  days: 'days',
  ALERT_RULE_WRONG: (least, most) => `Please enter a value from ${least} to ${most}`,
  save: 'Save',
  saved: 'Saved.',
};
