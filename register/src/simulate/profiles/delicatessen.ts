import { article, type Profile } from '../profile.ts';

const cheese = { goods: 'groceries', category: 'Käse', unit: 'kg' } as const;
const ham = { goods: 'groceries', category: 'Wurst und Schinken', unit: 'kg' } as const;
const shelf = { goods: 'groceries', category: 'Feinkost' } as const;
const sweet = { goods: 'groceries', category: 'Süßes' } as const;
const wine = { goods: 'drink', category: 'Wein' } as const;
const soft = { goods: 'drink', category: 'Getränke', deposit: 15 } as const;
const gift = { goods: 'goods', category: 'Geschenke' } as const;

/** A delicatessen with short Sundays: weighed goods, bottles with deposit, very busy before Christmas. */
export const delicatessen: Profile = {
  perDay: 62,
  weekdays: [0.8, 0.85, 0.9, 1, 1.3, 1.35, 0.4],
  months: [0.8, 0.85, 0.95, 1.05, 1, 0.95, 0.85, 0.8, 0.95, 1.05, 1.2, 1.75],
  hours: { 7: 3, 8: 5, 9: 6, 10: 9, 11: 11, 12: 9, 13: 7, 14: 6, 15: 7, 16: 10, 17: 12, 18: 6 },
  employees: ['Frau Sommer', 'Herr Yılmaz', 'Klara'],
  minutes: [1, 5],
  takeAway: 1,
  tips: 0,
  discounts: 0.06,
  vouchers: 0.012,
  courses: [
    {
      share: 0.9,
      takeAway: true,
      articles: [
        article('1001', 'Bergkäse 12 Monate', 2890, { ...cheese, weight: 4 }),
        article('1002', 'Ziegenfrischkäse', 2490, { ...cheese, weight: 2 }),
        article('1003', 'Brie de Meaux', 2690, { ...cheese, weight: 3 }),
        article('1011', 'Südtiroler Speck', 3290, { ...ham, weight: 3 }),
        article('1012', 'Fenchelsalami', 3490, { ...ham, weight: 2 }),
      ],
    },
    {
      share: 1.1,
      takeAway: true,
      articles: [
        article('1101', 'Olivenöl extra vergine 0,5 l', 1490, { ...shelf, weight: 2 }),
        article('1102', 'Oliven mariniert', 590, { ...shelf, weight: 4 }),
        article('1103', 'Pesto Genovese', 690, { ...shelf, weight: 3 }),
        article('1104', 'Frische Tagliatelle', 480, { ...shelf, weight: 4 }),
        article('1105', 'Holzofenbrot 1 kg', 690, { ...shelf, weight: 5 }),
        article('1201', 'Zartbitterschokolade 80 %', 450, { ...sweet, weight: 3 }),
        article('1202', 'Cantuccini', 590, { ...sweet, weight: 2 }),
      ],
    },
    {
      share: 0.45,
      takeAway: true,
      articles: [
        article('1301', 'Riesling trocken 0,75 l', 1190, { ...wine, weight: 3 }),
        article('1302', 'Chianti Classico 0,75 l', 1490, { ...wine, weight: 2 }),
        article('1303', 'Crémant de Loire', 1690, { ...wine, weight: 1.5 }),
        article('1311', 'Orangenlimonade 0,33 l', 240, { ...soft, weight: 3 }),
        article('1401', 'Geschenkkorb klein', 3900, { ...gift, weight: 0.4 }),
        article('1402', 'Geschenkverpackung', 350, { ...gift, weight: 0.8 }),
      ],
    },
  ],
};
