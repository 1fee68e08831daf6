import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './pin.de.ts';

export const en: Translation<typeof de> = {
  set: 'A PIN is set.',
  notSet: 'No PIN yet. This person can’t sign in at the register.',
  firstSave: 'Save the employee first, then set a PIN.',
  setPin: 'Set PIN',
  changePin: 'Change PIN',
  removePin: 'Remove PIN',
  titleOf: (name) => `PIN for ${name}`,
  removeTitle: (name) => `Remove ${name}’s PIN?`,
  removeText: 'They won’t be able to sign in at any register until they have a new PIN.',
  intro:
    'Let the person enter the PIN themselves if possible. It is never shown. If they forget it, set a new one.',
  pin: 'PIN',
  pinHint: '4 to 8 digits',
  again: 'Repeat PIN',
  differs: 'The PINs don’t match.',
  trivial: 'This PIN is easy to guess. Avoid patterns and years.',
  isSet: (name) => `PIN set for ${name}.`,
  isRemoved: (name) => `PIN removed for ${name}.`,
  conflict: 'Someone else has changed this employee. Reload the page and try again.',
  cancel: 'Cancel',
};
