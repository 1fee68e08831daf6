export const de = {
  create: 'Neue Organisation',
  emptyTitle: 'Noch keine Organisationen',
  emptyText: 'Die Firmen, zu denen Ihre Filialen gehören, mit Anschrift, Rechnungs- und Lieferadressen.',

  company: 'Firma',
  place: 'Anschrift',
  contact: 'Kontakt',
  addresses: 'Adressen',
  addressesIntro: 'Wohin Rechnungen und Lieferungen gehen.',
  units: 'Filialen',
  unitsIntro: 'Filialen und Gruppen, die zu dieser Organisation gehören.',
  noUnits: 'Noch keine. Zu welcher Organisation eine Filiale gehört, steht auf der Seite der Filiale.',
  toUnits: 'Alle Filialen',
  inactive: 'inaktiv',
};
