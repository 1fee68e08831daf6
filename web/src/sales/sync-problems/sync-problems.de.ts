export const de = {
  check: 'Sync-Problem prüfen',
  intro:
    'Daten, die eine Kasse gesendet hat und die erst jemand prüfen muss. Sie sind in keiner Zahl enthalten.',
  search: 'Nummer, Kennung oder Kasse',
  views: 'Ansicht',
  open: 'Offen',
  done: 'Erledigt',
  gaps: 'Lücken in Zählern',
  received: 'Eingegangen',
  branch: 'Filiale',
  register: 'Kasse',
  amount: 'Betrag',
  soldAt: 'Zeit laut Kasse',
  allKinds: 'Alle Arten',
  allReasons: 'Alle Gründe',
  allRegisters: 'Alle Kassen',
  receipt: (number: string) => (number === '' ? 'Beleg' : `Beleg ${number}`),
  closing: (number: string) => (number === '' ? 'Abschluss' : `Abschluss Z ${number}`),
  byRegister: 'Nach Kasse',
  settled: 'Erledigt',
  settledBy: (name: string, time: string) => `${name}, ${time}`,
  nobody: 'Jemand',
  outcomeStored: 'Gespeichert, zählt mit',
  outcomeAccepted: 'Vermerkt, zählt nicht mit',
  emptyTitle: 'Alles in Ordnung',
  emptyText: 'Alle Daten der Kassen sind angekommen und stimmen. Hier ist nichts zu tun.',
  emptyDoneTitle: 'Noch nichts erledigt',
  emptyDoneText: 'Was Sie entscheiden, bleibt hier stehen: mit Name und Zeit.',
  retry: 'Noch einmal prüfen',
  accept: 'So übernehmen',
  cancel: 'Abbrechen',
  close: 'Schließen',
  whatToDo: 'Was zu tun ist',
  retryStores: 'Die Daten stimmen jetzt. Sie werden gespeichert und zählen mit.',
  retryLeaves: 'Die Daten stimmen noch immer nicht. Es ändert sich nichts.',
  acceptStores: 'Die Daten werden so gespeichert, wie die Kasse sie gesendet hat, und zählen mit.',
  acceptNotes:
    'Es wird nichts gespeichert und keine Zahl ändert sich. Das Problem wird als erledigt vermerkt.',
  manyRetryTitle: (count: string) =>
    count === '1' ? 'Ein Problem noch einmal prüfen?' : `${count} Probleme noch einmal prüfen?`,
  manyAcceptTitle: (count: string) =>
    count === '1' ? 'Ein Problem so übernehmen?' : `${count} Probleme so übernehmen?`,
  manyRight: (count: string) => `${count} davon stimmen jetzt, werden gespeichert und zählen mit.`,
  manyWrong: (count: string) => `${count} stimmen noch immer nicht und warten weiter.`,
  manyStorable: (count: string) =>
    `${count} davon werden so gespeichert, wie die Kasse sie gesendet hat, und zählen mit.`,
  manyNoted: (count: string) => `${count} ändern keine Zahl und werden nur als erledigt vermerkt.`,
  manyLooked: (count: string) => `Angesehen wurden die ersten ${count}; die übrigen werden ebenso behandelt.`,
  progress: (done: string, total: string) => `${done} von ${total}`,
  manyStored: (count: string) => `${count} gespeichert.`,
  manyNotedDone: (count: string) => `${count} vermerkt.`,
  manyStillWrong: (count: string) => `${count} stimmen noch immer nicht.`,
  manyGone: (count: string) => `${count} hatte inzwischen schon jemand erledigt.`,
  raw: 'Gesendete Daten',
  stored: 'Zuerst gespeichert',
  sentLater: 'Später gesendet',
  differences: 'Unterschiede',
  field: 'Feld',
  missing: 'fehlt',
  sameContent: 'Nur die Schreibweise unterscheidet sich, kein Wert.',
  moreDifferences: (count: string) => `und ${count} weitere`,
  copy: 'Kopieren',
  copied: 'Kopiert.',
  download: 'Herunterladen',
  recordId: 'Kennung',
  place: 'Stelle in den Daten',
  closingDiffers: (part: string, expected: string, actual: string) =>
    `${part}: ${expected} erwartet, ${actual} gesendet.`,
  retried: 'Die Daten stimmen jetzt und sind übernommen.',
  stillWrong: 'Die Daten stimmen noch immer nicht.',
  accepted: 'Erledigt.',
  goneMeanwhile: 'Das hat inzwischen schon jemand erledigt.',
  clockAhead: (hours: string) => `Die Uhr der Kasse geht ${hours} Stunden vor.`,
  inLine: (line: string) => `Position ${line}`,
  unknownReason: (code: string) => `Die Daten konnten nicht übernommen werden (${code}).`,
  otherAdvice: 'Geben Sie Ihrem Kassenhändler die gesendeten Daten.',
};

/** Reasons for which a receipt waits (contract 17), in plain words. */
export const reasons = {
  SUMS_DIFFER: 'Die Summen des Belegs gehen nicht auf.',
  CLOCK_AHEAD: 'Die Uhr der Kasse geht falsch: Der Beleg liegt in der Zukunft oder endet vor seinem Beginn.',
  CONTENT_DIFFERS: 'Beleg mit gleicher Kennung, aber anderem Inhalt.',
  CURRENCY_DIFFERS: 'Der Beleg hat eine andere Währung als die Filiale.',
  UNSTORABLE: 'Der Beleg ließ sich nicht speichern.',
  Z_NUMBER_TAKEN: 'Die Z-Nummer hat schon ein anderer Abschluss.',
};

