export const de = {
  create: 'Neuer Raum',
  emptyTitle: 'Noch keine Räume',
  emptyText: 'Räume ordnen Ihre Tische: Gastraum, Terrasse, Saal.',

  room: 'Allgemein',
  size: 'Größe',
  sizeIntro: 'Eine Einheit sind 10 cm: 120 ist ein Raum von 12 m.',
  tables: 'Tische',
  toPlan: 'Raumplan öffnen',
  newTable: 'Neuer Tisch',
  noTables: 'In diesem Raum stehen noch keine Tische. Am schnellsten stellen Sie sie im Raumplan auf.',
  seats: (count: string) => `${count} ${count === '1' ? 'Platz' : 'Plätze'}`,
  allTables: (count: string) => `Zur Liste (${count})`,
};
