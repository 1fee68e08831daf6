import { AppError } from '@tresen/domain/kit/errors';
import { type PlaceOrder, placeOrderSchema } from '@tresen/domain/shop/checkout';
import { isPaidAgain } from '@tresen/domain/shop/debits';
import type { OrderLine } from '@tresen/domain/shop/orders';
import { audit } from '../../kit/audit/index.ts';
import { type Ctx, tenantOf, userOf } from '../../kit/context/index.ts';
import { emitChanged, inSystem, inTenant, type Tx } from '../../kit/db/pools.ts';
import { parseInput } from '../../kit/input/index.ts';
import type { KeyedHash } from '../../kit/secrets/index.ts';
import { orderProject } from '../cart/index.ts';
import { readCreditorOfSeller } from '../debits/index.ts';
import { findOrderByKey, insertOrder, type NewOrder, type PlacedOrder } from '../orders/index.ts';
import { currentTerms } from '../terms/index.ts';
import {
  readBuyerName,
  readCompanyPhone,
  readContact,
  readCustomerName,
  readMailAddress,
} from './checkout.store.ts';
import type { CheckoutPort } from './checkout-port.ts';
import { confirmationMail } from './confirmation-mail.ts';
import { type OrderSums, sumsOf } from './order-sums.ts';
import { sellerOf } from './preview-order.ts';
import { type PricedLines, priceLines } from './price-lines.ts';
import { type SealedPayment, sealDebit } from './sealed-payment.ts';

type Checked = Omit<NewOrder, 'buyerName' | 'customerName'>;

/**
 * Places an order, once for each key: whoever sends again, since the answer was lost, gets the order that stands
 * (decisions SHP-81). The server prices it anew; with another total than the person saw it is refused, with the new
 * figures.
 * @throws {AppError} INVALID_INPUT, ORDER_NOT_READY, ORDER_TOTAL_CHANGED, ORDER_KEY_USED, CART_ALREADY_ORDERED,
 * TERMS_CHANGED, SHOP_WITHOUT_SELLER, DEBIT_NOT_OFFERED, MANDATE_CHANGED
 */
export const placeOrder = async (ctx: Ctx, port: CheckoutPort, given: unknown): Promise<PlacedOrder> => {
  const order = parseInput(placeOrderSchema, given);
  const contentHash = hashBy(port.vault.keyedHash, order);
  const findPlaced = () => inTenant(ctx.db, tenantOf(ctx), (tx) => findOrderByKey(tx, order.idempotencyKey));
  const before = await findPlaced();
  if (before) return sameOrder(before, port, order);
  const checked = await checkOrder(ctx, port, order, contentHash);
  const { userId, actingAs } = userOf(ctx);
  const to = await inSystem(ctx.db, (tx) => readMailAddress(tx, actingAs?.userId ?? userId));
  const placed = await writeOrder(ctx, port, order, checked, to);
  if (!placed) {
    const other = await findPlaced();
    if (!other) throw new Error('an order that stands is not found by its key');
    return sameOrder(other, port, order);
  }
  return placed;
};

/** The order that was placed with a key; null for none. @throws {AppError} INVALID_INPUT for a key that is none */
export const orderOfKey = async (ctx: Ctx, given: string): Promise<PlacedOrder | null> => {
  const key = parseInput(placeOrderSchema.shape.idempotencyKey, given);
  return (await inTenant(ctx.db, tenantOf(ctx), (tx) => findOrderByKey(tx, key))) ?? null;
};

/** Names an order by all that was sent. With a key, since the IBAN in it must not be guessed from what is stored. */
function hashBy(hash: KeyedHash, order: PlaceOrder): string {
  return hash('shopOrder', Buffer.from(JSON.stringify(order))).toString('base64url');
}

/** The order that came of this key. @throws {AppError} ORDER_KEY_USED when something else was sent with it */
function sameOrder(placed: PlacedOrder, { vault }: CheckoutPort, order: PlaceOrder): PlacedOrder {
  if (!vault.keyedHashes.some((hash) => placed.contentHash === hashBy(hash, order)))
    throw new AppError('ORDER_KEY_USED', { number: placed.number });
  return placed;
}

/** Everything about the order that can be found out before it is written. */
async function checkOrder(
  ctx: Ctx,
  port: CheckoutPort,
  order: PlaceOrder,
  contentHash: string,
): Promise<Checked> {
  await refuseOldTerms(ctx, order);
  const seller = await sellerOf(ctx);
  const priced = await priceLines(ctx, port.licences, order);
  refuseFaults(priced);
  const { billingAddress, deliveryAddress, vatId, termsVersion, note, language, idempotencyKey } = order;
  const { country } = billingAddress;
  const nowMs = ctx.now();
  const sums = sumsOf(priced.net, { seller: seller.seller.country, country, vatId, nowMs });
  refuseOtherTotal(order, sums);
  const { userId, name } = userOf(ctx);
  return {
    tenantId: tenantOf(ctx),
    seller,
    idempotencyKey,
    contentHash,
    customerId: order.customerId,
    lines: priced.lines,
    billingAddress,
    deliveryAddress,
    vatId: vatId || null,
    ...(await sealPayment(ctx, port, order, priced.lines)),
    termsVersion,
    note,
    purchaseOrderNumber: order.purchaseOrderNumber ?? '',
    ...(await contactOf(ctx)),
    language,
    ...sums,
    placedBy: userId,
    placedByName: name,
    placedAt: new Date(nowMs),
  };
}

