import type { DemoTexts } from './demo-texts.ts';
import type { DemoTopic } from './topics.ts';

/** A question with its answer, in German and in English. */
const asked = (
  question: string,
  answer: string,
  englishQuestion: string,
  englishAnswer: string,
): DemoTexts => ({
  de: { title: question, body: answer },
  en: { title: englishQuestion, body: englishAnswer },
});

/** Frequent questions, by topic and address. */
export const questions = {
  kasse: {
    'welche-version': asked(
      'Welche Version muss meine Kassensoftware haben?',
      'Mindestens **5.9.3**. Ob eine Kasse zu alt ist, steht in der Liste der [Kassen](/setting/devices).',
      'Which version does my register software need?',
      'At least **5.9.3**. The list of [registers](/setting/devices) shows which ones are too old.',
    ),
    'code-abgelaufen': asked(
      'Der Code zum Verbinden ist abgelaufen. Was nun?',
      'Er gilt 15 Minuten. Beginnen Sie an der Kasse neu; sie zeigt einen neuen Code.',
      'The code for linking has expired. What now?',
      'It is valid for 15 minutes. Start again at the register; it shows a new code.',
    ),
    'verkaeufe-offline': asked(
      'Gehen Verkäufe verloren, wenn das Internet ausfällt?',
      'Nein. Die Kasse sammelt ihre Belege und sendet sie später, jeden genau einmal.',
      'Are sales lost if the internet fails?',
      'No. The register collects its receipts and sends them later, each exactly once.',
    ),
    'beleg-nachdrucken': asked(
      'Wie drucke ich einen alten Beleg noch einmal?',
      'Suchen Sie ihn unter [Belege](/manage/receipts), zum Beispiel mit `12,50 14:30`, öffnen Sie ihn und wählen Sie „Drucken“.',
      'How do I print an old receipt again?',
      'Find it under [Receipts](/manage/receipts), for example with `12.50 14:30`, open it and choose “Print”.',
    ),
    'beleg-aendern': asked(
      'Kann ich einen falschen Beleg ändern?',
      'Nein, Belege bleiben, wie sie sind. Nehmen Sie ihn an der Kasse mit einem **Storno** zurück und bonieren Sie neu.',
      'Can I change a wrong receipt?',
      'No, receipts stay as they are. **Void** it at the register and enter the sale again.',
    ),
    kassendifferenz: asked(
      'Beim Zählen fehlt Geld. Was mache ich?',
      'Zählen Sie noch einmal. Bleibt es dabei, schließen Sie mit der Differenz ab; sie steht dann als Fehlbetrag im Abschluss. Legen Sie kein eigenes Geld dazu.',
      'Money is missing when I count. What do I do?',
      'Count again. If it stays, close with the difference; it appears in the closing. Don’t add money of your own.',
    ),
    'abschluss-vergessen': asked(
      'Ich habe gestern den Abschluss vergessen.',
      'Holen Sie ihn an der Kasse nach, bevor Sie heute verkaufen. Tresen zeigt unter [Abschlüsse](/manage/closings), welcher Tag fehlt.',
      'I forgot yesterday’s closing.',
      'Do it at the register before you sell anything today. [Closings](/manage/closings) shows which day is missing.',
    ),
  },
  stammdaten: {
    'preis-aendern': asked(
      'Wann gilt ein geänderter Preis an der Kasse?',
      'Sobald sie ihn hat, meist nach Sekunden. Das Zeichen am Artikel zeigt, welche Kassen noch fehlen.',
      'When does a changed price count at the register?',
      'As soon as it has it, usually within seconds. The sign at the article shows which registers are still missing.',
    ),
    'artikel-weg': asked(
      'Ich habe einen Artikel aus Versehen gelöscht.',
      'Wählen Sie gleich danach „Rückgängig“. Später finden Sie ihn über den Filter „Gelöscht“ und stellen ihn wieder her; auch seine Taste ist dann wieder da.',
      'I deleted an article by mistake.',
      'Choose “Undo” right away. Later you find it with the filter for deleted ones and restore it; its button is back then, too.',
    ),
    'viele-preise': asked(
      'Kann ich viele Preise auf einmal erhöhen?',
      'Ja. Wählen Sie die Artikel in der Liste aus und ändern Sie sie zusammen, auch um Prozente. Vorher sehen Sie alt und neu nebeneinander.',
      'Can I raise many prices at once?',
      'Yes. Select the articles in the list and change them together, also by percent. You see old and new side by side first.',
    ),
    'ausser-haus': asked(
      'Wie rechne ich außer Haus mit anderem Steuersatz ab?',
      'Am Artikel steht neben dem Satz für den Verzehr im Haus einer für außer Haus. Die Kasse nimmt den richtigen, wenn „außer Haus“ gewählt ist.',
      'How do I charge takeaway at another VAT rate?',
      'Beside the rate for eating in, an article has one for takeaway. The register takes the right one when takeaway is chosen.',
    ),
    'rappen-runden': asked(
      'Kann die Kasse Barbeträge runden?',
      'Ja, unter [Konfigurationen](/manage/data/configurations), für das Unternehmen, eine Filiale oder eine Kasse. Gerundet wird nur, was bar bezahlt wird.',
      'Can the register round cash amounts?',
      'Yes, under [Configurations](/manage/data/configurations), for the company, a branch or a register. Only what is paid in cash is rounded.',
    ),
  },
  finanzamt: {
    'tse-ausgefallen': asked(
      'Die TSE ist ausgefallen. Darf ich weiter verkaufen?',
      'Ja. Die Belege tragen dann einen Hinweis statt der Signatur. Starten Sie die Kasse neu; hilft das nicht, tauschen Sie die TSE ohne Verzug.',
      'The security device has failed. May I keep selling?',
      'Yes. Receipts then carry a note instead of a signature. Restart the register; if that doesn’t help, replace the device without delay.',
    ),
    'wie-lange-aufbewahren': asked(
      'Wie lange bewahrt Tresen meine Belege auf?',
      'Solange Sie Kunde sind, mindestens aber so lange, wie das Gesetz es verlangt. Löschen kann sie niemand.',
      'How long does Tresen keep my receipts?',
      'As long as you are a customer, and at least as long as the law demands. Nobody can delete them.',
    ),
    'nummern-fehlen': asked(
      'Tresen meldet fehlende Belegnummern. Ist das schlimm?',
      'Meist kommt der Beleg noch. Bleibt die Lücke, schreiben Sie unter [Sync-Probleme](/manage/syncProblems) den Grund dazu, etwa eine getauschte Kasse.',
      'Tresen reports missing receipt numbers. Is that bad?',
      'Usually the receipt is still on its way. If the gap stays, give the reason under [Sync problems](/manage/syncProblems), such as a register that was swapped.',
    ),
    steuerberater: asked(
      'Wie bekommt mein Steuerbüro die Zahlen?',
      'Als Export der Abschlüsse (Excel oder CSV), oder Sie laden die Person mit einer Rolle ein, die nur liest.',
      'How does my tax adviser get the figures?',
      'As an export of the closings (Excel or CSV), or you invite them with a role that only reads.',
    ),
  },
  team: {
    'pin-vergessen': asked(
      'Jemand hat seine PIN vergessen.',
      'Geben Sie unter [Personal](/manage/data/employees) eine neue. Die alte kann niemand ansehen, auch Sie nicht.',
      'Somebody forgot their PIN.',
      'Set a new one under [Staff](/manage/data/employees). Nobody can look up the old one, not even you.',
    ),
    'passwort-vergessen': asked(
      'Ich habe mein Passwort vergessen.',
      'Wählen Sie bei der Anmeldung „Passwort vergessen“. Der Link kommt per E-Mail.',
      'I forgot my password.',
      'Choose “Forgot password” when signing in. The link arrives by e-mail.',
    ),
    'wer-sieht-was': asked(
      'Sehen alle im Team meine Umsätze?',
      'Nur wer einen Zugang zum Back-Office hat. Mit einer PIN an der Kasse sieht man dort nichts.',
      'Does everybody in my team see my turnover?',
      'Only people with access to the back office. A PIN at the register shows nothing there.',
    ),
    telefon: asked(
      'Gibt es Tresen als App für das Telefon?',
      'Ja: Öffnen Sie Tresen im Browser des Telefons und legen Sie es auf den Startbildschirm. Es ist dieselbe Anwendung.',
      'Is there a Tresen app for my phone?',
      'Yes: open Tresen in your phone’s browser and add it to the home screen. It is the same application.',
    ),
  },
} satisfies Readonly<Record<DemoTopic, Readonly<Record<string, DemoTexts>>>>;
