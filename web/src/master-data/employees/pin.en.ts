import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './pin.de.ts';

export const en: Translation<typeof de> = {
  set: 'A PIN is set.',
  notSet: 'No PIN yet: the person cannot sign in at the register.',
  firstSave: 'Save the employee, then you can set a PIN.',
  setPin: 'Set the PIN',
  changePin: 'Change the PIN',
  removePin: 'Remove the PIN',
  titleOf: (name) => `PIN for ${name}`,
  removeTitle: (name) => `Remove the PIN of ${name}?`,
  removeText: 'The person can then sign in at no register until they have a new PIN.',
  intro:
    'It is best if the person types the PIN themselves. It is shown nowhere; if it is forgotten, set a new one.',
  pin: 'PIN',
  pinHint: '4 to 8 digits',
  again: 'The PIN once more',
  differs: 'The two PINs are not the same.',
  trivial: 'This PIN is easy to guess. Better take one without a pattern, and no year.',
  isSet: (name) => `The PIN of ${name} is set.`,
  isRemoved: (name) => `The PIN of ${name} is removed.`,
  conflict: 'Somebody else has changed the employee meanwhile. Reload the page and try again.',
  cancel: 'Cancel',
};
