export const de = {
  create: 'Neue Kategorie',
  emptyTitle: 'Noch keine Kategorien',
  emptyText:
    'Kategorien ordnen die Artikel auf der Kasse und in den Auswertungen, zum Beispiel Getränke und Speisen.',
  createSub: 'Neue Unterkategorie',
  emptySubTitle: 'Noch keine Unterkategorien',
  emptySubText: 'Unterkategorien gliedern eine Kategorie weiter, zum Beispiel Getränke in Biere und Weine.',
};
