import { article, type Profile } from '../profile.ts';

const coffee = { goods: 'drink', category: 'Kaffee' } as const;
const cold = { goods: 'drink', category: 'Kalte Getränke', deposit: 25 } as const;
const beer = { goods: 'drink', category: 'Bier', deposit: 8 } as const;
const hot = { goods: 'food', category: 'Imbiss' } as const;
const sweet = { goods: 'groceries', category: 'Süßes und Salziges' } as const;
const press = { goods: 'groceries', category: 'Zeitungen' } as const;
const travel = { goods: 'goods', category: 'Unterwegs' } as const;

const night = { 0: 9, 1: 8, 2: 7, 3: 5, 4: 5, 5: 6 } as const;
const day = { 6: 7, 7: 8, 8: 6, 9: 4, 10: 3, 11: 3, 12: 5, 13: 5, 14: 3, 15: 3, 16: 4 } as const;
const evening = { 17: 5, 18: 5, 19: 5, 20: 6, 21: 7, 22: 9, 23: 10 } as const;

/** A kiosk that never closes: commuters in the morning, the hungry at night. */
export const kiosk: Profile = {
  perDay: 90,
  weekdays: [0.85, 0.85, 0.9, 1, 1.25, 1.4, 1.05],
  months: [0.9, 0.9, 0.95, 1, 1.05, 1.1, 1.1, 1.1, 1.05, 1, 0.95, 1],
  hours: { ...night, ...day, ...evening },
  employees: ['Nuri', 'Jola', 'Bo'],
  minutes: [1, 3],
  takeAway: 1,
  tips: 0.05,
  discounts: 0,
  vouchers: 0,
  courses: [
    {
      share: 1.1,
      takeAway: true,
      articles: [
        article('701', 'Filterkaffee', 220, { ...coffee, weight: 5 }),
        article('702', 'Milchkaffee', 290, { ...coffee, weight: 3 }),
        article('711', 'Wasser 0,5 l', 190, { ...cold, weight: 4 }),
        article('712', 'Cola 0,33 l', 220, { ...cold, weight: 4 }),
        article('713', 'Eistee Pfirsich', 240, { ...cold, weight: 2 }),
        article('721', 'Helles 0,5 l', 250, { ...beer, weight: 4 }),
        article('722', 'Radler 0,5 l', 250, { ...beer, weight: 2 }),
      ],
    },
    {
      share: 0.6,
      takeAway: true,
      articles: [
        article('731', 'Bockwurst mit Semmel', 420, { ...hot, weight: 3 }),
        article('732', 'Leberkässemmel', 390, { ...hot, weight: 4 }),
        article('733', 'Butterbreze', 180, { ...hot, weight: 4 }),
        article('741', 'Schokoriegel', 150, { ...sweet, weight: 4 }),
        article('742', 'Kaugummi', 120, { ...sweet, weight: 2 }),
        article('743', 'Gesalzene Nüsse', 260, { ...sweet, weight: 2 }),
      ],
    },
    {
      share: 0.15,
      takeAway: true,
      articles: [
        article('751', 'Tageszeitung', 280, { ...press, weight: 3 }),
        article('752', 'Zeitschrift', 450, press),
        article('761', 'Feuerzeug', 200, travel),
        article('762', 'Regenschirm', 990, { ...travel, weight: 0.3 }),
        article('763', 'Ladekabel', 1290, { ...travel, weight: 0.4 }),
      ],
    },
  ],
};
