export const de = {
  title: 'Sync-Probleme',
  check: 'Sync-Problem prüfen',
  intro:
    'Daten, die eine Kasse gesendet hat und die erst jemand prüfen muss. Sie sind in keiner Zahl enthalten.',
  received: 'Eingegangen',
  reason: 'Was nicht stimmt',
  branch: 'Filiale',
  register: 'Kasse',
  emptyTitle: 'Alles in Ordnung',
  emptyText: 'Alle Daten der Kassen sind angekommen und stimmen. Hier ist nichts zu tun.',
  retry: 'Noch einmal prüfen',
  retryHint: 'Prüft die Daten neu, zum Beispiel wenn eine falsch gehende Uhr inzwischen eingeholt ist.',
  accept: 'So übernehmen',
  acceptHint: 'Nimmt die Daten so in die Belege und Zahlen auf, wie die Kasse sie gesendet hat.',
  acceptDiffersHint:
    'Der zuerst gespeicherte Beleg bleibt; die abweichende Fassung wird als erledigt vermerkt.',
  acceptCurrencyHint:
    'Der Beleg kommt in keine Zahl, weil Währungen nicht gemischt werden; er wird als erledigt vermerkt.',
  raw: 'Gesendete Daten',
  recordId: 'Beleg-ID',
  close: 'Schließen',
  retried: 'Die Daten stimmen jetzt und sind übernommen.',
  stillWrong: 'Die Daten stimmen noch immer nicht.',
  accepted: 'Erledigt.',
  expectedActual: (expected: string, actual: string) => `Erwartet: ${expected}, gesendet: ${actual}`,
  inLine: (line: string) => `Position ${line}`,
};

/** Reasons for which a record is quarantined (contract 17), in plain words. */
export const reasons = {
  SUMS_DIFFER: 'Die Summen des Belegs gehen nicht auf.',
  CLOCK_AHEAD: 'Die Uhr der Kasse geht falsch: Der Beleg liegt in der Zukunft oder endet vor seinem Beginn.',
  CONTENT_DIFFERS: 'Derselbe Beleg wurde schon mit anderem Inhalt gesendet.',
  CURRENCY_DIFFERS: 'Der Beleg hat eine andere Währung als die Filiale.',
  UNSTORABLE: 'Der Beleg ließ sich nicht speichern.',
};

/** The rule that a record breaks, more exactly. */
export const rules = {
  branchCurrency: 'Währung der Filiale',
  endNotInFuture: 'Spätestes Ende',
  startBeforeEnd: 'Beginn vor dem Ende',
  netPlusTaxIsGross: 'Netto und Steuer ergeben Brutto',
  taxFollowsRate: 'Steuer passend zum Satz',
  vatSumsToPosition: 'Steuerbeträge ergeben die Position',
  priceTimesQuantity: 'Preis mal Menge',
  positionsSumToReceipt: 'Positionen ergeben den Beleg',
  paymentsSumToReceipt: 'Zahlungen ergeben den Beleg',
};