/** @throws {AppError} TERMS_CHANGED when others apply by now than those that were agreed to */
async function refuseOldTerms(ctx: Ctx, { termsVersion, language }: PlaceOrder): Promise<void> {
  const terms = await currentTerms(ctx, language);
  if (terms?.version !== termsVersion) throw new AppError('TERMS_CHANGED');
}

/** @throws {AppError} ORDER_NOT_READY with the first thing that is wrong; the preview tells all */
function refuseFaults({ faults, obstacles }: PricedLines): void {
  const [fault] = faults;
  if (fault) throw new AppError('ORDER_NOT_READY', { reason: fault.code, name: fault.name });
  const [obstacle] = obstacles;
  if (obstacle) throw new AppError('ORDER_NOT_READY', { reason: obstacle, name: '' });
}

/** Nobody pays what they did not see. @throws {AppError} ORDER_TOTAL_CHANGED with the figures of now */
function refuseOtherTotal({ expectedGross }: PlaceOrder, { totals, vat }: OrderSums): void {
  if (totals.gross === expectedGross) return;
  throw new AppError('ORDER_TOTAL_CHANGED', { ...totals, rate: vat.rate });
}

/**
 * How the order is paid, as it is kept, with the mandate that the buyer gives.
 * @throws {AppError} DEBIT_NOT_OFFERED where the seller collects no debits, MANDATE_CHANGED when somebody else collects by
 * now than the mandate said that was agreed to
 */
async function sealPayment(
  ctx: Ctx,
  { vault }: CheckoutPort,
  { payment, idempotencyKey, language }: PlaceOrder,
  lines: readonly OrderLine[],
): Promise<SealedPayment> {
  if (payment.kind === 'invoice') return { payment: { kind: 'invoice' }, sealedIban: null };
  const creditor = await inTenant(ctx.db, tenantOf(ctx), readCreditorOfSeller);
  if (!creditor) throw new AppError('DEBIT_NOT_OFFERED');
  if (payment.creditorId !== null && payment.creditorId !== creditor.creditorId)
    throw new AppError('MANDATE_CHANGED');
  return sealDebit(vault, payment, { idempotencyKey, creditor, isRecurring: isPaidAgain(lines), language });
}

/** How the seller reaches who orders: by their own telephone, or that of their company. */
async function contactOf(ctx: Ctx): Promise<Pick<NewOrder, 'buyerEmail' | 'buyerPhone'>> {
  const { userId, actingAs } = userOf(ctx);
  const { email, phone } = await inSystem(ctx.db, (tx) => readContact(tx, actingAs?.userId ?? userId));
  const buyerPhone = phone ?? (await inTenant(ctx.db, tenantOf(ctx), readCompanyPhone));
  return { buyerEmail: email, buyerPhone };
}

/** In one transaction: the order with its first event, the cart that it came from, its entry in the log, and the mail. */
async function writeOrder(
  ctx: Ctx,
  port: CheckoutPort,
  { projectId, customerId }: PlaceOrder,
  checked: Checked,
  to: string | undefined,
): Promise<PlacedOrder | undefined> {
  return inTenant(ctx.db, tenantOf(ctx), async (tx) => {
    const order = { ...checked, ...(await namesOf(tx, customerId)) };
    const placed = await insertOrder(tx, order, port.jobs);
    if (!placed) return undefined;
    const lineIds = order.lines.map(({ lineId }) => lineId);
    if (projectId !== null && !(await orderProject(ctx, tx, projectId, lineIds)))
      throw new AppError('CART_ALREADY_ORDERED');
    await logOrder(ctx, tx, order, placed);
    if (to !== undefined)
      await port.queueMail(tx, { to, ...confirmationMail(port.publicUrl, placed, order) });
    emitChanged(tx, 'cart', checked.tenantId);
    emitChanged(tx, 'orders', checked.tenantId, checked.seller.id);
    return placed;
  });
}

/** The customer's name, or the buyer's own without one. @throws {AppError} INVALID_INPUT for somebody else's customer */
async function namesOf(tx: Tx, customerId: string | null) {
  const buyerName = await readBuyerName(tx);
  if (customerId === null) return { buyerName, customerName: buyerName };
  const customerName = await readCustomerName(tx, customerId);
  if (customerName === undefined) throw new AppError('INVALID_INPUT', { field: 'customerId' });
  return { buyerName, customerName };
}

/** What the buyer's log says of an order; how it is paid stands in the order alone. */
function logOrder(ctx: Ctx, tx: Tx, order: NewOrder, placed: PlacedOrder): Promise<void> {
  return audit(ctx, tx, order.tenantId, {
    entity: 'shopOrder',
    action: 'place',
    entityId: placed.id,
    newValues: {
      name: placed.number,
      customer: order.customerName,
      ordered: order.lines.map(({ quantity, name }) => `${quantity} × ${name}`),
      gross: `${(order.totals.gross / 100).toFixed(2)} €`,
    },
  });
}
