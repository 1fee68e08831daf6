import { type AppType, type LicenceType, upgradeValueOf } from '@tresen/domain/fleet/licences';
import type { DemoProduct, Words } from './demo-product.ts';
import { editionLevels } from './registration-levels.ts';

const current = 6;
const former = 5;

const appNames: Readonly<Record<AppType, string>> = { gastro: 'Gastro', retail: 'Retail', event: 'Event' };
const typeNames: Readonly<Record<LicenceType, string>> = { basic: 'Basic', professional: 'Professional' };

interface Edition {
  readonly appType: AppType;
  readonly licenceType: LicenceType;
  /** Of the licence that is bought; the others have theirs a row of hundreds further. */
  readonly number: number;
  readonly price: number;
  readonly rent: number;
  readonly short: Words;
  readonly long: Words;
  readonly addOns: readonly number[];
  readonly crossSelling: readonly number[];
}

const editions: readonly Edition[] = [
  {
    ...{ appType: 'gastro', licenceType: 'basic', number: 101, price: 49_000, rent: 2_900 },
    short: ['Die Kasse für Café, Imbiss und Bar.', 'The register for cafés, snack bars and bars.'],
    long: contents(
      [
        'Schnelles Kassieren mit Tasten und Gängen',
        'Im Haus und außer Haus mit dem richtigen Steuersatz',
        'Tagesabschluss und Export für die Prüfung',
        'Anbindung an Ihr Back-Office',
      ],
      [
        'Quick sales with buttons and courses',
        'Eat in and take away with the right VAT',
        'Daily closing and export for audits',
        'Connection to your back-office',
      ],
    ),
    addOns: [301, 302, 303, 304, 305, 306, 307, 310],
    crossSelling: [601, 621, 651, 901],
  },
  {
    ...{ appType: 'gastro', licenceType: 'professional', number: 102, price: 99_000, rent: 4_900 },
    short: [
      'Für Restaurants mit Tischen, Lager und Gutscheinen.',
      'For restaurants with tables, stock and vouchers.',
    ],
    long: contents(
      [
        'Alles aus Gastro Basic',
        'Tischplan mit Umbuchen, Splitten und Zusammenlegen',
        'Gutscheine verkaufen und einlösen',
        'Lagerbestand mit Rezepturen',
        'Erweiterte Berichte',
      ],
      [
        'Everything of Gastro Basic',
        'Table plan: move, split and join bills',
        'Sell and redeem vouchers',
        'Stock with recipes',
        'Extended reports',
      ],
    ),
    addOns: [302, 303, 305, 306, 307, 310, 401, 402],
    crossSelling: [601, 611, 621, 641],
  },
  {
    ...{ appType: 'retail', licenceType: 'basic', number: 103, price: 44_000, rent: 2_600 },
    short: ['Die Kasse für den kleinen Laden.', 'The register for the small shop.'],
    long: contents(
      [
        'Kassieren mit Scanner oder Suche',
        'Artikel mit EAN, Varianten und Warengruppen',
        'Umtausch und Retoure',
        'Tagesabschluss und Export für die Prüfung',
      ],
      [
        'Sales by scanner or search',
        'Articles with EAN, variants and groups',
        'Exchanges and returns',
        'Daily closing and export for audits',
      ],
    ),
    addOns: [304, 308, 321, 322, 323, 324],
    crossSelling: [601, 621, 641, 651],
  },
  {
    ...{ appType: 'retail', licenceType: 'professional', number: 104, price: 89_000, rent: 4_500 },
    short: [
      'Für den Handel mit Lager, Etiketten und Kundenkarten.',
      'For shops with stock, labels and loyalty cards.',
    ],
    long: contents(
      [
        'Alles aus Retail Basic',
        'Lager mit Inventur und Bestellvorschlag',
        'Etikettendruck',
        'Kundenkarten und Gutscheine',
        'Erweiterte Berichte',
      ],
      [
        'Everything of Retail Basic',
        'Stock with stock-taking and order proposals',
        'Label printing',
        'Loyalty cards and vouchers',
        'Extended reports',
      ],
    ),
    addOns: [322, 323, 310, 401, 402],
    crossSelling: [602, 624, 642, 651],
  },
  {
    ...{ appType: 'event', licenceType: 'basic', number: 105, price: 39_000, rent: 2_400 },
    short: ['Schnell kassieren an Stand und Tresen.', 'Quick sales at stands and bars.'],
    long: contents(
      [
        'Große Tasten für lange Schlangen',
        'Pfand ausgeben und zurücknehmen',
        'Arbeitet auch ohne Netz',
        'Abrechnung je Stand und Bedienung',
      ],
      [
        'Big buttons for long queues',
        'Give out and take back deposits',
        'Works without a network',
        'Accounts by stand and waiter',
      ],
    ),
    addOns: [304, 341, 342, 343],
    crossSelling: [612, 622, 653, 901],
  },
  {
    ...{ appType: 'event', licenceType: 'professional', number: 106, price: 79_000, rent: 3_900 },
    short: [
      'Für Festivals und Hallen mit Tickets und Einlass.',
      'For festivals and venues with tickets and admission.',
    ],
    long: contents(
      [
        'Alles aus Event Basic',
        'Tickets verkaufen und am Einlass prüfen',
        'Gutscheine und Verzehrkarten',
        'Auswertung je Veranstaltung',
      ],
      [
        'Everything of Event Basic',
        'Sell tickets and check them at the entrance',
        'Vouchers and cards',
        'Reports by event',
      ],
    ),
    addOns: [342, 343, 401, 402],
    crossSelling: [612, 622, 643],
  },
];

