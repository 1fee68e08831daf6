import type { DemoTexts } from './demo-texts.ts';
import type { DemoTopic } from './topics.ts';

/** Articles of the knowledge base, by topic and address. */
export const articles = {
  kasse: {
    kassenabschluss: {
      de: {
        title: 'Kassenabschluss: den Tag richtig beenden',
        summary: 'Zählen, abschließen und prüfen, damit morgen alles stimmt.',
        tags: ['Z-Bon', 'Tagesabschluss', 'Kassensturz', 'Zählprotokoll'],
        body: `Am Ende des Geschäftstags schließt jede Kasse ab. Der Abschluss fasst zusammen, was verkauft wurde, und vergleicht das Bargeld mit dem, was in der Schublade liegen müsste.

## So gehen Sie vor

1. Kassieren Sie alle offenen Tische. Was offen bleibt, gehört zum nächsten Tag.
2. Zählen Sie Scheine und Münzen und tragen Sie die Zahlen an der Kasse ein.
3. Schließen Sie ab. Die Kasse vergibt die nächste **Z-Nummer** und sendet den Abschluss.
4. Sehen Sie unter [Abschlüsse](/manage/closings) nach, ob dort „Stimmt überein“ steht.

> Eine Differenz ist kein Drama, eine verschwiegene schon. Zählen Sie einmal nach und lassen Sie die Zahl dann stehen.

## Wenn das Ergebnis „Unvollständig“ ist

Dann fehlen Belege des Zeitraums. Meist war die Kasse kurz offline. Sobald sie wieder sendet, prüft Tresen von selbst noch einmal.`,
      },
      en: {
        title: 'Closing the day properly',
        summary: 'Count, close and check, so that tomorrow starts right.',
        tags: ['Z report', 'cash count', 'end of day'],
        body: `At the end of the business day every register is closed. The closing adds up what was sold and compares the cash with what should be in the drawer.

## Step by step

1. Settle all open tables. Whatever stays open belongs to the next day.
2. Count notes and coins and enter the numbers at the register.
3. Close. The register assigns the next **Z number** and sends the closing.
4. Under [Closings](/manage/closings), check that the closing matches its receipts.

> A difference is no disaster, a hidden one is. Count once more and then leave the number as it is.

## If a closing is incomplete

Receipts of the period are missing. The register was probably offline for a while. Once it sends them, Tresen checks again by itself.`,
      },
    },
    'kasse-offline': {
      de: {
        title: 'Die Kasse ist offline: was jetzt zu tun ist',
        summary: 'Verkaufen Sie weiter. Nichts geht verloren.',
        tags: ['Internetausfall', 'WLAN', 'keine Verbindung', 'Störung'],
        body: `Fällt das Internet aus, verkauft die Kasse weiter. Sie sammelt ihre Belege und sendet sie, sobald die Verbindung steht. Keiner geht verloren, keiner wird doppelt gezählt.

## Prüfen Sie der Reihe nach

1. Ist die Kasse eingeschaltet und die Kassensoftware gestartet?
2. Steckt das Netzwerkkabel, oder ist das WLAN verbunden?
3. Kommt ein Telefon im selben WLAN ins Internet?
4. Starten Sie die Kasse neu.

Unter [Kassen](/setting/devices) sehen Sie, welche Kasse online ist und wann ihr letzter Beleg kam. Ihre Zahlen sind erst vollständig, wenn alle wieder online sind.`,
      },
      en: {
        title: 'The register is offline: what to do',
        summary: 'Keep selling. Nothing gets lost.',
        tags: ['internet outage', 'Wi-Fi', 'no connection'],
        body: `If the internet fails, the register keeps selling. It collects its receipts and sends them as soon as the connection is back. None gets lost, none is counted twice.

## Check one after the other

1. Is the register switched on and its software running?
2. Is the network cable plugged in or the Wi-Fi connected?
3. Can a phone in the same Wi-Fi reach the internet?
4. Restart the register.

[Registers](/setting/devices) shows which one is online and when its last receipt arrived. Your figures are complete once all of them are back.`,
      },
    },
    'bondrucker-einrichten': {
      de: {
        title: 'Bondrucker einrichten',
        summary: 'Netzwerkdrucker anlegen, zuordnen und ausprobieren.',
        tags: ['Netzwerkdrucker', 'Küchendrucker', 'Belegdrucker', 'Papier'],
        body: `Jeder Drucker ist ein Datensatz unter [Stammdaten → Drucker](/manage/data/printers). Er gehört zu den Filialen, die Sie wählen; die Kassen bekommen ihn von selbst.

## Anlegen

1. Geben Sie dem Drucker einen Namen, den man im Betrieb versteht: „Küche“, „Bar“, „Theke“.
2. Tragen Sie seine Adresse im Netz ein. Sie steht auf dem Selbsttest, den der Drucker druckt, wenn man beim Einschalten die Vorschubtaste hält.
3. Speichern Sie. Das Zeichen am Datensatz zeigt, welche Kassen ihn schon haben.

## Wenn nichts gedruckt wird

| Anzeichen | Ursache |
| --- | --- |
| Die Lampe blinkt | Papier fehlt oder der Deckel ist offen |
| Der Selbsttest geht, Bons kommen nicht | Die Adresse hat sich geändert; geben Sie dem Drucker im Router eine feste |
| Nur Küchenbons fehlen | Der Artikel oder seine Kategorie nennt keinen Drucker |`,
      },
      en: {
        title: 'Setting up a receipt printer',
        summary: 'Create a network printer, assign it and try it out.',
        tags: ['network printer', 'kitchen printer', 'paper'],
        body: `Every printer is a record under [Master data → Printers](/manage/data/printers). It belongs to the branches you choose; registers get it by themselves.

## Creating one

1. Give it a name that people in your business understand: “Kitchen”, “Bar”, “Counter”.
2. Enter its network address. It is on the self-test the printer prints if you hold the feed button while switching it on.
3. Save. The sign beside the record shows which registers have it already.

## If nothing is printed

| Sign | Cause |
| --- | --- |
| The lamp blinks | No paper, or the cover is open |
| The self-test works, receipts don’t | The address has changed; give the printer a fixed one in your router |
| Only kitchen tickets are missing | The article or its category names no printer |`,
      },
    },
    'zweite-kasse': {
      de: {
        title: 'Eine zweite Kasse dazunehmen',
        summary: 'Verbinden, Hauptkasse wählen, Räume teilen.',
        tags: ['weitere Kasse', 'Filiale', 'Hauptkasse'],
        body: `Eine weitere Kasse derselben Filiale bekommt alle Stammdaten der ersten. Sie brauchen nichts doppelt einzugeben.

1. Klicken Sie unter [Kassen](/setting/devices) auf „Kasse verbinden“ und wählen Sie dieselbe Filiale.
2. Geben Sie den Code ein, den die neue Kasse zeigt.
3. Warten Sie die erste Übertragung ab; der Fortschritt steht auf der Seite der Kasse.

Jede Filiale hat genau eine **Hauptkasse**. Sie bekommt Befehle an die ganze Filiale zuerst. Jede Kasse zählt ihre eigenen Belegnummern und Z-Nummern und schließt für sich ab.`,
      },
      en: {
        title: 'Adding a second register',
        summary: 'Link it, choose the main register, share rooms.',
        tags: ['another register', 'branch', 'main register'],
        body: `Another register of the same branch gets all master data of the first. You don’t have to enter anything twice.

1. Under [Registers](/setting/devices), choose to link a register and select the same branch.
2. Enter the code that the new register shows.
3. Wait for the first transfer; its progress is on the register’s page.

Every branch has exactly one **main register**. Commands to the whole branch reach it first. Each register counts its own receipt and Z numbers and is closed by itself.`,
      },
    },
  },
  stammdaten: {
    'artikel-importieren': {
      de: {
        title: 'Artikel aus Excel übernehmen',
        summary: 'Tausend Artikel in zehn Minuten, mit Vorschau.',
        tags: ['Import', 'CSV', 'Tabelle', 'Preisliste', 'Artikelliste'],
        body: `Unter [Artikel](/manage/data/articlesList) lesen Sie eine Tabelle ein: Excel oder CSV, mit einer Kopfzeile.

1. Wählen Sie die Datei. Tresen errät, welche Spalte was ist; Sie können es ändern.
2. Sehen Sie sich die Vorschau an. Zeilen mit Fehlern stehen mit ihrem Grund da.
3. Starten Sie. Kategorien, die es noch nicht gibt, entstehen dabei.

Gibt es einen Artikel schon, wird er geändert, nicht doppelt angelegt. Der ganze Import steht unter „Änderungen“ und lässt sich dort zurücknehmen.`,
      },
      en: {
        title: 'Importing articles from Excel',
        summary: 'A thousand articles in ten minutes, with a preview.',
        tags: ['import', 'CSV', 'spreadsheet', 'price list'],
        body: `Under [Articles](/manage/data/articlesList) you can import a table: Excel or CSV, with a header row.

1. Choose the file. Tresen guesses which column is what; you can change it.
2. Look at the preview. Rows with errors are listed with the reason.
3. Start. Categories that don’t exist yet are created along the way.

An article that exists already is changed, not created twice. The whole import is listed under “Changes”, where it can be undone.`,
      },
    },
    'happy-hour': {
      de: {
        title: 'Happy Hour und Mittagspreise',
        summary: 'Mehrere Preise an einem Artikel, und welcher gilt.',
        tags: ['Preisebene', 'Aktionspreis', 'Außer-Haus-Preis', 'Mittagstisch'],
        body: `Ein Artikel kann mehrere Preise haben: einen für immer und weitere für bestimmte Zeiten oder Filialen. Welcher gilt, entscheidet die Kasse im Augenblick des Verkaufs.

- Der **genauere** Preis geht vor: einer für Ihre Filiale vor dem für alle.
- Ein Preis mit Zeiten gilt nur in diesen Zeiten.
- Für außer Haus kann ein eigener Satz der Umsatzsteuer stehen.

Auf der Seite des Artikels sehen Sie alle Preise untereinander. Ändern Sie viele auf einmal, wählen Sie die Artikel in der Liste aus; bevor etwas geschieht, sehen Sie alt und neu nebeneinander.`,
      },
      en: {
        title: 'Happy hour and lunch prices',
        summary: 'Several prices for one article, and which one counts.',
        tags: ['price level', 'special price', 'takeaway price'],
        body: `An article can have several prices: one for always, and others for certain times or branches. The register decides which one counts at the moment of sale.

- The **more specific** price wins: one for your branch before the one for all.
- A price with times only counts within them.
- Takeaway can have a VAT rate of its own.

The article’s page shows all prices one below the other. To change many at once, select the articles in the list; before anything happens you see old and new side by side.`,
      },
    },
    'raumplan-zeichnen': {
      de: {
        title: 'Einen Raumplan zeichnen',
        summary: 'Tische aufstellen, nummerieren und umstellen.',
        tags: ['Tischplan', 'Terrasse', 'Saal', 'Tischnummer'],
        body: `Öffnen Sie unter [Räume](/manage/data/rooms) einen Raum und wählen Sie **Raumplan**. Eine Einheit sind 10 cm: 120 ist ein Raum von 12 Metern.

- **Neuer Tisch** nimmt den nächsten freien Platz und die nächste freie Nummer.
- **Reihe von Tischen** kopiert einen Tisch mehrfach; Nummern und Namen zählen weiter.
- Mit Umschalt wählen Sie mehrere Tische und verschieben sie zusammen.

Für den Sommer lohnt sich ein eigener Raum „Terrasse“: Sie stellen ihn im Frühjahr auf aktiv und im Herbst wieder zurück.`,
      },
      en: {
        title: 'Drawing a floor plan',
        summary: 'Place tables, number them and move them around.',
        tags: ['table plan', 'terrace', 'table number'],
        body: `Open a room under [Rooms](/manage/data/rooms) and choose its **floor plan**. One unit is 10 cm: 120 is a room of 12 metres.

- **New table** takes the next free place and the next free number.
- **Row of tables** copies a table several times; numbers and names count on.
- With Shift you select several tables and move them together.

For summer, a room of its own called “Terrace” pays off: activate it in spring and deactivate it again in autumn.`,
      },
    },
    'tasten-anordnen': {
      de: {
        title: 'Tasten so anordnen, dass es schneller geht',
        summary: 'Was oft verkauft wird, gehört nach vorn.',
        tags: ['Oberfläche', 'Schnelltasten', 'Tastatur', 'Favoriten'],
        body: `Unter [Oberflächen](/manage/data/btnTemplates) legen Sie fest, welche Tasten Ihre Kassen zeigen. „Verkäufe zeigen“ schreibt an jede Taste, wie oft sie in den letzten Monaten gedrückt wurde.

1. Sehen Sie nach, was sich **ohne Taste** verkauft: Das sind die teuersten Griffe.
2. Räumen Sie weg, was niemand drückt.
3. Legen Sie die zehn häufigsten Artikel in die erste Reihe, dort, wo der Daumen liegt.

„Automatisch füllen“ macht einen Vorschlag aus Ihren eigenen Verkäufen. Speichern müssen Sie ihn selbst.`,
      },
      en: {
        title: 'Arranging buttons to be faster',
        summary: 'What sells often belongs at the front.',
        tags: ['surface', 'quick keys', 'favourites'],
        body: `Under [Surfaces](/manage/data/btnTemplates) you decide which buttons your registers show. Showing sales tells at each button how often it was pressed in the last months.

1. Look at what sells **without a button**: those are the most expensive taps.
2. Clear away what nobody presses.
3. Put the ten most frequent articles into the first row, where the thumb is.

Filling automatically makes a proposal from your own sales. Saving it is up to you.`,
      },
    },
  },
  finanzamt: {
    'tse-zertifikat': {
      de: {
        title: 'Das Zertifikat der TSE läuft ab',
        summary: 'Rechtzeitig bestellen, tauschen, melden.',
        tags: ['Zertifikatsablauf', 'TSE-Tausch', 'Signatureinheit', 'Sicherheitseinrichtung'],
        body: `Nach dem Ende des Zertifikats darf eine TSE nicht mehr signieren. Tresen erinnert Sie 90, 30 und 7 Tage vorher.

1. Bestellen Sie eine neue TSE, am besten drei Monate vorher.
2. Sichern Sie die Daten der alten an der Kasse und laden Sie das Archiv unter [Sicherheitseinrichtungen](/manage/data/securityDevices) hoch.
3. Tauschen Sie nach dem Kassenabschluss, nicht mitten am Tag.
4. Stellen Sie die alte außer Dienst und melden Sie die neue dem Finanzamt.

Die Daten der alten TSE müssen Sie zehn Jahre aufbewahren. Werfen Sie sie nicht weg.`,
      },
      en: {
        title: 'The security device’s certificate is about to expire',
        summary: 'Order in time, swap, notify.',
        tags: ['certificate', 'TSE', 'swap'],
        body: `Once its certificate has expired, a security device may no longer sign. Tresen reminds you 90, 30 and 7 days before.

1. Order a new device, ideally three months ahead.
2. Back up the old one’s data at the register and upload the archive under [Security devices](/manage/data/securityDevices).
3. Swap after the closing, not in the middle of the day.
4. Retire the old device and notify the tax office of the new one.

You have to keep the old device’s data for ten years. Don’t throw it away.`,
      },
    },
    'finanzamt-meldung': {
      de: {
        title: 'Kassen beim Finanzamt melden',
        summary: 'Was gemeldet wird, und wie Tresen dabei hilft.',
        tags: ['Kassenmeldung', 'Mitteilungspflicht', 'ELSTER', '146a'],
        body: `Jede Kasse und jede TSE ist dem Finanzamt zu melden, auch wenn sie außer Betrieb geht. Die Frist ist ein Monat.

Unter [Registrierung](/manage/data/register) steht je Filiale, was gemeldet ist und was sich seitdem geändert hat. Tresen füllt die Mitteilung mit dem, was es weiß, und sagt, was noch fehlt. Sie prüfen sie, übertragen sie zu ELSTER und legen die Bestätigung ab.

> Tresen sendet nichts von selbst an das Finanzamt. Was Sie melden, entscheiden Sie.`,
      },
      en: {
        title: 'Notifying the tax office of registers',
        summary: 'What has to be reported, and how Tresen helps.',
        tags: ['notification', 'ELSTER', '146a'],
        body: `In Germany every register and every security device has to be reported to the tax office, also when it goes out of service. The deadline is one month.

[Registration](/manage/data/register) shows for each branch what has been reported and what has changed since. Tresen fills in the notification with what it knows and says what is missing. You check it, transfer it to ELSTER and file the confirmation.

> Tresen never sends anything to the tax office by itself. What you report is your decision.`,
      },
    },
    kassennachschau: {
      de: {
        title: 'Kassennachschau: gut vorbereitet',
        summary: 'Was die Prüferin sehen will, und wo Sie es finden.',
        tags: ['Betriebsprüfung', 'Prüfer', 'Verfahrensdokumentation', 'DSFinV-K', 'Aufbewahrungsfrist'],
        body: `Das Finanzamt darf ohne Anmeldung kommen. Bleiben Sie ruhig: Alles, was gefragt wird, ist da.

| Gefragt wird nach | Sie finden es unter |
| --- | --- |
| einzelnen Belegen | [Belege](/manage/receipts): Betrag und Uhrzeit in die Suche schreiben |
| Abschlüssen mit Zählprotokoll | [Abschlüsse](/manage/closings), als PDF |
| fehlenden Nummern | [Sync-Probleme](/manage/syncProblems), Ansicht „Lücken in Zählern“ |
| Daten der TSE | [Sicherheitseinrichtungen](/manage/data/securityDevices), geprüfte Archive |
| wer was geändert hat | [Protokoll](/setting/auditLog) |

Begründen Sie Lücken, sobald sie auftreten. Nach einem Jahr weiß niemand mehr, warum die Kasse getauscht wurde.`,
      },
      en: {
        title: 'Ready for an unannounced audit',
        summary: 'What the auditor wants to see, and where to find it.',
        tags: ['tax audit', 'inspection', 'records'],
        body: `The tax office may come unannounced. Stay calm: everything they ask for is there.

| They ask for | You find it under |
| --- | --- |
| single receipts | [Receipts](/manage/receipts): type amount and time into the search |
| closings with their cash count | [Closings](/manage/closings), as PDF |
| missing numbers | [Sync problems](/manage/syncProblems), the view of gaps |
| data of the security device | [Security devices](/manage/data/securityDevices), checked archives |
| who changed what | [Audit log](/setting/auditLog) |

Give the reason for a gap as soon as it appears. A year later nobody remembers why a register was swapped.`,
      },
    },
  },
  team: {
    'neue-mitarbeiter': {
      de: {
        title: 'Neue Mitarbeiterinnen und Mitarbeiter anlegen',
        summary: 'PIN für die Kasse, Zugang zum Back-Office: zwei verschiedene Dinge.',
        tags: ['Bedienung', 'Kellner', 'PIN', 'Einladung', 'Rechte'],
        body: `Wer kassiert, braucht eine **PIN**. Wer Zahlen sehen oder Artikel pflegen soll, braucht einen **Zugang**. Viele brauchen nur das eine.

## An der Kasse

Legen Sie die Person unter [Personal](/manage/data/employees) an, wählen Sie ihre Rechte und geben Sie ihr eine PIN. Die Kassen kennen sie nach dem nächsten Abgleich.

## Im Back-Office

Laden Sie sie unter [Benutzer](/setting/users) mit ihrer E-Mail-Adresse ein und wählen Sie eine Rolle. Sie legt ihr Passwort selbst fest.

Geht jemand, sperren Sie beides am selben Tag. Was die Person getan hat, bleibt mit ihrem Namen stehen.`,
      },
      en: {
        title: 'Adding new staff',
        summary: 'A PIN for the register, access to the back office: two different things.',
        tags: ['waiter', 'PIN', 'invitation', 'rights'],
        body: `Whoever takes payments needs a **PIN**. Whoever looks at figures or maintains articles needs **access**. Many need only one of them.

## At the register

Add the person under [Staff](/manage/data/employees), choose their rights and give them a PIN. Registers know them after the next sync.

## In the back office

Invite them under [Users](/setting/users) by e-mail and choose a role. They set their own password.

When somebody leaves, block both on the same day. What they have done stays with their name.`,
      },
    },
  },
} satisfies Readonly<Record<DemoTopic, Readonly<Record<string, DemoTexts>>>>;
