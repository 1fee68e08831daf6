import type { Language } from '../../kit/i18n/index.ts';
import { guideId, type TopicId, topicIds } from './topics.ts';

/** What is known of a topic without its text. */
export interface TopicName {
  readonly id: TopicId;
  readonly title: string;
  /** Set where the page is written in another language than the app's. */
  readonly lang?: 'en';
}

/** The titles of the pages once more: contents need all of them where one text is read. */
const topicTitles: Readonly<Record<TopicId, Readonly<Record<Language, string>>>> = {
  'first-steps': { de: 'Erste Schritte', en: 'First steps' },
  'sign-in': { de: 'Registrieren und anmelden', en: 'Signing up and signing in' },
  'connect-register': { de: 'Kasse verbinden', en: 'Linking a register' },
  registers: { de: 'Kassen im Blick', en: 'Managing registers' },
  backups: { de: 'Sicherungen', en: 'Backups' },
  organizations: { de: 'Organisationen und Adressen', en: 'Organizations and addresses' },
  branches: { de: 'Filialen und Gruppen', en: 'Branches and groups' },
  customers: { de: 'Kunden', en: 'Customers' },
  figures: { de: 'Start und Auswertungen', en: 'Home and Dashboards' },
  reports: { de: 'Berichte', en: 'Reports' },
  receipts: { de: 'Belege', en: 'Receipts' },
  closings: { de: 'Kassenabschlüsse', en: 'Closings' },
  'security-devices': { de: 'TSE im Blick', en: 'Security devices at a glance' },
  'tax-notifications': { de: 'Kassen beim Finanzamt melden', en: 'Reporting registers to the tax office' },
  'master-data': { de: 'Stammdaten', en: 'Master data' },
  overview: { de: 'Überblick über Filialen und Stammdaten', en: 'Branch and master data overview' },
  employees: { de: 'Mitarbeiter', en: 'Employees' },
  companies: { de: 'Firmen und Terminals', en: 'Companies and terminals' },
  rooms: { de: 'Räume und Tische', en: 'Rooms and tables' },
  configurations: { de: 'Konfigurationen', en: 'Configurations' },
  surfaces: { de: 'Oberflächen', en: 'Surfaces' },
  import: { de: 'Import und Export', en: 'Import and export' },
  exports: { de: 'Exporte', en: 'Exports' },
  'sync-problems': { de: 'Sync-Probleme', en: 'Sync problems' },
  users: { de: 'Benutzer, Rollen und Einladungen', en: 'Users, roles and invitations' },
  profile: { de: 'Profil, Passwort und Sitzungen', en: 'Profile, password and sessions' },
  'audit-log': { de: 'Protokoll', en: 'Audit log' },
  support: { de: 'Für Kunden handeln', en: 'Acting on behalf of customers' },
  search: { de: 'Suche und Schnellzugriff', en: 'Search and shortcuts' },
  menu: { de: 'Menü und Leiste', en: 'Menu and toolbar' },
  appearance: { de: 'Sprache und Aussehen', en: 'Language and appearance' },
  notifications: { de: 'Benachrichtigungen', en: 'Notifications' },
  news: { de: 'Neuigkeiten', en: 'News' },
  knowledge: { de: 'Wissen und Downloads', en: 'Knowledge and downloads' },
  calendar: { de: 'Kalender', en: 'Calendar' },
  shop: { de: 'Shop', en: 'Shop' },
  cart: { de: 'Warenkorb', en: 'Cart' },
  orders: { de: 'Bestellen und Bestellungen', en: 'Checkout and orders' },
  licences: { de: 'Lizenzen', en: 'Licences' },
  services: { de: 'Meine Dienste', en: 'My services' },
  catalogue: { de: 'Der Katalog des Shops', en: 'Shop catalogue' },
  app: { de: 'Auf dem Startbildschirm und ohne Verbindung', en: 'Home screen and offline use' },
  'register-integration': {
    de: 'Für Entwickler: Kassen anbinden',
    en: 'For developers: register integration',
  },
};

/** The topics in the order of reading. */
export const topicNames: Readonly<Record<Language, readonly TopicName[]>> = {
  de: topicIds.map((id) => nameOf(id, 'de')),
  en: topicIds.map((id) => nameOf(id, 'en')),
};

/**
 * The topic that an address of the help names, the first one where it names none; undefined where there is no such
 * topic. In lower case, as all paths are matched (decisions SHL-86).
 */
export const topicAt = (pathname: string, language: Language): TopicName | undefined => {
  const wanted = pathname.split('/')[2]?.toLowerCase() || topicIds[0];
  return topicNames[language].find(({ id }) => id === wanted);
};

function nameOf(id: TopicId, language: Language): TopicName {
  return { id, title: topicTitles[id][language], ...(id === guideId && { lang: 'en' }) };
}