const fiscalNotice: Words = [
  'In Deutschland und Österreich darf die Kasse nur mit einer Sicherheitseinrichtung betrieben werden.',
  'In Germany and Austria a register may only be used with a security device.',
];

const updateNotice: Words = [
  'Den Preis nennt die Prüfung Ihres Lizenzschlüssels: er hängt von Version und Edition ab.',
  'The check of your licence key names the price: it depends on version and edition.',
];

const reactivation: DemoProduct = {
  number: 221,
  category: 'software/updates',
  type: 'reactivation',
  does: 'REACTIVATE',
  name: ['Reaktivierung nach Gerätewechsel', 'Reactivation after a change of hardware'],
  short: [
    'Ihre Lizenz läuft auf dem neuen Rechner weiter.',
    'Your licence goes on running on the new computer.',
  ],
  long: [
    'Wird die Hauptplatine oder der ganze Rechner getauscht, wartet die Lizenz auf eine Reaktivierung. Nennen Sie uns kurz den Grund, dann schalten wir sie frei.',
    'When the mainboard or the whole computer is replaced, the licence waits for a reactivation. Tell us the reason in a few words and we release it.',
  ],
  notice: ['Bitte nennen Sie den Grund im Kommentar.', 'Please give the reason in the comment.'],
  articleNr: 'TR-REA',
  price: 3_900,
  pictures: ['reactivation'],
};

/** Licences, their updates and upgrades, and the reactivation. */
export const demoEditions: readonly DemoProduct[] = [
  ...editions.map(bought),
  ...editions.map(rented),
  ...editions.map(old),
  ...editions.filter(isBasic).map(updateOf),
  ...editions.filter(isBasic).map(upgradeOf),
  reactivation,
];

function contents(de: readonly string[], en: readonly string[]): Words {
  return [
    `### Das ist enthalten\n\n${de.map((line) => `- ${line}`).join('\n')}\n\nKassenlizenz für ein Gerät. Die technische Sicherheitseinrichtung (TSE) bestellen Sie dazu.`,
    `### What is included\n\n${en.map((line) => `- ${line}`).join('\n')}\n\nRegister licence for one device. Order the security device (TSE) along with it.`,
  ];
}

function bought(edition: Edition): DemoProduct {
  return {
    ...productOf(edition, current),
    number: edition.number,
    category: 'software/licences',
    name: [nameOf(edition, `${current}`), nameOf(edition, `${current}`)],
    notice: fiscalNotice,
    articleNr: `TR-${current}-${code(edition)}`,
    price: edition.price,
    addOns: edition.addOns,
    subProducts: [501, 502, 503],
    crossSelling: edition.crossSelling,
    // The café's licence is on offer when somebody looks at the demo.
    ...(edition.number === 101 && {
      discount: {
        price: 39_900,
        description: ['Aktion zum Saisonstart', 'Start of season offer'],
        from: -7,
        until: 21,
      },
    }),
  };
}

