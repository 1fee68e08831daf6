import { alertKinds, type KnownAlert } from './alert-kinds.ts';
import { de } from './alert-words.de.ts';
import { en } from './alert-words.en.ts';
import type { AlertWords } from './alert-words.ts';

const words: Readonly<Record<'de' | 'en', AlertWords>> = { de, en };

/** The alert in one sentence: what is so, or what was so and is over. Screen and API say the same. */
export const alertMessage = (alert: KnownAlert, language: 'de' | 'en', isOver: boolean): string => {
  const spoken = words[language];
  const tense = isOver ? 'over' : 'open';
  switch (alert.kind) {
    case 'registerOffline':
      return spoken.registerOffline[tense](alert.data);
    case 'branchOffline':
      return spoken.branchOffline[tense](alert.data);
    case 'versionTooOld':
      return spoken.versionTooOld[tense](alert.data);
    case 'recordsRefused':
      return spoken.recordsRefused[tense](alert.data);
    case 'syncFailed':
      return spoken.syncFailed[tense](alert.data);
    case 'closingMissing':
      return spoken.closingMissing[tense](alert.data);
    case 'changesProposed':
      return spoken.changesProposed[tense](alert.data);
    case 'counterGap':
      return spoken.counterGap[tense](alert.data);
    case 'orderPlaced':
      return spoken.orderPlaced[tense](alert.data);
    case 'orderAnswered':
      return spoken.orderAnswered[tense](alert.data);
    case 'orderStatusChanged':
      return spoken.orderStatusChanged[tense](alert.data);
    case 'licenceEnding':
      return spoken.licenceEnding[tense](alert.data);
    case 'securityDeviceFails':
      return spoken.securityDeviceFails[tense](alert.data);
    case 'securityDeviceWarns':
      return spoken.securityDeviceWarns[tense](alert.data);
    case 'taxNotificationDue':
      return spoken.taxNotificationDue[tense](alert.data);
    case 'backupOverdue':
      return spoken.backupOverdue[tense](alert.data);
    case 'backupDamaged':
      return spoken.backupDamaged[tense](alert.data);
    case 'ownDataWaits':
      return spoken.ownDataWaits[tense](alert.data);
    case 'cashDifference':
      return spoken.cashDifference[tense](alert.data);
    case 'cancellationMade':
      return spoken.cancellationMade[tense](alert.data);
    case 'cancellationsMade':
      return spoken.cancellationsMade[tense](alert.data);
    case 'stockLow':
      return spoken.stockLow[tense](alert.data);
  }
};

/** The address of the page that the alert leads to, with its subject, and what else narrows a list, in it. */
export const alertLink = ({ kind, data }: KnownAlert, subject: string): string => {
  const rule: { readonly page: string; readonly query?: string } = alertKinds[kind];
  const path = rule.page.replace(/:\w+/, subject);
  if (rule.query === undefined) return path;
  const values: Readonly<Record<string, unknown>> = { ...data, subject };
  return `${path}?${rule.query.replace(/:(\w+)/g, (_all, name: string) => addressPart(values[name]))}`;
};

/** As lists read values in an address: several are separated by commas, so one within a value is written otherwise. */
function addressPart(value: unknown): string {
  const texts = Array.isArray(value) ? value.map(String) : [String(value)];
  const written = texts.map((text) => text.replaceAll('%', '%25').replaceAll(',', '%2C')).join(',');
  return encodeURIComponent(written).replaceAll('%2C', ',').replaceAll('%3A', ':');
}
