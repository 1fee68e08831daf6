export const de = {
  create: 'Neuer Mehrwertsteuersatz',
  emptyTitle: 'Noch keine Mehrwertsteuersätze',
  emptyText:
    'Artikel brauchen einen Mehrwertsteuersatz. Mit der ersten Filiale kommen die üblichen Sätze Ihres Landes von selbst.',

  vat: 'Steuersatz',
  intro:
    'Eine Änderung gilt für Verkäufe ab der nächsten Synchronisation. Was schon verkauft ist, behält seinen Steuersatz.',
  nameHint: 'Zum Beispiel „Normal“ oder „Ermäßigt“.',
  valueHint: 'In Prozent, zum Beispiel 19 oder 7.',
  symbolHint: 'Ein bis drei Zeichen. Stehen auf dem Beleg hinter jeder Position, zum Beispiel A.',
  keyHint:
    'Nummer für Steuerprüfung und Export. In Deutschland: 1 normal, 2 ermäßigt, 5 nicht steuerbar, 6 steuerfrei.',
};
