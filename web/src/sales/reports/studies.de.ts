export const de = {
  assortment: 'Sortiment',
  part: 'Auswahl',
  all: 'Alle Artikel',
  idle: 'Ladenhüter',
  never: 'Nie verkauft',
  noCost: 'Ohne Einkaufspreis',
  idleAbout:
    'Artikel, von denen seltener als einmal in der Woche etwas verkauft wurde. Neue Artikel zählen nicht dazu.',
  neverAbout: 'Artikel, von denen in diesem Zeitraum und in den zwei Jahren davor nichts verkauft wurde.',
  noCostAbout: 'Verkaufte Artikel, bei denen der Einkaufspreis fehlt. Ohne ihn gibt es keinen Rohertrag.',
  noCostAtAll: 'Für den Rohertrag fehlen die Einkaufspreise. Sie stehen bei den Artikeln.',
  earned: (margin: string, rate: string, cost: string) =>
    `Rohertrag ${margin} (${rate} vom Umsatz netto), Wareneinsatz ${cost}.`,
  coverage: (share: string) => `Das gilt für ${share} des Umsatzes: Beim Rest fehlt der Einkaufspreis.`,
  noSuch: 'Hier ist kein Artikel.',
  deleted: 'gelöscht',
  lastSold: (month: string) => `zuletzt ${month}`,
  cost: 'Wareneinsatz',
  margin: 'Rohertrag',
  marginRate: 'Rohertrag in %',
  stock: 'Bestand',
  stockTurns: 'Lagerumschlag',
  priceSince: (day: string, price: string, before: string) => `ab ${day} ${price} statt ${before}`,
  daysLeft: 'Reicht noch Tage',

  togetherAbout:
    '1. → 2. heißt: So oft steht der zweite Artikel auf Belegen mit dem ersten. „Häufiger als zufällig“ vergleicht mit dem, was herauskäme, wenn niemand beide absichtlich zusammen nähme: 1-mal ist Zufall, ab 1,5-mal lohnt sich ein Hinweis beim Bestellen oder ein Platz nebeneinander.',
  noPairs: 'Noch nichts zusammen verkauft',
  noPairsText: (receipts: string) =>
    `Hier stehen Artikel, die auf mindestens ${receipts} Belegen gemeinsam vorkommen. Wählen Sie mehr Tage oder Filialen.`,
  onlyWith: (name: string) => `Nur Belege mit ${name}.`,
  chosenArticle: 'dem gewählten Artikel',
  allPairs: 'Alle Artikel zeigen',

  noTables: 'Noch keine Tische auf Belegen',
  noTablesText:
    'Hier steht, wie lange und wie oft Tische belegt sind. Dafür sendet die Kasse bei jedem Beleg den Tisch, und wann er geöffnet wurde.',
  seatingsInAll: (count: number, written: string, turns: string) =>
    count === 1
      ? 'Eine Tischbelegung.'
      : `${written} Tischbelegungen, an jedem Öffnungstag im Schnitt ${turns} je Tisch.`,
  typicalTimes: (median: string, most: string) =>
    `Die Hälfte der Tische ist nach ${median} Minuten wieder frei, 9 von 10 nach ${most} Minuten.`,
  timedOf: (seatings: string) => `Bei ${seatings} davon steht auf dem Beleg, wie lange.`,
  noTimes: 'Die Kasse sendet nicht, wann ein Tisch geöffnet wurde. Deshalb fehlen die Tischzeiten.',
  tableTimesAbout: (fewest: string) =>
    `Eine Tischzeit reicht vom Öffnen des Tisches bis zum Bezahlen; ab ${fewest} Belegungen steht sie da. Wird getrennt bezahlt, zählt jeder Beleg als Belegung.`,

  noCustomers: 'Keine Kunden auf Belegen',
  noCustomersText:
    'Hier stehen Kunden, deren Namen die Kasse sendet oder die Sie an einem Beleg eintragen. Wählen Sie mehr Tage oder Filialen.',
  customersAbout:
    'Ein Besuch ist ein Tag mit Belegen. Gleiche Namen gelten als ein Kunde. Es sind personenbezogene Daten: Laden Sie nur, was Sie brauchen.',

  unusual: 'Auffälliges',
  unusualAbout: (fewest: string, weeks: string) =>
    `Wochen, in denen jemand weit mehr storniert, rabattiert oder zurückgenommen hat als in den eigenen Wochen davor: über dem Median plus dreimal die übliche Streuung aus ${fewest} bis ${weeks} Wochen, und mindestens zwei durchschnittliche Belege wert. Das ist ein Hinweis, wo sich ein Blick in die Belege lohnt, kein Beweis.`,
  what: 'Was',
  amount: 'Betrag',
  rate: 'Anteil am Umsatz',
  usual: 'Üblich',
  usualOf: (share: string, weeks: string) => `${share} (${weeks} Wochen)`,
  excess: 'Mehr als üblich',
  weekFrom: (day: string) => `ab ${day}`,
  nothingUnusual: 'Nichts Auffälliges',
  judgedText: (count: number, written: string) =>
    count === 1
      ? 'Ein Mitarbeiter wurde mit den eigenen Wochen davor verglichen.'
      : `${written} Mitarbeiter wurden mit ihren eigenen Wochen davor verglichen.`,
  nobodyJudged: 'Noch kein Vergleich möglich',
  nobodyJudgedText:
    'Dafür braucht es sechs eigene Wochen eines Mitarbeiters, und Kassen, an denen sich Mitarbeiter anmelden.',
  tooNew: (count: number, written: string, receipts: string) =>
    count === 1
      ? `Ein weiterer Mitarbeiter hat noch keine sechs eigenen Wochen mit mindestens ${receipts} Belegen.`
      : `${written} weitere Mitarbeiter haben noch keine sechs eigenen Wochen mit mindestens ${receipts} Belegen.`,

  forecast: 'Prognose',
  forecastSum: (sum: string) => `In den nächsten sieben Tagen etwa ${sum}.`,
  estimate: 'Das ist eine Schätzung aus Ihren bisherigen Umsätzen.',
  LAST_WEEK: () => 'Jeder Tag wie derselbe Wochentag der Woche davor.',
  FADING_MEAN: (weeks: string) =>
    `Jeder Tag nach demselben Wochentag der letzten ${weeks} Wochen, die neueren zählen mehr.`,
  MIDDLE: (weeks: string) => `Jeder Tag nach dem mittleren desselben Wochentags der letzten ${weeks} Wochen.`,
  error: (share: string, weeks: string) =>
    `In den letzten ${weeks} Wochen hätte sie um ${share} daneben gelegen.`,
  errorOfFew: (share: string, days: string) =>
    `Ihre Verkäufe reichen erst für eine Probe an ${days} Tagen; an diesen hätte sie um ${share} daneben gelegen.`,
  errorOfLastWeek: (share: string) => `Die Zahlen der Vorwoche hätten um ${share} daneben gelegen.`,
  day: 'Tag',
  holiday: (name: string) => `${name} (Feiertag, nicht eingerechnet)`,
  estimated: 'Etwa',
  between: 'An 8 von 10 Tagen',
  fromTo: (from: string, to: string) => `${from} – ${to}`,
  receipts: 'Belege',
  weekBefore: 'Woche davor',
  hours: 'Umsatz nach Stunden',
  people: 'Personal nach Stunden',
  peopleAbout: (pace: string) =>
    `So viele Personen kassieren, wenn jede so viele Belege schafft wie in den letzten vier Wochen: ${pace} je Stunde. Küche und Service sind nicht dabei.`,
  personHours: 'Stunden',
  tooLittle: 'Noch zu wenig für eine Prognose',
  tooLittleText: 'Nach etwa fünf Wochen mit Umsatz steht hier, was die nächsten sieben Tage bringen werden.',
};
