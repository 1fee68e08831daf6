import type { PushWords } from './push.de.ts';

export const en: PushWords = {
  title: 'Alerts on this device',
  intro:
    'The same alerts, even when Tresen is not open. Which ones and when is chosen above; quiet hours apply, too. The lock screen shows the sentence of the alert.',
  onThisDevice: 'Show on this device',
  devices: 'Your devices',
  current: 'this device',
  remove: (device) => `Remove ${device}`,
  since: (time) => `since ${time}`,
  noneChosen: 'No alert is chosen above yet: nothing will arrive.',
  insecure: 'This needs a secure connection (https).',
  unsupported:
    'This browser cannot show alerts. On iPhone and iPad it works once you have added Tresen to the Home Screen.',
  denied: 'You have blocked alerts from Tresen in this browser. Allow them in its settings.',
  dismissed: 'Your browser asked, and you have not agreed yet. Turn this on to be asked again.',
  failed: 'The browser could not subscribe. Please try again later.',
  unknownDevice: 'Unknown browser',
};
