export const de = {
  branches: (count: string, isOne: boolean) => `${count} ${isOne ? 'Filiale' : 'Filialen'}`,
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
