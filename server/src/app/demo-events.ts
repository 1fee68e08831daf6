/** What an event of the vendor says, in both languages. */
export interface VendorEvent {
  readonly title: string;
  readonly description: string;
  readonly titleEn: string;
  readonly descriptionEn: string;
}

const ask = 'Wir zeigen es am Bildschirm und beantworten Ihre Fragen.';
const askEn = 'We share our screen and answer your questions.';

function lesson(title: string, what: string, titleEn: string, whatEn: string): VendorEvent {
  return {
    title: `Online-Schulung: ${title}`,
    description: `${what} ${ask}`,
    titleEn: `Online training: ${titleEn}`,
    descriptionEn: `${whatEn} ${askEn}`,
  };
}

/** What the demo's vendor plans for a year. */
export const vendorEvents = {
  monthly: [
    lesson(
      'Artikel und Preise',
      'Warengruppen, Preise und Sammeländerungen.',
      'articles and prices',
      'Categories, prices and bulk changes.',
    ),
    lesson(
      'Der Tagesabschluss',
      'Was darin steht, und was zu tun ist, wenn einer fehlt.',
      'the daily closing',
      'What it contains, and what to do if one is missing.',
    ),
    lesson(
      'Tasten gestalten',
      'Oberflächen für schnelle Hände.',
      'designing buttons',
      'Layouts for quick hands.',
    ),
    lesson(
      'Zahlen lesen',
      'Übersicht und Analyse, und wie man vergleicht.',
      'reading your figures',
      'Home and analytics, and how to compare.',
    ),
    lesson(
      'Personal und PINs',
      'Wer an der Kasse was darf.',
      'employees and PINs',
      'Who may do what at the register.',
    ),
    lesson(
      'Meldung ans Finanzamt',
      'Kassen und TSE richtig melden.',
      'notifying the tax office',
      'How to report registers and security devices.',
    ),
  ],
  maintenance: {
    title: 'Wartung',
    description: 'Die Cloud ist kurz nicht zu erreichen. Kassen arbeiten weiter und senden danach.',
    titleEn: 'Maintenance',
    descriptionEn: 'The cloud is briefly unavailable. Registers keep working and send afterwards.',
  },
  release: {
    title: 'Neue Version von Tresen',
    description: 'Was neu ist, steht in den Versionshinweisen.',
    titleEn: 'New version of Tresen',
    descriptionEn: 'The release notes say what is new.',
  },
} as const satisfies Readonly<Record<string, VendorEvent | readonly VendorEvent[]>>;

/** What the demo's first owner plans. */
export const ownEvents = {
  team: { title: 'Teambesprechung', description: 'Dienstplan, Tagesgerichte, was liegen blieb.' },
  stocktaking: { title: 'Inventur', description: 'Lager und Keller. Bitte nichts mehr umräumen.' },
  wine: { title: 'Weinprobe', description: 'Vierzig Gäste im Saal, zwei Kassen.' },
  holidays: { title: 'Betriebsferien', description: '' },
} as const;
