import { article, type Profile } from '../profile.ts';

const beer = { goods: 'drink', category: 'Bier' } as const;
const soft = { goods: 'drink', category: 'Alkoholfrei' } as const;
const wine = { goods: 'drink', category: 'Wein' } as const;
const hot = { goods: 'drink', category: 'Warme Getränke' } as const;
const starter = { goods: 'food', category: 'Vorspeisen' } as const;
const main = { goods: 'food', category: 'Hauptgerichte' } as const;
const breakfast = { goods: 'food', category: 'Frühstück' } as const;
const dessert = { goods: 'food', category: 'Desserts' } as const;

/** An inn with a kitchen: breakfast, lunch, long evenings, quiet Mondays, busy in summer and before Christmas. */
export const restaurant: Profile = {
  perDay: 48,
  weekdays: [0.6, 0.75, 0.85, 0.95, 1.3, 1.45, 1.2],
  months: [0.75, 0.8, 0.9, 1, 1.1, 1.15, 1.15, 1.1, 1.05, 1, 0.9, 1.25],
  hours: {
    6: 1,
    7: 3,
    8: 4,
    9: 4,
    10: 3,
    11: 2,
    12: 5,
    13: 9,
    14: 5,
    15: 2,
    16: 2,
    17: 2,
    18: 6,
    19: 10,
    20: 12,
    21: 10,
    22: 5,
  },
  tables: Array.from({ length: 18 }, (_, index) => `Tisch ${index + 1}`),
  employees: ['Anna', 'Markus', 'Lena', 'Tobias'],
  minutes: [45, 120],
  takeAway: 0.1,
  tips: 0.55,
  discounts: 0.04,
  vouchers: 0.01,
  courses: [
    {
      share: 1.1,
      hours: [0, 11],
      takeAway: true,
      articles: [
        article('131', 'Espresso', 290, hot),
        article('132', 'Cappuccino', 390, { ...hot, weight: 4 }),
        article('133', 'Kännchen Kaffee', 540, { ...hot, weight: 3 }),
        article('134', 'Tee', 360, { ...hot, weight: 2 }),
      ],
    },
    {
      share: 0.85,
      hours: [0, 11],
      takeAway: true,
      articles: [
        article('151', 'Frühstück Lindenhof', 1290, { ...breakfast, weight: 4 }),
        article('152', 'Kleines Frühstück', 890, { ...breakfast, weight: 3 }),
        article('153', 'Weißwürste mit Breze', 990, { ...breakfast, weight: 2 }),
        article('154', 'Butterbreze', 290, { ...breakfast, weight: 3 }),
      ],
    },
    {
      share: 1.35,
      hours: [11, 24],
      articles: [
        article('101', 'Helles 0,5 l', 450, { ...beer, weight: 6 }),
        article('102', 'Weißbier 0,5 l', 480, { ...beer, weight: 4 }),
        article('103', 'Dunkles 0,5 l', 470, { ...beer, weight: 2 }),
        article('104', 'Radler 0,5 l', 450, { ...beer, weight: 3 }),
        article('111', 'Apfelschorle 0,4 l', 420, { ...soft, weight: 4 }),
        article('112', 'Mineralwasser 0,75 l', 650, { ...soft, weight: 3 }),
        article('113', 'Spezi 0,4 l', 430, { ...soft, weight: 3 }),
        article('121', 'Grüner Veltliner 0,2 l', 690, { ...wine, weight: 2 }),
        article('122', 'Blaufränkisch 0,2 l', 720, { ...wine, weight: 1.5 }),
      ],
    },
    {
      share: 0.28,
      hours: [11, 24],
      articles: [
        article('201', 'Rinderbrühe mit Flädle', 590, starter),
        article('202', 'Kleiner gemischter Salat', 620, { ...starter, weight: 2 }),
        article('203', 'Obatzda mit Breze', 890, starter),
      ],
    },
    {
      share: 0.94,
      hours: [11, 24],
      takeAway: true,
      articles: [
        article('301', 'Schweinebraten mit Knödel', 1690, { ...main, weight: 4 }),
        article('302', 'Wiener Schnitzel', 2490, { ...main, weight: 4 }),
        article('303', 'Käsespätzle', 1450, { ...main, weight: 3 }),
        article('304', 'Zwiebelrostbraten', 2690, { ...main, weight: 2 }),
        article('305', 'Forelle Müllerin', 2190, { ...main, weight: 1.5 }),
        article('306', 'Pilzragout mit Serviettenknödel', 1590, { ...main, weight: 1.5 }),
        article('307', 'Salat mit Hähnchenstreifen', 1490, { ...main, weight: 2 }),
      ],
    },
    {
      share: 0.3,
      hours: [11, 24],
      articles: [
        article('401', 'Apfelstrudel mit Vanillesauce', 790, { ...dessert, weight: 3 }),
        article('402', 'Kaiserschmarrn', 1190, { ...dessert, weight: 2 }),
        article('403', 'Gemischtes Eis', 650, dessert),
        article('131', 'Espresso', 290, { ...hot, weight: 4 }),
        article('132', 'Cappuccino', 390, { ...hot, weight: 2 }),
        article('141', 'Obstbrand 2 cl', 490, { goods: 'drink', category: 'Spirituosen' }),
      ],
    },
  ],
};
