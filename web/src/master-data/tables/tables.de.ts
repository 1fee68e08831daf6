export const de = {
  create: 'Neuer Tisch',
  emptyTitle: 'Noch keine Tische',
  toRooms: 'Zu den Räumen',
  emptyText: 'Legen Sie Tische mit Nummer und Plätzen an. Dafür braucht es zuerst einen Raum.',

  table: 'Allgemein',
  place: 'Lage und Form',
};
