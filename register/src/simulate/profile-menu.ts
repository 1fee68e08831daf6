import type { OwnRecord } from '@tresen/domain/master-data/take-over';
import { vatRatesOn } from '@tresen/domain/master-data/vats';
import type { Article, Goods, Profile } from './profile.ts';

const mainCategories: Readonly<Record<Goods, Readonly<{ name: string; colour: string; vatKey: number }>>> = {
  drink: { name: 'Getränke', colour: '#1565c0', vatKey: 1 },
  food: { name: 'Speisen', colour: '#2e7d32', vatKey: 2 },
  groceries: { name: 'Lebensmittel', colour: '#2e7d32', vatKey: 2 },
  goods: { name: 'Waren', colour: '#6d4c41', vatKey: 1 },
};

const vatTexts: Readonly<Record<number, Readonly<{ name: string; symbol: string }>>> = {
  1: { name: 'Regelsteuersatz', symbol: 'A' },
  2: { name: 'Ermäßigter Steuersatz', symbol: 'B' },
};

const kitchen = { key: 'Küche', group: 'kitchen' } as const;
const bar = { key: 'Theke', group: 'bar' } as const;
const counter = { key: 'Bondrucker', group: 'receipt' } as const;

/** What goods cost to buy as a part of their price: usual shares, so that owners see what their assortment earns. */
const costShares: Readonly<Record<Goods, number>> = { drink: 0.22, food: 0.28, groceries: 0.6, goods: 0.5 };

/** Course in which a category is served; what is not named has none. */
const courses: Readonly<Record<string, number>> = { Vorspeisen: 1, Hauptgerichte: 2, Desserts: 3 };

/** What a profile sells as the records of a till: rates, categories in two levels, printers, articles by PLU. */
export function menuOf({ courses: parts, tables }: Profile, day: string): OwnRecord[] {
  const articles = [...new Map(parts.flatMap((part) => part.articles).map((one) => [one.key, one])).values()];
  const goods = [...new Set(articles.map((article) => article.goods))];
  const named = [...new Map(articles.map(({ category, goods: kind }) => [category, kind]))];
  const categories = named.filter(([name, kind]) => name !== mainCategories[kind].name);
  const printers = tables ? [counter, kitchen, bar] : [counter];
  return [
    ...vatRatesOn('DE', day).flatMap(vatRecord),
    ...goods.map((kind, sort) => mainCategory(kind, sort)),
    ...categories.map(([name, kind], sort) => ({
      entity: 'category' as const,
      key: name,
      content: { name, sort, parentId: mainCategories[kind].name },
    })),
    ...printers.map(({ key, group }) => ({ entity: 'printer' as const, key, content: { name: key, group } })),
    ...articles.map((article) => articleRecord(article, tables !== undefined)),
  ];
}

function vatRecord({ key, rate }: Readonly<{ key: number; rate: number }>): OwnRecord[] {
  const texts = vatTexts[key];
  if (texts === undefined) return [];
  return [{ entity: 'vat', key: String(key), content: { ...texts, value: rate, key } }];
}

function mainCategory(kind: Goods, sort: number): OwnRecord {
  const { name, colour } = mainCategories[kind];
  return { entity: 'category', key: name, content: { name, sort, colour, parentId: null } };
}

function articleRecord({ key, text, price, goods, category, unit }: Article, isServed: boolean): OwnRecord {
  const { name: main, vatKey } = mainCategories[goods];
  const course = courses[category];
  return {
    entity: 'article',
    key,
    content: {
      name: text,
      plu: key,
      price,
      ...(price > 0 && { purchasePrice: Math.round(price * costShares[goods]) }),
      unit: unit ?? (isServed && goods === 'food' ? 'portion' : 'piece'),
      mainCategoryId: main,
      ...(category !== main && { subcategoryId: category }),
      vatInHouseId: String(vatKey),
      vatOutOfHouseId: String(vatKey),
      ...(isServed && { printerId: goods === 'food' ? kitchen.key : bar.key }),
      ...(course !== undefined && { course }),
    },
  };
}
