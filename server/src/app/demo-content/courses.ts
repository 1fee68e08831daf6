import type { DemoTexts } from './demo-texts.ts';

interface DemoCourse {
  readonly slug: string;
  readonly texts: DemoTexts;
  readonly steps: readonly DemoTexts[];
}

const step = (deTitle: string, deBody: string, enTitle: string, enBody: string): DemoTexts => ({
  de: { title: deTitle, body: deBody },
  en: { title: enTitle, body: enBody },
});

/** Courses of the academy, with their steps. */
export const courses: readonly DemoCourse[] = [
  {
    slug: 'neu-im-service',
    texts: {
      de: {
        title: 'Neu im Service',
        summary: 'Die erste Schicht an der Kasse, in zehn Minuten.',
        tags: ['Service'],
      },
      en: {
        title: 'New in service',
        summary: 'Your first shift at the register, in ten minutes.',
        tags: ['Service'],
      },
    },
    steps: [
      step(
        'Anmelden mit PIN',
        'Tippen Sie auf Ihren Namen und geben Sie Ihre PIN ein. Die PIN gehört nur Ihnen: Alles, was Sie buchen, steht unter Ihrem Namen. Nach drei falschen Versuchen wartet die Kasse eine Weile.\n\nMelden Sie sich ab, wenn Sie die Kasse verlassen.',
        'Signing in with your PIN',
        'Tap your name and enter your PIN. The PIN is yours alone: everything you enter is recorded under your name. After a few wrong attempts the register waits for a while.\n\nSign out when you leave the register.',
      ),
      step(
        'Einen Tisch öffnen und bestellen',
        '1. Tippen Sie im Raumplan auf den Tisch.\n2. Tippen Sie auf die Artikel. Mehrere gleiche: erst die Zahl, dann der Artikel.\n3. Senden Sie die Bestellung. Der Bon kommt in der Küche und an der Bar heraus.\n\nWas gesendet ist, wird nicht gelöscht, sondern storniert, mit Grund.',
        'Opening a table and ordering',
        '1. Tap the table on the floor plan.\n2. Tap the articles. For several of the same, enter the number first.\n3. Send the order. The ticket is printed in the kitchen and at the bar.\n\nWhat has been sent is not deleted but cancelled, with a reason.',
      ),
      step(
        'Kassieren, auch getrennt',
        'Tippen Sie auf „Rechnung“. Zahlen Gäste getrennt, ziehen Sie die Positionen auf eine eigene Rechnung. Trinkgeld geben Sie vor der Zahlung ein.\n\nJeder Gast bekommt einen Beleg, auf Papier oder als QR-Code. Das verlangt das Gesetz, auch wenn er ihn liegen lässt.',
        'Settling up, also separately',
        'Tap “Bill”. If guests pay separately, move the items to a bill of their own. Enter a tip before the payment.\n\nEvery guest gets a receipt, on paper or as a QR code. The law requires it, even if they leave it on the table.',
      ),
      step(
        'Wenn das Internet ausfällt',
        'Verkaufen Sie weiter. Die Kasse sammelt alle Belege und sendet sie, sobald die Verbindung wieder da ist. Schalten Sie sie nicht aus, bevor das Zeichen oben wieder grün ist.',
        'When the internet fails',
        'Carry on selling. The register keeps all receipts and sends them as soon as the connection is back. Do not switch it off before the sign at the top is green again.',
      ),
    ],
  },
  {
    slug: 'tagesabschluss',
    texts: {
      de: { title: 'Der Tagesabschluss', summary: 'Zählen, abschließen, prüfen.', tags: ['Kasse'] },
      en: { title: 'Closing the day', summary: 'Count, close, check.', tags: ['Registers'] },
    },
    steps: [
      step(
        'Vor dem Abschluss',
        'Alle Tische sind kassiert, alle Kellner abgerechnet. Was offen bleibt, zählt zum nächsten Geschäftstag. Der endet nicht um Mitternacht, sondern zur eingestellten Uhrzeit der Filiale.',
        'Before closing',
        'All tables are settled and all waiters have handed in their cash. Whatever stays open counts for the next business day. That day does not end at midnight but at the time set for the branch.',
      ),
      step(
        'Zählen',
        'Zählen Sie Scheine und Münzen nach Sorten und geben Sie die Stückzahlen ein. Die Kasse rechnet zusammen und zeigt die Differenz. Zählen Sie bei einer Differenz noch einmal, ändern Sie aber keine Zahl, damit es passt.',
        'Counting',
        'Count notes and coins by kind and enter the numbers. The register adds them up and shows the difference. If there is one, count again, but never change a number to make it fit.',
      ),
      step(
        'Abschließen',
        'Mit dem Abschluss bekommt der Tag seine Z-Nummer. Danach kann an diesem Tag niemand mehr etwas ändern. Der Abschluss wird gedruckt und in die Cloud gesendet.',
        'Closing',
        'Closing gives the day its Z number. After that nobody can change anything about it. The closing is printed and sent to the cloud.',
      ),
      step(
        'Im Back-Office prüfen',
        'Unter [Abschlüsse](/manage/closings) steht, ob die Summen zu den Belegen passen. Fehlen Belege, war die Kasse offline: Sobald sie sendet, wird von selbst noch einmal geprüft.',
        'Checking in the back office',
        'Under [Closings](/manage/closings) you see whether the totals match the receipts. If receipts are missing, the register was offline: as soon as it sends them, the check runs again by itself.',
      ),
    ],
  },
  {
    slug: 'preise-und-artikel',
    texts: {
      de: {
        title: 'Artikel und Preise pflegen',
        summary: 'Von der Kategorie bis zur Kasse.',
        tags: ['Stammdaten'],
      },
      en: {
        title: 'Maintaining articles and prices',
        summary: 'From the category to the register.',
        tags: ['Master data'],
      },
    },
    steps: [
      step(
        'Kategorien und Steuersätze',
        'Ein Artikel gehört zu einer [Hauptkategorie](/manage/data/articleCategories) und hat zwei [Steuersätze](/manage/data/vats): im Haus und außer Haus. Legen Sie beides zuerst an.',
        'Categories and VAT rates',
        'An article belongs to a [main category](/manage/data/articleCategories) and has two [VAT rates](/manage/data/vats): in house and take-away. Create both first.',
      ),
      step(
        'Einen Artikel anlegen',
        'Unter [Artikel](/manage/data/articlesList) genügen Name, Kategorie, Steuersätze und Preis. Mit „Speichern und neu“ legen Sie den nächsten an. Viele auf einmal kommen schneller aus einer Tabelle.',
        'Creating an article',
        'Under [Articles](/manage/data/articlesList), a name, a category, VAT rates and a price are enough. “Save and new” takes you to the next one. Many at once are quicker from a spreadsheet.',
      ),
      step(
        'Bis zur Kasse',
        'Gespeichertes geht von selbst an die Kassen. In der [Übersicht](/manage/data/overview) sehen Sie, welche Kasse schon auf dem neuesten Stand ist. Eine, die offline ist, holt es nach.',
        'On its way to the register',
        'What you save goes to the registers by itself. The [overview](/manage/data/overview) shows which register is up to date. One that is offline catches up later.',
      ),
    ],
  },
];
