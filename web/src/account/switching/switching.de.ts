export const de = {
  switchAs: 'Handeln als …',
  clear: 'Zurück zum eigenen Konto',
  acting: 'Sie handeln als',
  actingAs: (name: string, company: string) => `Sie handeln als ${name} (${company})`,
  ended: 'Sie handeln nicht mehr für andere und arbeiten wieder mit Ihrem eigenen Konto.',
  title: 'Handeln als …',
  explanation:
    'Sie sehen und ändern dann alles wie diese Person. Die Änderungen stehen mit beiden Namen im Protokoll der Firma.',
  search: 'Suchen',
  searchHint: 'Name, E-Mail oder Firma',
  people: 'Personen',
  noneTitle: 'Niemand gefunden',
  noneText: (search: string) => `Zu „${search}“ gibt es keine Person mit einer Firma.`,
  emptyTitle: 'Noch niemand da',
  emptyText: 'Sobald jemand ein Konto in einer Firma hat, erscheint er oder sie hier.',
  more: 'Weitere laden',
  moreFailed: 'Weitere Personen konnten nicht geladen werden.',
  found: (count: string, hasMore: boolean) =>
    `${hasMore ? `Mehr als ${count}` : count} ${count === '1' && !hasMore ? 'Person' : 'Personen'}`,
  switching: (name: string) => `Wechsel zu ${name} …`,
  denied: 'Nur die Super-Administration kann für andere handeln.',
  close: 'Schließen',
};
