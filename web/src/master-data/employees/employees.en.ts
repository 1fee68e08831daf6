import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './employees.de.ts';

export const en: Translation<typeof de> = {
  create: 'New employee',
  emptyTitle: 'No employees yet',
  emptyText: 'Add the people who work at your registers and set what they can do.',
  asRole: (count) => `${count}, same as role`,
  notAsRole: (count, differing) => `${count}, ${differing} differ from role`,
  pinColumn: 'PIN',
  pinSet: 'Set',
  pinNotSet: 'Not set',

  employee: 'General',
  person: 'Personal details',
  nameHint: 'Leave empty to show the first and last name on the register.',
  numberHint: 'Must be unique within a branch.',
  pin: 'Register PIN',
  pinIntro: 'Employees sign in at the register with their name and PIN.',
  permissions: 'Permissions',
  permissionsIntro:
    'What this person can do at the register. The role provides a preset that you can adjust for each person.',
  preset: (role, count) => `Preset “${role}”: ${count} permissions.`,
  asPreset: 'Same as preset.',
  differs: (more, less) => `Changes: ${more} added, ${less} removed.`,
  more: 'Added to the role',
  less: 'Removed from the role',
  reset: 'Reset',
  resetOne: (name) => `Reset ${name} to the preset`,
  resetAll: 'Reset to the preset',
  followed: (role) => `Permissions now match the role “${role}”.`,
  roleChanged: (role, count) =>
    `The role is now “${role}”. What should happen to this person’s ${count} exceptions?`,
  oneChanged: (role) => `The role is now “${role}”. What should happen to this person’s exception?`,
  keepOwn: 'Keep exceptions',
  takePreset: 'Use preset only',
  setPin: 'PIN set',
  removePin: 'PIN removed',
};
