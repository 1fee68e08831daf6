import { article, type Profile } from '../profile.ts';

const coffee = { goods: 'drink', category: 'Kaffee' } as const;
const cold = { goods: 'drink', category: 'Kalte Getränke' } as const;
const bakery = { goods: 'food', category: 'Backwaren' } as const;
const cake = { goods: 'food', category: 'Kuchen' } as const;
const breakfast = { goods: 'food', category: 'Frühstück' } as const;

/** A café: commuters in the morning, cake in the afternoon, much of it taken away. */
export const cafe: Profile = {
  perDay: 110,
  weekdays: [0.95, 0.95, 1, 1, 1.1, 1.2, 0.8],
  months: [0.95, 0.95, 1, 1.05, 1.05, 1, 0.9, 0.9, 1, 1.05, 1.05, 1.1],
  hours: { 7: 8, 8: 12, 9: 10, 10: 9, 11: 6, 12: 7, 13: 6, 14: 7, 15: 9, 16: 7, 17: 4 },
  tables: Array.from({ length: 9 }, (_, index) => `Tisch ${index + 1}`),
  employees: ['Mia', 'Jonas', 'Samira'],
  minutes: [3, 45],
  takeAway: 0.55,
  tips: 0.2,
  discounts: 0.03,
  vouchers: 0.004,
  courses: [
    {
      share: 1,
      takeAway: true,
      articles: [
        article('11', 'Cappuccino', 380, { ...coffee, weight: 6 }),
        article('12', 'Kaffee Crema', 320, { ...coffee, weight: 5 }),
        article('13', 'Latte Macchiato', 430, { ...coffee, weight: 4 }),
        article('14', 'Espresso', 260, { ...coffee, weight: 3 }),
        article('15', 'Heiße Schokolade', 420, { ...coffee, weight: 1.5 }),
        article('16', 'Tee', 340, { ...coffee, weight: 2 }),
        article('21', 'Orangensaft frisch gepresst', 490, { ...cold, weight: 1.5 }),
        article('22', 'Hausgemachte Limonade', 450, { ...cold, weight: 1.5 }),
      ],
    },
    {
      share: 0.7,
      takeAway: true,
      articles: [
        article('31', 'Butterbreze', 230, { ...bakery, weight: 5 }),
        article('32', 'Croissant', 250, { ...bakery, weight: 5 }),
        article('33', 'Zimtschnecke', 320, { ...bakery, weight: 3 }),
        article('34', 'Käsekuchen', 450, { ...cake, weight: 2.5 }),
        article('35', 'Apfelkuchen', 420, { ...cake, weight: 2.5 }),
        article('36', 'Belegtes Brot', 590, { ...breakfast, weight: 2 }),
      ],
    },
    {
      share: 0.12,
      articles: [
        article('41', 'Frühstück klein', 890, breakfast),
        article('42', 'Frühstück für zwei', 2390, { ...breakfast, weight: 0.4 }),
        article('43', 'Rührei mit Brot', 950, breakfast),
      ],
    },
  ],
};
