import type { DemoTexts } from './demo-texts.ts';

interface DemoRelease {
  readonly version: string;
  /** Days before the demo begins. */
  readonly daysAgo: number;
  readonly texts: DemoTexts;
}

const released = (
  version: string,
  daysAgo: number,
  german: readonly [title: string, ...points: string[]],
  english: readonly [title: string, ...points: string[]],
): DemoRelease => ({ version, daysAgo, texts: { de: listed(german), en: listed(english) } });

/** What changed in the back-office, told to those who run a business; from this repository's own history. */
export const backOfficeReleases: readonly DemoRelease[] = [
  released(
    '0.1.0.974',
    36,
    [
      'Alle Kassen an einem Ort',
      'Kassen verbinden sich mit einem Code und senden ihre Belege von selbst.',
      'Start und Auswertungen zeigen, was heute und in beliebigen Zeiträumen verkauft wurde.',
      'Artikel, Drucker, Personal, Räume und Tische werden einmal gepflegt und gehen an alle Kassen.',
      'Abschlüsse werden mit den eigenen Belegen nachgerechnet, fehlende Nummern gemeldet.',
    ],
    [
      'All registers in one place',
      'Registers are linked with a code and send their receipts by themselves.',
      'Home and dashboards show what was sold today and in any period.',
      'Articles, printers, staff, rooms and tables are maintained once and go to all registers.',
      'Closings are checked against their receipts, and missing numbers are reported.',
    ],
  ),
  released(
    '0.1.0.1228',
    29,
    [
      'Shop, Lizenzen und Dienste',
      'Lizenzen, Zubehör und Updates werden im Shop gekauft, auf Rechnung oder per Lastschrift.',
      'Jede Bestellung hat eine eigene Seite mit ihrem Stand und der Rechnung.',
      'Gemietete Zusatzfunktionen stehen unter „Meine Dienste“ und lassen sich dort kündigen.',
    ],
    [
      'Shop, licences and services',
      'Licences, accessories and updates are bought in the shop, on account or by direct debit.',
      'Every order has a page of its own with its status and invoice.',
      'Rented add-ons are listed under “My services”, where they can be cancelled.',
    ],
  ),
  released(
    '0.1.0.1322',
    22,
    [
      'Genauere Preise, ruhigere Uploads',
      'Belege zeigen genaue Einzelpreise, Einheiten und Nettopreise.',
      'Große Dateien warten der Reihe nach und sagen, welche vor ihnen dran ist.',
      'Lastschriften werden gesammelt und als Datei für die Bank ausgegeben.',
    ],
    [
      'Exact prices, calmer uploads',
      'Receipts show exact unit prices, units and net prices.',
      'Large files wait their turn and say which ones come first.',
      'Direct debits are collected and written as a file for your bank.',
    ],
  ),
  released(
    '0.1.0.1677',
    3,
    [
      'Tasten, Belegdesign und Finanzamt',
      'Oberflächen: Tasten anordnen, nach Verkäufen füllen, mit Bildern versehen.',
      'Belege, Küchenbons und Abschlüsse lassen sich gestalten und zur Probe drucken.',
      'TSE-Archive werden geprüft: jede Signatur, jede Nummer, gegen die eigenen Belege.',
      'Mitteilungen an das Finanzamt sind vorbereitet, sobald sich etwas geändert hat.',
      'Anmeldung mit dem Konto des Unternehmens (OpenID Connect).',
    ],
    [
      'Buttons, receipt design and tax office',
      'Surfaces: arrange buttons, fill them by sales, give them pictures.',
      'Receipts, kitchen tickets and closings can be designed and test-printed.',
      'Archives of security devices are checked: every signature, every number, against your own receipts.',
      'Notifications to the tax office are prepared as soon as something has changed.',
      'Sign-in with your company account (OpenID Connect).',
    ],
  ),
  released(
    '0.1.0.1690',
    1,
    [
      'Wissensdatenbank, Fragen und Versionshinweise',
      'Anleitungen finden sich auch, wenn man sich vertippt.',
      'Häufige Fragen haben eine eigene Adresse, die man verschicken kann.',
      'Zu jeder Version steht, was neu ist und welche Ihrer Kassen es noch nicht haben.',
    ],
    [
      'Knowledge base, questions and release notes',
      'How-tos are found even if you mistype a word.',
      'Frequent questions have an address of their own that can be sent to others.',
      'Each version says what is new and which of your registers don’t have it yet.',
    ],
  ),
];

/** What changed for registers of the counter. */
export const registerReleases: readonly DemoRelease[] = [
  released(
    '5.9.3',
    180,
    [
      'Verbindung zur Cloud',
      'Die Kasse verbindet sich mit einem Code und sendet ihre Belege von selbst.',
      'Fällt das Internet aus, sammelt sie weiter und sendet später.',
    ],
    [
      'Connection to the cloud',
      'The register is linked with a code and sends its receipts by itself.',
      'If the internet fails, it keeps collecting and sends later.',
    ],
  ),
  released(
    '6.12',
    2,
    [
      'Tasten, Layouts und Archive aus der Cloud',
      'Tasten mit Bildern kommen aus der Oberfläche der Filiale.',
      'Belege und Küchenbons drucken mit dem Layout, das in der Cloud gestaltet wurde.',
      'Das TSE-Archiv geht auf Wunsch direkt an Tresen.',
      'Geplante Einstellungen gelten am richtigen Geschäftstag, auch ohne Verbindung.',
    ],
    [
      'Buttons, layouts and archives from the cloud',
      'Buttons with pictures come from the branch’s surface.',
      'Receipts and kitchen tickets print with the layout that was designed in the cloud.',
      'The security device’s archive is sent to Tresen if you wish.',
      'Planned settings count from the right business day, even without a connection.',
    ],
  ),
];

function listed([title, ...points]: readonly [title: string, ...points: string[]]) {
  return { title, body: points.map((point) => `- ${point}`).join('\n') };
}
