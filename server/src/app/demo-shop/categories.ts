import type { DemoCategory } from './demo-product.ts';

/** The tree of the demo's catalogue, each category before those below it. */
export const demoCategories: readonly DemoCategory[] = [
  {
    path: 'bundles',
    name: ['Komplettpakete', 'Bundles'],
    description: [
      'Kasse, Drucker und Schublade in einem Karton.',
      'Register, printer and drawer in one box.',
    ],
    picture: 'bundle-gastro',
  },
  {
    path: 'software',
    name: ['Software', 'Software'],
    description: ['Kassenlizenzen, Erweiterungen und Updates.', 'Register licences, add-ons and updates.'],
    picture: 'edition-gastro',
  },
  {
    path: 'software/licences',
    name: ['Kassenlizenzen', 'Register licences'],
    description: ['Einmal kaufen, für immer nutzen.', 'Buy once, use for good.'],
    picture: 'edition-retail',
  },
  {
    path: 'software/rental',
    name: ['Mietlizenzen', 'Rental licences'],
    description: ['Monatlich zahlen, Updates inbegriffen.', 'Pay by the month, updates included.'],
    picture: 'edition-event',
  },
  {
    path: 'software/add-ons',
    name: ['Erweiterungen', 'Add-ons'],
    description: ['Was Ihre Kasse noch können soll.', 'What else your register shall do.'],
    picture: 'add-on-tables',
  },
  {
    path: 'software/add-ons/gastro',
    name: ['Für Gastronomie', 'For restaurants and cafés'],
    description: ['Tische, Küche, Lieferungen und mehr.', 'Tables, kitchen, deliveries and more.'],
    picture: 'add-on-kitchen',
  },
  {
    path: 'software/add-ons/retail',
    name: ['Für den Handel', 'For shops'],
    description: ['Waage, Etiketten, Online-Shop und mehr.', 'Scales, labels, online shop and more.'],
    picture: 'add-on-labels',
  },
  {
    path: 'software/add-ons/event',
    name: ['Für Veranstaltungen', 'For events'],
    description: ['Tickets, bargeldlose Bänder und mehr.', 'Tickets, cashless wristbands and more.'],
    picture: 'add-on-tickets',
  },
  {
    path: 'software/professional',
    name: ['Professional-Lizenzen', 'Professional licences'],
    description: [
      'Zusätze für Kassen mit der Edition Professional.',
      'Extras for registers with the Professional edition.',
    ],
    picture: 'pro-loyalty',
  },
  {
    path: 'software/updates',
    name: ['Updates und Reaktivierung', 'Updates and reactivation'],
    description: [
      'Die neue Version, die größere Edition, ein neuer Rechner.',
      'The new version, the bigger edition, a new computer.',
    ],
    picture: 'update',
  },
  {
    path: 'hardware',
    name: ['Hardware', 'Hardware'],
    description: ['Kassen, Drucker, Scanner und Schubladen.', 'Registers, printers, scanners and drawers.'],
    picture: 'terminal-15',
  },
  {
    path: 'hardware/registers',
    name: ['Kassensysteme', 'Registers'],
    description: [
      'Terminals und Tablets für Theke und Tisch.',
      'Terminals and tablets for counter and table.',
    ],
    picture: 'terminal-15',
  },
  {
    path: 'hardware/registers/terminals',
    name: ['Kassenterminals', 'Terminals'],
    description: ['Fest an der Theke, ohne Lüfter.', 'Fixed at the counter, without a fan.'],
    picture: 'terminal-10',
  },
  {
    path: 'hardware/registers/tablets',
    name: ['Tablets und mobile Geräte', 'Tablets and handhelds'],
    description: ['Für die Bestellung am Tisch.', 'For orders at the table.'],
    picture: 'tablet',
  },
  {
    path: 'hardware/printers',
    name: ['Drucker', 'Printers'],
    description: ['Belege, Küchenbons und Etiketten.', 'Receipts, kitchen slips and labels.'],
    picture: 'printer-receipt',
  },
  {
    path: 'hardware/printers/receipts',
    name: ['Bondrucker', 'Receipt printers'],
    description: ['Thermodruck in 80 und 58 mm.', 'Thermal printing, 80 and 58 mm.'],
    picture: 'printer-receipt',
  },
  {
    path: 'hardware/printers/kitchen',
    name: ['Küchendrucker', 'Kitchen printers'],
    description: ['Laut, fettdicht und gut lesbar.', 'Loud, sealed against grease, easy to read.'],
    picture: 'printer-kitchen',
  },
  {
    path: 'hardware/printers/labels',
    name: ['Etikettendrucker', 'Label printers'],
    description: ['Preisschilder und Regaletiketten.', 'Price tags and shelf labels.'],
    picture: 'printer-label',
  },
  {
    path: 'hardware/scanners',
    name: ['Scanner', 'Scanners'],
    description: ['Strichcodes und QR-Codes lesen.', 'Read bar codes and QR codes.'],
    picture: 'scanner-hand',
  },
  {
    path: 'hardware/drawers',
    name: ['Kassenschubladen', 'Cash drawers'],
    description: ['Für Münzen und Scheine.', 'For coins and notes.'],
    picture: 'drawer',
  },
  {
    path: 'hardware/displays',
    name: ['Anzeigen', 'Displays'],
    description: ['Was der Kunde sieht, was die Küche sieht.', 'What the guest sees, what the kitchen sees.'],
    picture: 'display-customer',
  },
  {
    path: 'accessories',
    name: ['Zubehör', 'Accessories'],
    description: ['Kabel, Rollen und Kleinteile.', 'Cables, rolls and small parts.'],
    picture: 'paper-80',
  },
  {
    path: 'accessories/cables',
    name: ['Kabel und Netzteile', 'Cables and power'],
    description: ['Damit alles zusammenfindet.', 'So that everything connects.'],
    picture: 'cable-usb',
  },
  {
    path: 'accessories/paper',
    name: ['Papier und Etiketten', 'Paper and labels'],
    description: ['Rollen ohne Bisphenol.', 'Rolls without bisphenol.'],
    picture: 'paper-80',
  },
  {
    path: 'accessories/stands',
    name: ['Halter und Sicherheit', 'Stands and security'],
    description: ['Halter, Schlösser und TSE.', 'Stands, locks and security devices.'],
    picture: 'stand',
  },
  {
    path: 'services',
    name: ['Dienste', 'Services'],
    description: ['Einrichtung, Schulung und laufende Betreuung.', 'Set-up, training and ongoing care.'],
    picture: 'service-support',
  },
];
