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
    case 'ownDataWaits':
      return spoken.ownDataWaits[tense](alert.data);
  }
};

/** The address of the page that the alert leads to, with its subject in it. */
export const alertLink = ({ kind }: Pick<KnownAlert, 'kind'>, subject: string): string => {
  const rule: { readonly page: string; readonly query?: string } = alertKinds[kind];
  const path = rule.page.replace(/:\w+/, subject);
  return rule.query === undefined ? path : `${path}?${rule.query.replace(':subject', subject)}`;
};
