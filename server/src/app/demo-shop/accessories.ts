import type { DemoProduct, Words } from './demo-product.ts';

const rolls: readonly DemoProduct[] = [
  {
    ...simple(
      901,
      'paper',
      3_490,
      'paper-80',
      ['Bonrollen 80 mm, 50 Stück', 'Receipt rolls 80 mm, 50 pieces'],
      ['80 × 80 × 12, ohne Bisphenol.', '80 × 80 × 12, without bisphenol.'],
    ),
    discount: { price: 2_990, description: ['Vorratspreis', 'Stock up'], from: -10, until: 60 },
  },
  simple(
    902,
    'paper',
    1_990,
    'paper-58',
    ['Bonrollen 58 mm, 50 Stück', 'Receipt rolls 58 mm, 50 pieces'],
    ['58 × 35 × 12, für mobile Drucker.', '58 × 35 × 12, for mobile printers.'],
  ),
  simple(
    904,
    'paper',
    4_290,
    'paper-kitchen',
    ['Küchenrollen zweifarbig, 30 Stück', 'Two-colour kitchen rolls, 30 pieces'],
    ['Rot und schwarz, hält Hitze aus.', 'Red and black, stands the heat.'],
  ),
  simple(
    905,
    'paper',
    2_490,
    'labels',
    ['Etiketten 50 × 30 mm, 2.000 Stück', 'Labels 50 × 30 mm, 2,000 pieces'],
    ['Ablösbar, für Preis und Regal.', 'Removable, for price and shelf.'],
  ),
  simple(
    933,
    'paper',
    8_900,
    'wristbands',
    ['Bänder mit Chip, 100 Stück', 'Wristbands with chip, 100 pieces'],
    ['Für bargeldloses Bezahlen, fünf Farben.', 'For cashless payment, five colours.'],
  ),
  simple(
    932,
    'paper',
    1_290,
    'labels',
    ['Farbband für Etikettendrucker', 'Ribbon for label printers'],
    ['110 mm breit, 300 m.', '110 mm wide, 300 m.'],
  ),
];

const cables: readonly DemoProduct[] = [
  simple(
    911,
    'cables',
    990,
    'cable-usb',
    ['USB-Kabel 3 m', 'USB cable 3 m'],
    ['A auf B, für Drucker.', 'A to B, for printers.'],
  ),
  simple(
    912,
    'cables',
    790,
    'cable-network',
    ['Netzwerkkabel 5 m', 'Network cable 5 m'],
    ['Cat 6a, geschirmt.', 'Cat 6a, shielded.'],
  ),
  simple(
    913,
    'cables',
    1_190,
    'cable-drawer',
    ['Schubladenkabel', 'Drawer cable'],
    ['Vom Bondrucker zur Schublade.', 'From receipt printer to drawer.'],
  ),
  simple(
    914,
    'cables',
    3_490,
    'power',
    ['Netzteil für Terminals', 'Power supply for terminals'],
    ['24 V, passend für T10 und T15.', '24 V, fits T10 and T15.'],
  ),
  simple(
    903,
    'cables',
    1_490,
    'cable-serial',
    ['Serielles Kabel für Waagen', 'Serial cable for scales'],
    ['RS232, 1,8 m.', 'RS232, 1.8 m.'],
  ),
];

const stands: readonly DemoProduct[] = [
  simple(
    921,
    'stands',
    5_900,
    'stand',
    ['Tablet-Halter für die Theke', 'Counter stand for tablets'],
    ['Drehbar und abschließbar.', 'Turns and locks.'],
  ),
  simple(
    922,
    'stands',
    2_490,
    'holster',
    ['Gürteltasche für Handhelds', 'Belt holster for handhelds'],
    ['Aus Filz, mit Stift.', 'Felt, with a pen.'],
  ),
  {
    ...simple(
      923,
      'stands',
      24_900,
      'tse',
      ['TSE-Modul für fünf Jahre', 'Security device for five years'],
      ['USB, zertifiziert, für eine Kasse.', 'USB, certified, for one register.'],
    ),
    type: 'tse',
    long: [
      'Zeichnet jeden Vorgang unveränderbar auf, wie es das Gesetz in Deutschland verlangt. Einstecken, im Back-Office einrichten, fertig.',
      'Records every transaction unchangeably, as the law in Germany demands. Plug it in, set it up in the back-office, done.',
    ],
    notice: [
      'Die Laufzeit beginnt mit der Einrichtung. Geöffnet nicht umtauschbar.',
      'The term begins with the set-up. Not returnable once opened.',
    ],
  },
  simple(
    924,
    'stands',
    1_990,
    'lock',
    ['Kabelschloss', 'Cable lock'],
    ['Sichert Terminal und Tablet.', 'Secures terminal and tablet.'],
  ),
];

/** Paper, cables, stands and security devices. */
export const demoAccessories: readonly DemoProduct[] = [...rolls, ...cables, ...stands];

function simple(
  number: number,
  category: 'cables' | 'paper' | 'stands',
  price: number,
  picture: string,
  name: Words,
  short: Words,
): DemoProduct {
  return {
    ...{ number, price, name, short, pictures: [picture] },
    category: `accessories/${category}`,
    type: category === 'stands' ? 'accessory' : category === 'cables' ? 'cable' : 'paper',
    articleNr: `TZ-${number}`,
  };
}
