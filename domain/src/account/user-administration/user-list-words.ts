import type { UserListWords } from './user-list.ts';

const de: UserListWords = {
  one: 'Benutzer',
  many: 'Benutzer',
  counted: (count) => `${count} Benutzer`,
  fields: { role: 'Rolle', state: 'Zustand' },
  choices: { state: { active: 'Aktiv', disabled: 'Gesperrt' } },
  rows: {},
};

const en: UserListWords = {
  one: 'User',
  many: 'Users',
  counted: (count, isOne) => `${count} ${isOne ? 'user' : 'users'}`,
  fields: { role: 'Role', state: 'Status' },
  choices: { state: { active: 'Active', disabled: 'Disabled' } },
  rows: {},
};

/** What people call users and the fields of their list. */
export const userListWords = { de, en };
