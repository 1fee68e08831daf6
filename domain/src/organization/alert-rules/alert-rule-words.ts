import { type AlertRuleName, alertRuleNames, alertRules } from './alert-rules.ts';

type Language = 'de' | 'en';

/** What each rule is about. */
export const alertRuleWords: Readonly<Record<Language, Readonly<Record<AlertRuleName, string>>>> = {
  de: {
    registerSilent: 'Kasse nicht verbunden',
    closingMissing: 'Tagesabschluss fehlt',
    cashDifference: 'Kassendifferenz',
    cancellation: 'Storno in einem Beleg',
    cancellationSum: 'Stornos je Mitarbeiter und Tag',
    stockLow: 'Meldebestand erreicht',
    backupOverdue: 'Sicherung überfällig',
    licenceEnding: 'Lizenz endet',
  },
  en: {
    registerSilent: 'Register not connected',
    closingMissing: 'Daily closing missing',
    cashDifference: 'Cash difference',
    cancellation: 'Cancellation in one receipt',
    cancellationSum: 'Cancellations per employee and day',
    stockLow: 'Reorder level reached',
    backupOverdue: 'Backup overdue',
    licenceEnding: 'Licence ending',
  },
};

const valueWords = {
  de: { off: 'kein Hinweis', on: 'Hinweis', minutes: 'Min.', days: 'Tage', locale: 'de-DE' },
  en: { off: 'no alert', on: 'alert', minutes: 'min', days: 'days', locale: 'en-GB' },
} as const;

/**
 * Rules as the audit log holds them, in words; what another version knew is left out. Amounts are in the currency of each
 * branch, so none is named. Undefined for what are none.
 */
export const chosenRulesText = (stored: unknown, language: Language): string | undefined => {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return undefined;
  const values = stored as Readonly<Record<string, unknown>>;
  return alertRuleNames
    .filter((rule) => Object.hasOwn(values, rule))
    .map((rule) => `${alertRuleWords[language][rule]}: ${valueText(rule, values[rule], language)}`)
    .join(' · ');
};

function valueText(rule: AlertRuleName, value: unknown, language: Language): string {
  const words = valueWords[language];
  if (typeof value !== 'number') return words.off;
  switch (alertRules[rule].unit) {
    case 'cents':
      return (value / 100).toLocaleString(words.locale, { minimumFractionDigits: 2 });
    case 'minutes':
      return `${value.toLocaleString(words.locale)} ${words.minutes}`;
    case 'days':
      return `${value.toLocaleString(words.locale)} ${words.days}`;
    default:
      return words.on;
  }
}
