import { article, type Profile } from '../profile.ts';

const beer = { goods: 'drink', category: 'Bier' } as const;
const soft = { goods: 'drink', category: 'Alkoholfrei' } as const;
const snack = { goods: 'food', category: 'Brotzeit' } as const;
const grill = { goods: 'food', category: 'Vom Grill' } as const;

/** A beer garden with self-service: warm afternoons and weekends, mulled wine at a stall in winter. */
export const beerGarden: Profile = {
  perDay: 70,
  weekdays: [0.6, 0.65, 0.75, 0.9, 1.2, 1.6, 1.5],
  months: [0.12, 0.12, 0.2, 0.5, 1, 1.25, 1.4, 1.35, 0.8, 0.35, 0.2, 0.35],
  hours: { 11: 2, 12: 6, 13: 7, 14: 5, 15: 6, 16: 8, 17: 10, 18: 12, 19: 11, 20: 8, 21: 4 },
  employees: ['Sepp', 'Vroni', 'Emre'],
  minutes: [1, 4],
  takeAway: 0.03,
  tips: 0.12,
  discounts: 0.01,
  vouchers: 0,
  courses: [
    {
      share: 1.9,
      articles: [
        article('501', 'Maß Helles', 980, { ...beer, weight: 6 }),
        article('502', 'Radler Maß', 960, { ...beer, weight: 3 }),
        article('503', 'Weißbier 0,5 l', 520, { ...beer, weight: 4 }),
        article('504', 'Helles alkoholfrei 0,5 l', 490, { ...beer, weight: 2 }),
        article('511', 'Apfelschorle 0,5 l', 460, { ...soft, weight: 3 }),
        article('512', 'Wasser 0,5 l', 390, { ...soft, weight: 2 }),
        article('521', 'Glühwein', 450, { goods: 'drink', category: 'Warme Getränke', weight: 1 }),
      ],
    },
    {
      share: 0.9,
      takeAway: true,
      articles: [
        article('601', 'Riesenbreze', 450, { ...snack, weight: 5 }),
        article('602', 'Obatzda', 790, { ...snack, weight: 3 }),
        article('603', 'Radi', 480, snack),
        article('611', 'Halbes Hendl', 1290, { ...grill, weight: 5 }),
        article('612', 'Steckerlfisch', 1690, { ...grill, weight: 1.5 }),
        article('613', 'Bratwürste mit Kraut', 1150, { ...grill, weight: 2.5 }),
        article('614', 'Pommes frites', 520, { ...grill, weight: 4 }),
      ],
    },
  ],
};
