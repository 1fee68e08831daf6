import { priceOf } from '@tresen/domain/sales/receipts';
import { findRecord, settingOn, type Values } from '../master-data/index.ts';
import { ownDay } from '../print/index.ts';
import { countryWords, makeReceipt, type PositionDraft, roundCash } from '../receipts/index.ts';
import { ownCountry, readLinkedRegister, type Store } from '../store/index.ts';
import { recordOf } from './button-words.ts';
import { covers } from './draw-grid.ts';
import type { OwnButton, OwnGrid } from './own-grid.ts';

/** Where a button is pressed; layer, row and column from 0. */
export type Press = Readonly<{ layer: number; row: number; column: number }>;

/** A button that cannot be pressed; said in one line. */
export class NotPressed extends Error {
  override readonly name = 'NotPressed';
}

/** What these functions pay with; what has none is paid in cash. */
const payments: Readonly<Record<string, 'cash' | 'debitCard'>> = {
  pay: 'cash',
  fastPayCash: 'cash',
  fastPayCard: 'debitCard',
};
const kinds = { cash: 'Bar', debitCard: 'ECKarte' } as const;

/**
 * Sells what the buttons sell, one piece for each press, as a receipt that waits for the cloud like all others. A button
 * that pays, the last one, says how it is paid.
 * @throws {NotPressed} where nothing sells there
 */
export function pressButtons(store: Store, grid: OwnGrid, presses: readonly Press[], at: number) {
  const buttons = presses.map((press) => buttonAt(grid, press));
  const last = buttons.at(-1);
  const payment = last?.kind === 'function' ? payments[last.targetId ?? ''] : undefined;
  const sold = payment ? buttons.slice(0, -1) : buttons;
  const pieces = Map.groupBy(sold, ({ targetId }) => targetId);
  const positions = [...pieces.values()].map((same) => positionOf(store, same));
  if (positions.length === 0) throw new NotPressed('none of these buttons sells anything');
  const amount = positions.reduce(
    (sum, { unitPrice, quantity = 1000 }) => sum + priceOf(unitPrice, quantity),
    0,
  );
  const currency = readLinkedRegister(store)?.currency ?? 'EUR';
  const country = ownCountry(store);
  const way = payment ?? 'cash';
  const draft = {
    ...{ at, positions, currency },
    payments: [{ kind: kinds[way], name: countryWords[country][way], amount }],
  };
  const step = Number(settingOn(store, 'payment.cashRounding', ownDay(store, at)));
  return makeReceipt(store, roundCash(draft, step, country));
}

function buttonAt(grid: OwnGrid, { layer, row, column }: Press): OwnButton {
  const button = grid.buttons.find((one) => covers(one, layer, row, column));
  if (!button) throw new NotPressed(`there is no button at ${placeOf({ layer, row, column })}`);
  return button;
}

/** As the editor counts, from 1. */
function placeOf({ layer, row, column }: Press): string {
  return [layer, row, column].map((one) => one + 1).join('.');
}

/** Presses of one article as one position. */
function positionOf(store: Store, same: readonly OwnButton[]): PositionDraft {
  const [button] = same;
  const record = button && recordOf(store, button);
  if (record?.entity !== 'article')
    throw new NotPressed(`the button at ${button && placeOf(button)} sells no article`);
  const { name, plu, price, prices, vatInHouseId, mainCategoryId } = record.content;
  const category = findRecord(store, 'category', String(mainCategoryId));
  return {
    text: String(name),
    unitPrice: ownPrice(price, prices),
    quantity: same.length * 1000,
    ...vatOf(findRecord(store, 'vat', String(vatInHouseId))?.content),
    article: {
      key: String(plu ?? record.id),
      id: record.id,
      ...(plu !== null && plu !== undefined && { plu: String(plu) }),
      ...(category && { category: String(category.content.name) }),
    },
  };
}

/** A price of group 1 counts instead of the article's own (docs/register-integration.md). */
function ownPrice(price: unknown, prices: unknown): number {
  const groups = (prices ?? []) as readonly Readonly<{ key: number; price: number }>[];
  return groups.find(({ key }) => key === 1)?.price ?? Number(price);
}

/** As the branch's own rates say, whichever country it is in; without one the general rate of that country. */
function vatOf(vat: Values | undefined): Pick<PositionDraft, 'vatKey' | 'vatRate'> {
  const [key, rate] = [Number(vat?.key), Number(vat?.value)];
  return Number.isInteger(key) && key > 0 && Number.isInteger(rate) ? { vatKey: key, vatRate: rate } : {};
}
