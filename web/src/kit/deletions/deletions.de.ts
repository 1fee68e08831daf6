import type { UserName } from '@tresen/domain/kit/entities';

/** Who uses a record, after "wird von". */
const users: Readonly<Record<UserName, (count: string, isOne: boolean) => string>> = {
  vat: (count, isOne) => `${count} ${isOne ? 'Steuersatz' : 'Steuersätzen'}`,
  category: (count, isOne) => `${count} ${isOne ? 'Kategorie' : 'Kategorien'}`,
  printer: (count, isOne) => `${count} ${isOne ? 'Drucker' : 'Druckern'}`,
  article: (count, isOne) => `${count} ${isOne ? 'Artikel' : 'Artikeln'}`,
  company: (count, isOne) => `${count} ${isOne ? 'Firma' : 'Firmen'}`,
  employee: (count, isOne) => `${count} ${isOne ? 'Mitarbeiter' : 'Mitarbeitern'}`,
  terminal: (count, isOne) => `${count} ${isOne ? 'Terminal' : 'Terminals'}`,
  room: (count, isOne) => `${count} ${isOne ? 'Raum' : 'Räumen'}`,
  table: (count, isOne) => `${count} ${isOne ? 'Tisch' : 'Tischen'}`,
  organization: (count, isOne) => `${count} ${isOne ? 'Organisation' : 'Organisationen'}`,
  organizationAddress: (count, isOne) => `${count} ${isOne ? 'Adresse' : 'Adressen'}`,
  organizationUnit: (count, isOne) => `${count} ${isOne ? 'Filiale' : 'Filialen'}`,
  customer: (count, isOne) => `${count} ${isOne ? 'Kunde' : 'Kunden'}`,
};

export const de = {
  users,
  list: (parts: readonly string[]) => new Intl.ListFormat('de').format(parts),
  // decisions MDA-12, verbatim
  removed: (name: string) => `${name} wurde gelöscht.`,
  marked: (name: string) => `${name} wird nach der nächsten Synchronisation gelöscht.`,
  inUse: (name: string, used: string) => `${name} konnte nicht gelöscht werden: wird von ${used} verwendet.`,
  willBeInUse: (name: string, used: string) =>
    `${name} kann nicht gelöscht werden: wird von ${used} verwendet.`,
  withUsers: (used: string) => `Mit ${used} löschen`,
  // VAT-04
  standardVat: 'Die ersten drei Standard-Steuersätze können nicht gelöscht werden.',
  lastOrganization: 'Mindestens eine Organisation muss bleiben.',
  notFound: (name: string) => `${name} ist schon gelöscht.`,
  refused: (name: string) => `${name} konnte nicht gelöscht werden.`,
};