function productOf(edition: Edition, version: number) {
  const { appType, licenceType, short, long } = edition;
  return {
    ...{ appType, licenceType, short, long, version },
    type: 'edition',
    levels: editionLevels[appType][licenceType],
    pictures: [`edition-${appType}`],
  } as const;
}

function nameOf({ appType, licenceType }: Edition, end: string): string {
  return `${appNames[appType]} ${typeNames[licenceType]} ${end}`;
}

function code({ appType, licenceType }: Edition): string {
  return `${appType.charAt(0)}${licenceType.charAt(0)}`.toUpperCase();
}

function rented(edition: Edition): DemoProduct {
  return {
    ...productOf(edition, current),
    number: edition.number + 10,
    category: 'software/rental',
    name: [nameOf(edition, 'zur Miete'), nameOf(edition, 'rental')],
    notice: fiscalNotice,
    articleNr: `TR-M-${code(edition)}`,
    price: edition.rent,
    setupFee: 4_900,
    isRented: true,
    addOns: edition.addOns,
    subProducts: [501, 502, 503],
    crossSelling: edition.crossSelling,
  };
}

/** The version before, which is sold no more: many registers still have it. */
function old(edition: Edition): DemoProduct {
  return {
    ...productOf(edition, former),
    number: edition.number + 20,
    category: 'software/licences',
    name: [nameOf(edition, `${former}`), nameOf(edition, `${former}`)],
    articleNr: `TR-${former}-${code(edition)}`,
    price: edition.price - 10_000,
    isOld: true,
  };
}

function isBasic({ licenceType }: Edition): boolean {
  return licenceType === 'basic';
}

function updateOf({ appType, addOns }: Edition, place: number): DemoProduct {
  return {
    number: 201 + place,
    category: 'software/updates',
    type: 'update',
    does: 'UPDATE',
    ...{ appType, version: current },
    upgradeValue: upgradeValueOf({ isUpgrade: false, mainVersion: current }),
    name: [`Update auf ${appNames[appType]} ${current}`, `Update to ${appNames[appType]} ${current}`],
    short: [
      `Bringt eine Kasse mit Version ${former} oder älter auf Version ${current}.`,
      `Takes a register of version ${former} or older to version ${current}.`,
    ],
    long: [
      `### Neu in Version ${current}\n\n- Belege als QR-Code\n- Schnellerer Start\n- Neue Oberfläche, auch dunkel\n\nIhre Daten und Erweiterungen bleiben erhalten.`,
      `### New in version ${current}\n\n- Receipts as QR codes\n- Starts faster\n- A new look, also dark\n\nYour data and add-ons stay.`,
    ],
    notice: updateNotice,
    articleNr: `TR-UD${current}-${appType.charAt(0).toUpperCase()}`,
    price: 0,
    pictures: ['update'],
    addOns: addOns.filter((number) => number < 400),
  };
}

function upgradeOf({ appType }: Edition, place: number): DemoProduct {
  return {
    number: 211 + place,
    category: 'software/updates',
    type: 'upgrade',
    does: 'UPGRADE',
    ...{ appType, version: current },
    licenceType: 'professional',
    levels: editionLevels[appType].professional,
    upgradeValue: upgradeValueOf({ isUpgrade: true, mainVersion: current }),
    name: [`Upgrade auf ${appNames[appType]} Professional`, `Upgrade to ${appNames[appType]} Professional`],
    short: [
      `Macht aus ${appNames[appType]} Basic die Edition Professional ${current}.`,
      `Turns ${appNames[appType]} Basic into Professional ${current}.`,
    ],
    notice: updateNotice,
    articleNr: `TR-UG${current}-${appType.charAt(0).toUpperCase()}`,
    price: 0,
    pictures: ['upgrade'],
  };
}
