import type { AppType } from '@tresen/domain/fleet/licences';
import type { DemoProduct, Words } from './demo-product.ts';
import { level } from './registration-levels.ts';

interface AddOn {
  readonly number: number;
  readonly appType: AppType;
  readonly level: keyof typeof level;
  readonly price: number;
  readonly name: Words;
  readonly short: Words;
  readonly long: Words;
  readonly picture: string;
  /** The main version that knows it first. */
  readonly since: number;
  readonly isRented?: boolean;
  readonly crossSelling?: readonly number[];
  readonly notice?: Words;
}

const gastro: readonly AddOn[] = [
  {
    ...{ number: 301, appType: 'gastro', level: 'tables', price: 14_900, picture: 'add-on-tables', since: 5 },
    name: ['Tischplan', 'Table plan'],
    short: ['Räume und Tische auf einen Blick.', 'Rooms and tables at a glance.'],
    long: [
      'Zeichnen Sie Ihre Räume im Back-Office, die Kasse zeigt offene Tische mit Summe und Dauer. Umbuchen, splitten und zusammenlegen mit zwei Fingertipps.',
      'Draw your rooms in the back-office; the register shows open tables with total and time. Move, split and join bills with two taps.',
    ],
  },
  {
    ...{
      number: 302,
      appType: 'gastro',
      level: 'mobileOrders',
      price: 19_900,
      picture: 'add-on-mobile',
      since: 5,
    },
    name: ['Mobiles Bestellen', 'Mobile ordering'],
    short: ['Am Tisch aufnehmen, in der Küche drucken.', 'Take orders at the table, print in the kitchen.'],
    long: [
      'Für bis zu fünf Tablets oder Handhelds je Kasse. Die Bestellung ist in der Küche, bevor die Bedienung am Tresen ist.',
      'For up to five tablets or handhelds per register. The order is in the kitchen before the waiter is back at the bar.',
    ],
    crossSelling: [612, 613],
  },
  {
    ...{
      number: 303,
      appType: 'gastro',
      level: 'kitchen',
      price: 24_900,
      picture: 'add-on-kitchen',
      since: 5,
    },
    name: ['Küchenmonitor', 'Kitchen monitor'],
    short: ['Bestellungen am Bildschirm statt auf Papier.', 'Orders on a screen instead of paper.'],
    long: [
      'Zeigt Gänge, Wartezeiten und Sonderwünsche. Ein Tipp meldet, dass der Teller fertig ist.',
      'Shows courses, waiting times and special wishes. One tap says that the plate is ready.',
    ],
    crossSelling: [663, 631],
  },
  {
    ...{
      number: 304,
      appType: 'gastro',
      level: 'vouchers',
      price: 9_900,
      picture: 'add-on-vouchers',
      since: 5,
    },
    name: ['Gutscheine Gastro', 'Vouchers for gastro'],
    short: ['Gutscheine verkaufen, drucken und einlösen.', 'Sell, print and redeem vouchers.'],
    long: [
      'Ein- und Mehrzweckgutscheine mit der richtigen Steuer, Teilbeträge und Ablaufdatum.',
      'Single and multi-purpose vouchers with the right tax, parts of their value, and an end date.',
    ],
  },
  {
    ...{
      number: 305,
      appType: 'gastro',
      level: 'reservations',
      price: 1_900,
      picture: 'add-on-reservations',
      since: 6,
    },
    name: ['Reservierungen', 'Reservations'],
    short: ['Online reservieren, im Tischplan sehen.', 'Book online, see it in the table plan.'],
    long: [
      'Gäste reservieren auf Ihrer Seite, die Kasse hält den Tisch frei und erinnert Sie rechtzeitig.',
      'Guests book on your site, the register keeps the table and reminds you in time.',
    ],
    isRented: true,
    notice: ['Setzt den Tischplan voraus.', 'Needs the table plan.'],
  },
  {
    ...{
      number: 306,
      appType: 'gastro',
      level: 'delivery',
      price: 29_900,
      picture: 'add-on-delivery',
      since: 6,
    },
    name: ['Lieferservice', 'Delivery'],
    short: ['Telefonbestellung, Fahrer und Touren.', 'Phone orders, drivers and tours.'],
    long: [
      'Kunden nach Telefonnummer finden, Liefergebiete mit Mindestwert, Abrechnung je Fahrer.',
      'Find customers by phone number, delivery areas with a minimum, accounts by driver.',
    ],
  },
  {
    ...{ number: 307, appType: 'gastro', level: 'hotel', price: 34_900, picture: 'add-on-hotel', since: 5 },
    name: ['Hotel-Schnittstelle', 'Hotel interface'],
    short: ['Verzehr aufs Zimmer buchen.', 'Put the bill on the room.'],
    long: [
      'Liest die Gäste aus Ihrer Hotelsoftware und bucht Verzehr auf das Zimmer.',
      'Reads the guests from your hotel software and puts what they had on the room.',
    ],
    notice: [
      'Fragen Sie uns vorab nach Ihrer Hotelsoftware.',
      'Please ask us about your hotel software first.',
    ],
  },
  {
    ...{
      number: 310,
      appType: 'gastro',
      level: 'bookkeeping',
      price: 12_900,
      picture: 'add-on-bookkeeping',
      since: 5,
    },
    name: ['Buchhaltungs-Export', 'Bookkeeping export'],
    short: ['Fertige Buchungen für Ihr Steuerbüro.', 'Ready entries for your tax office.'],
    long: [
      'Jeder Tagesabschluss wird zu Buchungen mit Konten und Steuerschlüsseln nach Ihrem Kontenrahmen.',
      'Each daily closing becomes entries with accounts and tax keys by your chart of accounts.',
    ],
  },
];

