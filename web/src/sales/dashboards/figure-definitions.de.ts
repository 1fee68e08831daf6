const turnover =
  'Brutto, was Sie an Waren und Leistungen verkauft haben, nach Rabatten und Stornos. Nur Belege, keine Bestellungen, kein Training, keine Abbrüche.';
const notTurnover =
  'Pfand, Trinkgeld, verkaufte Gutscheine, Wechselgeld, Einlagen und Entnahmen, und Daten mit einem offenen Sync-Problem. Beträge verschiedener Währungen werden nie addiert.';

/** What counts, and what does not; the same for all: day, zone, and how fresh. */
export const de = {
  countsTitle: 'Was zählt',
  countsNotTitle: 'Was nicht zählt',
  dayTitle: 'Welcher Tag',
  day: 'Der Geschäftstag der Filiale, in ihrer Zeitzone. Er beginnt am Tageswechsel (4:00 Uhr, wenn nichts anderes festgelegt ist): Ein Verkauf um 1:30 Uhr gehört noch zum Abend davor. Jeder Beleg behält den Tag, mit dem er ankam.',
  freshTitle: 'Wie aktuell',
  fresh:
    'Neue Belege erscheinen von selbst. Kommen Belege verspätet, ändern sich auch vergangene Tage, bis alle da sind.',
  months: [
    turnover,
    `${notTurnover} Die Tage des Filters gelten hier nicht: Das Diagramm zeigt immer ganze Jahre.`,
  ],
  weekdays: [
    `${turnover} Die Säule ist die Summe aller gleichen Wochentage des Zeitraums; „Ø je Tag“ teilt sie durch die Tage, an denen etwas verkauft wurde.`,
    notTurnover,
  ],
  days: [`${turnover} Jeder Tag des Zeitraums, auch der ohne Verkauf.`, notTurnover],
  customers: [
    'Gäste, wenn die Kasse ihre Zahl mit dem Beleg sendet; sonst ein Kunde je Beleg mit mindestens einem Verkauf.',
    'Bestellungen, Training, Abbrüche und Belege, die nur Geld bewegen. Wer zweimal kommt, zählt zweimal.',
  ],
  hours: [
    `${turnover} Gezählt wird die Stunde, in der der Beleg abgeschlossen wurde, nach der Uhr der Filiale.`,
    notTurnover,
  ],
  payments: [
    'Was bar, mit Karte, digital oder anders bezahlt wurde, mit Trinkgeld und Gutscheinen. Die Summe kann deshalb vom Umsatz abweichen.',
    'Bestellungen, Training und Abbrüche, Einlagen und Entnahmen. Rückgeld ist abgezogen.',
  ],
  quarters: [
    turnover,
    `${notTurnover} Die Tage des Filters gelten hier nicht: Das Diagramm zeigt immer ganze Jahre.`,
  ],
  articles: [
    `${turnover} Artikel zählen nach ihrem Umsatz, für die ganzen Monate, die der Zeitraum berührt. Gleiche Artikel verschiedener Filialen stehen zusammen, wenn sie denselben Schlüssel haben.`,
    `${notTurnover} Kassen und Mitarbeiter des Filters gelten hier nicht: Artikel werden nur je Filiale und Monat summiert.`,
  ],
  units: [
    `${turnover} Zahlen bleiben bei der Filiale, in der verkauft wurde, auch wenn die Kasse umzieht.`,
    notTurnover,
  ],
  registers: [`${turnover} Je Kasse, die den Beleg gemacht hat.`, notTurnover],
  employees: [
    `${turnover} Je Mitarbeiter, unter dessen Anmeldung der Beleg abgeschlossen wurde, mit dem Namen von damals.`,
    `${notTurnover} Wer nur mitgeholfen hat, ohne den Beleg abzuschließen.`,
  ],
};
