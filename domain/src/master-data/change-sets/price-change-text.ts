import type { ChangeWords } from './change-words.ts';
import type { PriceChange } from './changes.ts';

/** How an amount in euros is written. */
export const money = { style: 'currency', currency: 'EUR' } as const;
/** How a share of one is written, in percent. */
export const percent = { style: 'percent', maximumFractionDigits: 2 } as const;

/** What a change does to prices: `Preis + 5 %, auf 0,10 € gerundet`. */
export const priceText = (change: PriceChange, words: ChangeWords): string => {
  const { rounding, direction, by } = change;
  const isRounded = by.kind !== 'to' && (rounding !== 'cent' || direction !== 'nearest');
  const rounded = isRounded ? `, ${words.rounded(words.roundings[rounding], direction)}` : '';
  return `${pricesText(change, words)} ${byText(change, words)}${rounded}`;
};

function pricesText({ prices }: PriceChange, words: ChangeWords): string {
  if (prices === 'main') return words.price;
  return prices === 'all' ? words.everyPrice : words.priceOfKey(prices);
}

function byText({ by }: PriceChange, words: ChangeWords): string {
  if (by.kind === 'to') return new Intl.NumberFormat(words.locale, money).format(by.cents / 100);
  if (by.kind === 'percent') return signed(words, by.hundredths / 10_000, percent);
  return signed(words, by.cents / 100, money);
}

function signed(words: ChangeWords, value: number, options: Intl.NumberFormatOptions): string {
  const size = new Intl.NumberFormat(words.locale, options).format(Math.abs(value));
  return `${value < 0 ? '−' : '+'} ${size}`;
}