const retail: readonly AddOn[] = [
  {
    ...{
      number: 308,
      appType: 'retail',
      level: 'vouchers',
      price: 9_900,
      picture: 'add-on-vouchers',
      since: 5,
    },
    name: ['Gutscheine Retail', 'Vouchers for retail'],
    short: ['Geschenkkarten verkaufen und einlösen.', 'Sell and redeem gift cards.'],
    long: [
      'Mit Strichcode, Restwert und Ablaufdatum, in allen Filialen gültig.',
      'With bar code, remaining value and end date, valid in all branches.',
    ],
  },
  {
    ...{ number: 321, appType: 'retail', level: 'stock', price: 19_900, picture: 'add-on-stock', since: 5 },
    name: ['Lager und Inventur', 'Stock and stock-taking'],
    short: ['Bestand, Wareneingang und Bestellvorschlag.', 'Stock, deliveries and order proposals.'],
    long: [
      'Jeder Verkauf bucht ab, jede Lieferung zu. Inventur mit dem Scanner, auch bei geöffnetem Laden.',
      'Every sale takes away, every delivery adds. Take stock with the scanner while the shop is open.',
    ],
    crossSelling: [643],
  },
  {
    ...{ number: 322, appType: 'retail', level: 'scales', price: 14_900, picture: 'add-on-scales', since: 5 },
    name: ['Waage', 'Scales'],
    short: ['Gewicht direkt in den Bon übernehmen.', 'Take the weight right into the receipt.'],
    long: [
      'Für geeichte Waagen mit serieller Schnittstelle, mit Tara und Grundpreis.',
      'For calibrated scales with a serial port, with tare and base price.',
    ],
    crossSelling: [903],
  },
  {
    ...{
      number: 323,
      appType: 'retail',
      level: 'onlineShop',
      price: 2_900,
      picture: 'add-on-online-shop',
      since: 6,
    },
    name: ['Online-Shop-Abgleich', 'Online shop sync'],
    short: ['Ein Bestand für Laden und Internet.', 'One stock for shop and internet.'],
    long: [
      'Artikel, Preise und Bestand gehen in den Shop, Bestellungen kommen zurück.',
      'Articles, prices and stock go to the shop, orders come back.',
    ],
    isRented: true,
  },
  {
    ...{ number: 324, appType: 'retail', level: 'labels', price: 9_900, picture: 'add-on-labels', since: 5 },
    name: ['Etikettendruck', 'Label printing'],
    short: ['Preisschilder gestalten und drucken.', 'Design and print price tags.'],
    long: [
      'Mit Grundpreis, Strichcode und Logo. Geänderte Preise drucken sich als Stapel.',
      'With base price, bar code and logo. Changed prices print as a stack.',
    ],
    crossSelling: [641, 932],
  },
];

