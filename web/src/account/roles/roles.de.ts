export const de = {
  role: 'Rolle',
  superAdminHint: 'Arbeitet beim Anbieter von Tresen und kann für jeden Betrieb handeln.',
  adminHint: 'Darf hier alles und setzt auch andere in die Verwaltung ein.',
  resellerHint: 'Betreut die eigenen Kunden und verwaltet Geräte und Benutzer.',
  ownerHint: 'Verwaltet Filialen, Kassen und Benutzer und sieht alle Zahlen.',
  managerHint: 'Sieht Zahlen und Belege aller Filialen und leitet den Betrieb vor Ort.',
  dealerHint: 'Sieht Zahlen und Belege, um den Betrieb von außen zu betreuen.',
  userHint: 'Sieht Zahlen und Belege und ändert keine Einstellungen.',
};
