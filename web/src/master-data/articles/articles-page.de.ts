export const de = {
  create: 'Neuer Artikel',
  emptyTitle: 'Noch keine Artikel',
  emptyText:
    'Hier steht, was Ihre Kassen verkaufen. Legen Sie den ersten Artikel an oder importieren Sie eine Liste.',
  needsTitle: 'Noch nicht bereit für Artikel',
  needsText:
    'Jeder Artikel hat einen Mehrwertsteuersatz und eine Hauptkategorie. Was noch fehlt, legen Sie zuerst an.',
  needsVat: 'Mehrwertsteuersatz anlegen',
  needsCategory: 'Hauptkategorie anlegen',
};