const event: readonly AddOn[] = [
  {
    ...{
      number: 341,
      appType: 'event',
      level: 'tickets',
      price: 24_900,
      picture: 'add-on-tickets',
      since: 5,
    },
    name: ['Tickets und Einlass', 'Tickets and admission'],
    short: ['Karten verkaufen und am Eingang prüfen.', 'Sell tickets, check them at the door.'],
    long: [
      'Sitzplan oder freie Platzwahl, Vorverkauf und Abendkasse. Jede Karte gilt genau einmal.',
      'Numbered or free seats, advance sale and box office. Each ticket is good once.',
    ],
    crossSelling: [643],
  },
  {
    ...{
      number: 342,
      appType: 'event',
      level: 'cashless',
      price: 49_900,
      picture: 'add-on-cashless',
      since: 6,
    },
    name: ['Bargeldlos mit Bändern', 'Cashless with wristbands'],
    short: ['Aufladen, bezahlen, Rest auszahlen.', 'Top up, pay, pay out the rest.'],
    long: [
      'Funktioniert auch, wenn das Netz weg ist: Das Guthaben steht auf dem Band und im Back-Office.',
      'Works when the network is gone: the balance is on the band and in the back-office.',
    ],
    crossSelling: [933],
  },
  {
    ...{ number: 343, appType: 'event', level: 'timeClock', price: 7_900, picture: 'add-on-time', since: 5 },
    name: ['Zeiterfassung', 'Time clock'],
    short: ['Kommen und gehen an der Kasse stempeln.', 'Clock in and out at the register.'],
    long: [
      'Pausen, Schichten und Auswertung für die Lohnabrechnung.',
      'Breaks, shifts and a report for the payroll.',
    ],
  },
];

const professional: readonly DemoProduct[] = [
  {
    number: 401,
    category: 'software/professional',
    ...{ type: 'pro', does: 'CHECK_PRO', licenceType: 'professional', version: 6 },
    levels: level.branches,
    name: ['Filialverbund', 'Branch network'],
    short: ['Bestände und Gutscheine über alle Filialen.', 'Stock and vouchers across all branches.'],
    long: [
      'Umlagerungen, gemeinsame Gutscheine und eine Auswertung über alle Filialen. Je Kasse eine Lizenz.',
      'Transfers, shared vouchers and one report across all branches. One licence per register.',
    ],
    notice: ['Nur für die Edition Professional.', 'For the Professional edition only.'],
    articleNr: 'TR-P401',
    price: 29_900,
    pictures: ['pro-branches'],
  },
  {
    number: 402,
    category: 'software/professional',
    ...{ type: 'pro', does: 'CHECK_PRO', licenceType: 'professional', version: 6 },
    levels: level.interfaces,
    name: ['Offene Schnittstelle', 'Open interface'],
    short: ['Ihre Programme lesen und schreiben mit.', 'Your programs read and write along.'],
    long: [
      'Zugang zur Schnittstelle für Belege, Artikel und Bestände, mit eigenen Schlüsseln je Programm.',
      'Access to the interface for receipts, articles and stock, with a key for each program.',
    ],
    notice: ['Nur für die Edition Professional.', 'For the Professional edition only.'],
    articleNr: 'TR-P402',
    price: 3_900,
    isRented: true,
    pictures: ['pro-interfaces'],
  },
  {
    number: 403,
    category: 'software/professional',
    ...{ type: 'pro', does: 'CHECK_PRO', licenceType: 'professional', version: 5 },
    levels: level.loyalty,
    name: ['Kundenbindung Plus', 'Loyalty Plus'],
    short: ['Punkte, Stufen und Geburtstagsgruß.', 'Points, levels and birthday wishes.'],
    long: [
      'Stammkunden sammeln Punkte an jeder Kasse und lösen sie ein, wo sie möchten.',
      'Regulars collect points at every register and redeem them where they like.',
    ],
    notice: ['Nur für die Edition Professional.', 'For the Professional edition only.'],
    articleNr: 'TR-P403',
    price: 19_900,
    pictures: ['pro-loyalty'],
  },
];

/** What a licence can be given beside its edition. */
export const demoAddOns: readonly DemoProduct[] = [
  ...[...gastro, ...retail, ...event].map(productOf),
  ...professional,
];

function productOf({ level: name, picture, since, ...addOn }: AddOn): DemoProduct {
  return {
    ...addOn,
    category: `software/add-ons/${addOn.appType}`,
    type: 'addOn',
    does: 'CHECK_ADD_ON',
    levels: level[name],
    version: since,
    articleNr: `TR-A${addOn.number}`,
    pictures: [picture],
  };
}
