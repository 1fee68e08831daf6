import { both, box, type Colour, ellipse, type Layer, paint, taper, without } from './paint.ts';

// Pictures of the demo's articles, drawn: photographs would be somebody's.

const white: Colour = [252, 250, 246];
const grey: Colour = [222, 220, 214];
const glass: Colour = [226, 238, 244];
const brown: Colour = [92, 58, 36];
const crust: Colour = [190, 126, 62];
const cream: Colour = [250, 236, 204];
const green: Colour = [88, 140, 66];
const red: Colour = [176, 46, 52];
const shadow: Colour = [206, 196, 182];

const onTable: Layer = [ellipse(0, 0.68, 0.72, 0.14), shadow];

const inGlass = (drink: Colour, foam?: Colour): readonly Layer[] => [
  onTable,
  [taper(-0.66, 0.7, 0.38, 0.3), glass],
  [taper(-0.42, 0.66, 0.34, 0.28), drink],
  ...(foam ? ([[taper(-0.6, -0.36, 0.37, 0.35), foam]] as const) : []),
];

const motifs = {
  cup: [
    [ellipse(0, 0.6, 0.82, 0.16), white],
    [ellipse(0, 0.57, 0.5, 0.08), grey],
    [without(ellipse(0.5, 0.08, 0.26, 0.24), ellipse(0.5, 0.08, 0.14, 0.13)), white],
    [taper(-0.24, 0.55, 0.52, 0.34), white],
    [ellipse(0, -0.24, 0.52, 0.14), grey],
    [ellipse(0, -0.23, 0.46, 0.11), brown],
    [ellipse(0, -0.23, 0.26, 0.06), cream],
  ],
  beer: inGlass([232, 164, 40], white),
  juice: inGlass([244, 150, 40]),
  water: inGlass([176, 214, 230]),
  wine: [
    onTable,
    [box(-0.03, 0.05, 0.03, 0.64), glass],
    [ellipse(0, 0.65, 0.3, 0.06), glass],
    [both(ellipse(0, -0.26, 0.38, 0.46), box(-1, -0.66, 1, 1)), glass],
    [both(ellipse(0, -0.26, 0.34, 0.42), box(-1, -0.3, 1, 1)), [128, 28, 52]],
  ],
  spirit: [onTable, [taper(-0.3, 0.66, 0.26, 0.2), glass], [taper(-0.08, 0.56, 0.23, 0.19), [214, 176, 98]]],
  plate: [
    [ellipse(0, 0.06, 0.86, 0.8), white],
    [ellipse(0, 0.06, 0.62, 0.56), grey],
    [ellipse(0, 0.06, 0.59, 0.53), white],
    [ellipse(-0.16, 0, 0.34, 0.24), crust],
    [ellipse(0.24, 0.2, 0.24, 0.18), [238, 200, 96]],
    [ellipse(0.2, -0.18, 0.2, 0.14), green],
  ],
  starter: [
    [ellipse(0, 0.2, 0.8, 0.56), white],
    [ellipse(0, 0.06, 0.66, 0.36), [206, 110, 48]],
    [ellipse(-0.14, 0, 0.14, 0.06), cream],
    [ellipse(0.12, 0.04, 0.1, 0.05), green],
  ],
  cake: [
    [ellipse(0, 0.52, 0.84, 0.26), white],
    [taper(-0.1, 0.5, 0.6, 0.6), cream],
    [box(-0.6, 0.12, 0.6, 0.24), red],
    [taper(-0.3, -0.1, 0.52, 0.6), white],
    [ellipse(0, -0.36, 0.14, 0.14), red],
  ],
  bread: [
    onTable,
    [ellipse(0, 0.18, 0.8, 0.48), crust],
    ...[-0.36, 0, 0.36].map((x): Layer => [ellipse(x, 0.02, 0.06, 0.24), cream]),
  ],
  cheese: [
    onTable,
    [taper(-0.4, 0.56, 0.1, 0.78), [246, 204, 84]],
    ...[
      [-0.2, 0.3, 0.12],
      [0.26, 0.36, 0.16],
      [0.02, 0, 0.09],
    ].map(([x = 0, y = 0, size = 0]): Layer => [ellipse(x, y, size, size * 0.8), [222, 170, 56]]),
  ],
  ham: [
    onTable,
    [ellipse(0, 0.1, 0.74, 0.5), [150, 60, 54]],
    [ellipse(0, 0.1, 0.62, 0.4), [226, 138, 128]],
    [ellipse(0.22, 0.04, 0.12, 0.1), cream],
  ],
  jar: [
    onTable,
    [box(-0.42, -0.4, 0.42, 0.7), [206, 96, 44]],
    [box(-0.42, -0.02, 0.42, 0.4), white],
    [box(-0.46, -0.58, 0.46, -0.38), grey],
  ],
  paper: [
    onTable,
    [box(-0.56, -0.66, 0.56, 0.68), white],
    [box(-0.46, -0.54, 0.46, -0.36), brown],
    ...[-0.2, 0, 0.2, 0.4].map((y): Layer => [box(-0.46, y, 0.46, y + 0.08), grey]),
  ],
  gift: [
    onTable,
    [box(-0.58, -0.3, 0.58, 0.66), [92, 130, 178]],
    [box(-0.1, -0.3, 0.1, 0.66), cream],
    [without(ellipse(-0.22, -0.4, 0.22, 0.14), ellipse(-0.22, -0.4, 0.12, 0.06)), cream],
    [without(ellipse(0.22, -0.4, 0.22, 0.14), ellipse(0.22, -0.4, 0.12, 0.06)), cream],
  ],
} as const satisfies Readonly<Record<string, readonly Layer[]>>;
export type Motif = keyof typeof motifs;

/** What articles of a category show; those of other categories have no picture. */
const motifOfCategory: Readonly<Record<string, Motif>> = {
  Alkoholfrei: 'water',
  Backwaren: 'bread',
  Bier: 'beer',
  Brotzeit: 'bread',
  Desserts: 'cake',
  Feinkost: 'jar',
  Frühstück: 'bread',
  Geschenke: 'gift',
  Getränke: 'water',
  Hauptgerichte: 'plate',
  Imbiss: 'plate',
  Kaffee: 'cup',
  'Kalte Getränke': 'juice',
  Kuchen: 'cake',
  Käse: 'cheese',
  Spirituosen: 'spirit',
  'Süßes und Salziges': 'jar',
  Süßes: 'cake',
  'Vom Grill': 'plate',
  Unterwegs: 'gift',
  Vorspeisen: 'starter',
  'Warme Getränke': 'cup',
  Wein: 'wine',
  'Wurst und Schinken': 'ham',
  Zeitungen: 'paper',
};

export function motifOf(category: string): Motif | undefined {
  return Object.hasOwn(motifOfCategory, category) ? motifOfCategory[category] : undefined;
}

const side = 240;
const ground: Colour = [240, 232, 218];

/** A motif as a PNG file. */
export function pictureOf(motif: Motif): Uint8Array<ArrayBuffer> {
  return paint(side, ground, motifs[motif]);
}
