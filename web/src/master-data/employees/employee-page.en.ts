import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './employee-page.de.ts';

export const en: Translation<typeof de> = {
  employee: 'General',
  person: 'Person',
  nameHint: 'Left empty, the register shows the first and last name.',
  numberHint: 'Each number exists once in a branch.',
  pin: 'PIN for the register',
  pinIntro: 'The person signs in at the register with their name and the PIN.',
  permissions: 'Rights',
  permissionsIntro:
    'What the person may do at the register. The role gives a preset, from which you can differ for each person.',
  preset: (role, count) => `Preset “${role}”: ${count} rights.`,
  asPreset: 'All as in the preset.',
  differs: (more, less) => `Differing: ${more} more, ${less} less.`,
  more: 'On top of the role',
  less: 'Missing compared with the role',
  reset: 'Reset',
  resetOne: (name) => `Reset ${name} to the preset`,
  resetAll: 'Reset to the preset',
  followed: (role) => `The rights are now those of the role “${role}”.`,
  roleChanged: (role, count) =>
    `The role is now “${role}”. What should become of the ${count} own differences?`,
  oneChanged: (role) => `The role is now “${role}”. What should become of the own difference?`,
  keepOwn: 'Keep the differences',
  takePreset: 'Take the preset only',
  setPin: 'PIN set',
  removePin: 'PIN removed',
};