/** The same of closings. */
export const closingReasons: typeof reasons = {
  SUMS_DIFFER: 'Die Summen des Abschlusses gehen nicht auf.',
  CLOCK_AHEAD: 'Die Uhr der Kasse geht falsch: Der Abschluss liegt in der Zukunft.',
  CONTENT_DIFFERS: 'Abschluss mit gleicher Kennung, aber anderem Inhalt.',
  CURRENCY_DIFFERS: 'Der Abschluss hat eine andere Währung als die Filiale.',
  UNSTORABLE: 'Der Abschluss ließ sich nicht speichern.',
  Z_NUMBER_TAKEN: 'Diese Kasse hat die Z-Nummer schon einmal vergeben. Z-Nummern beginnen nie von vorn.',
};

/** The rule that a receipt breaks, with what the rule gives and what the receipt says. */
export const rules = {
  branchCurrency: (expected: string, actual: string) =>
    `Die Filiale rechnet in ${expected}, der Beleg in ${actual}.`,
  endNotInFuture: (expected: string, actual: string) => `Spätestens ${expected}, gesendet ${actual}.`,
  startBeforeEnd: (expected: string, actual: string) =>
    `Der Beleg beginnt am ${actual}, endet aber schon am ${expected}.`,
  netPlusTaxIsGross: (expected: string, actual: string) =>
    `Netto und Steuer ergeben ${actual}, als Brutto steht dort ${expected}.`,
  taxFollowsRate: (expected: string, actual: string) =>
    `Nach dem Steuersatz sind es ${expected} Steuer, gesendet wurden ${actual}.`,
  vatSumsToPosition: (expected: string, actual: string) =>
    `Die Steuerbeträge ergeben ${actual}, die Position sagt ${expected}.`,
  priceTimesQuantity: (expected: string, actual: string) =>
    `Preis mal Menge ergibt ${expected}, die Position sagt ${actual}.`,
  unitPriceRoundsExact: (expected: string, actual: string) =>
    `Der genaue Preis ist ${expected}, gerundet steht dort ${actual}.`,
  netPriceTimesQuantity: (expected: string, actual: string) =>
    `Nettopreis mal Menge ergibt ${expected} netto, die Position sagt ${actual}.`,
  receiptNetPlusTaxIsGross: (expected: string, actual: string) =>
    `In der Steuertabelle des Belegs ergeben Netto und Steuer ${actual}, als Brutto steht dort ${expected}.`,
  receiptTaxFollowsRate: (expected: string, actual: string) =>
    `In der Steuertabelle des Belegs sind es nach dem Steuersatz ${expected} Steuer, gesendet wurden ${actual}.`,
  positionsSumToReceiptVat: (expected: string, actual: string) =>
    `Die Positionen eines Steuersatzes ergeben ${expected}, die Steuertabelle des Belegs sagt ${actual}.`,
  receiptVatSumsToReceipt: (expected: string, actual: string) =>
    `Die Steuertabelle ergibt ${expected}, der Beleg sagt ${actual}.`,
  positionsSumToReceipt: (expected: string, actual: string) =>
    `Die Positionen ergeben ${expected}, der Beleg sagt ${actual}.`,
  paymentsSumToReceipt: (expected: string, actual: string) =>
    `Die Zahlungen ergeben ${actual}, der Beleg sagt ${expected}.`,
};

/** Parts of a closing, by the first step of the path that a broken rule names. */
export const closingParts = {
  currency: 'Währung',
  createdAt: 'Zeit des Abschlusses',
  period: 'Zeitraum',
  businessDay: 'Geschäftstag',
  dailyZNumbers: 'Tagesabschlüsse',
  turnover: 'Umsatz',
  vat: 'Steuern',
  businessCases: 'Geschäftsvorfälle',
  payments: 'Zahlungen',
  cashByCurrency: 'Bargeld je Währung',
  categories: 'Warengruppen',
  employees: 'Bedienungen',
  hours: 'Stunden',
  cash: 'Kassenlade',
  counts: 'Zählprotokoll',
};

/** What to do about a reason. */
export const advice = {
  SUMS_DIFFER:
    'Vergleichen Sie mit dem Papierbeleg. Ist er wirklich so gebucht, übernehmen Sie ihn. Kommt das öfter vor, braucht die Kassensoftware eine Aktualisierung.',
  CLOCK_AHEAD:
    'Stellen Sie die Uhr der Kasse, am besten automatisch. Ist die falsche Zeit von der Wirklichkeit eingeholt, hilft „Noch einmal prüfen“; sonst übernehmen Sie den Beleg mit dieser Zeit.',
  CONTENT_DIFFERS:
    'Vergleichen Sie beide Fassungen. Die zuerst gespeicherte bleibt in jedem Fall. Fragen Sie Ihren Kassenhändler, warum die Kasse dieselbe Kennung zweimal vergeben hat.',
  CURRENCY_DIFFERS:
    'Stimmt die Währung der Filiale nicht, ändern Sie sie dort und prüfen dann noch einmal. Währungen werden nicht gemischt: Sonst wird der Beleg nur vermerkt.',
  UNSTORABLE:
    'Geben Sie Ihrem Kassenhändler die gesendeten Daten: Die Kasse schreibt Werte, die in kein Feld passen.',
  Z_NUMBER_TAKEN:
    'Vergleichen Sie beide Abschlüsse: Der zuerst gespeicherte bleibt, dieser wird nur vermerkt. Meist wurde die Kasse neu eingerichtet und zählt wieder ab 1; dann ist sie steuerlich eine andere Kasse. Lassen Sie Ihren Kassenhändler ihr eine neue Seriennummer geben, verbinden Sie sie noch einmal und trennen Sie die bisherige. Ihre nächsten Abschlüsse kommen dann an.',
};
