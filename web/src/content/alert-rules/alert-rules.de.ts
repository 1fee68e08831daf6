import { alertRuleWords } from '@tresen/domain/organization/alert-rules';

export const de = {
  title: 'Wann es einen Hinweis gibt',
  intro:
    'Für alle in Ihrem Betrieb. Wer einen Hinweis sieht, hängt von der Rolle ab. Eine gestörte TSE wird immer gemeldet.',
  where: 'Gilt für',
  everywhere: 'Alle Filialen',
  withOwn: (branch: string) => `${branch} (eigene Regeln)`,
  ...alertRuleWords.de,
  from_registerSilent: 'Nicht verbunden seit',
  from_cashDifference: 'Ab einer Abweichung von',
  from_cancellation: 'Ab einem Betrag von',
  from_cancellationSum: 'Ab zusammen',
  from_backupOverdue: 'Nach Tagen ohne Sicherung',
  from_licenceEnding: 'Tage vor dem Ende',
  asEverywhere: 'Wie alle',
  tell: 'Hinweis',
  off: 'Kein Hinweis',
  ruleOff: 'kein Hinweis',
  ruleOn: 'Hinweis',
  inherited: (value: string) => `Wie alle Filialen: ${value}`,
  minutes: 'Min.',
  days: 'Tage',
  ALERT_RULE_WRONG: (least: string, most: string) => `Bitte einen Wert von ${least} bis ${most} angeben`,
  save: 'Speichern',
  saved: 'Gespeichert.',
};

export type AlertRuleWords = typeof de;
