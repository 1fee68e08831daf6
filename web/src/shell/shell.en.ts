import type { Translation } from '../kit/i18n/index.ts';
import type * as german from './shell.de.ts';

export const en: Translation<typeof german.de> = {
  product: 'Tresen',
  skip: 'Skip to content',
  openMenu: 'Open menu',
  menu: 'Main menu',
  version: (version) => `Version ${version}`,
  moreTools: 'More tools',
  language: 'Language',
  scheme: 'Colour scheme',
  light: 'Light',
  dark: 'Dark',
  system: 'Same as system',
  account: 'User menu',
  help: 'Help',
  profile: 'My profile',
  logout: 'Logout',
  signedInAs: (name) => `Signed in: ${name}`,
  liveLost: 'Live connection interrupted',
  liveLostHint: 'New receipts appear again as soon as the connection is back. We keep trying.',
  notFoundTitle: 'This page does not exist',
  notFoundText: 'The address may be out of date, or a character may be missing.',
  toHome: 'Go to home',
  brokenTitle: 'This view has crashed',
  brokenText: 'Your data is safe. Reload the page; if that does not help, please contact us.',
  newVersionTitle: 'There is a new version',
  newVersionText: 'Reload the page to continue with it.',
  reload: 'Reload',
};

export const groups: Translation<typeof german.groups> = {
  applications: 'Applications',
  administration: 'Administration',
  settings: 'Settings',
};

export const items: Translation<typeof german.items> = {
  home: 'Home',
  analytics: 'Dashboards',
  receipts: 'Receipts',
  syncProblems: 'Sync problems',
  devices: 'Registers',
  auditLog: 'Audit log',
  users: 'Users',
};
