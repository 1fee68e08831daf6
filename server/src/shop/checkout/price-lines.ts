import type { LicenceCheck } from '@tresen/domain/fleet/licences';
import type { CartLine, CheckoutObstacle, LicenceCheckResult } from '@tresen/domain/shop/cart';
import {
  checkLines,
  checkOfLine,
  type LineFault,
  needsKeyCheck,
  orderLineOf,
  rebuildLine,
} from '@tresen/domain/shop/checkout';
import type { OrderedLine, OrderLine } from '@tresen/domain/shop/orders';
import type { ShopLanguage } from '@tresen/domain/shop/products';
import type { Asker, LicenceService } from '../../fleet/licence-service/index.ts';
import { type Ctx, tenantOf, userOf } from '../../kit/context/index.ts';
import { inTenant } from '../../kit/db/pools.ts';
import { catalogueOfLines } from './catalogue-of-lines.ts';

/** What is to be priced, as the browser sent it. */
export interface LinesToPrice {
  readonly lines: readonly OrderedLine[];
  readonly customerId: string | null;
  readonly language: ShopLanguage;
}

/** The order as the server sees it. Amounts in cents, net. */
export interface PricedLines {
  readonly lines: readonly OrderLine[];
  readonly net: number;
  readonly faults: readonly LineFault[];
  readonly obstacles: readonly CheckoutObstacle[];
}

type Check = (service: LicenceService, who: Asker, line: CartLine) => Promise<LicenceCheckResult>;

const checks: Readonly<Record<LicenceCheck, Check>> = {
  updatePrice: (service, who, { licenseKey, upgradeValue, id }) =>
    service.updatePrice(who, licenseKey, upgradeValue ?? 0, id),
  reactivate: (service, who, { licenseKey }) => service.reactivate(who, licenseKey),
  addOn: (service, who, { licenseKey, id }) => service.addOn(who, licenseKey, id),
  pro: (service, who, { licenseKey, id }) => service.pro(who, licenseKey, id),
};

/**
 * Prices what somebody wants to order: by the catalogue and its discounts at this moment, and by the licence service.
 * Nothing but the choice is taken from the browser (decisions SHP-75). Used for the preview and for the order.
 */
export const priceLines = async (
  ctx: Ctx,
  service: LicenceService,
  { lines, customerId, language }: LinesToPrice,
): Promise<PricedLines> => {
  const nowMs = ctx.now();
  const reader = { language, now: new Date(nowMs) };
  const catalogue = await inTenant(ctx.db, tenantOf(ctx), (tx) => catalogueOfLines(tx, lines, reader));
  const rebuilt = lines.map((line) => rebuildLine(line, { catalogue, customerId, nowMs }));
  const sold = rebuilt.flatMap(({ line }) => line ?? []);
  const who = { tenantId: tenantOf(ctx), userId: userOf(ctx).userId };
  const checked = checkLines(sold, await checkAll(service, who, sold));
  const priced = checked.lines.map(orderLineOf);
  return {
    lines: priced,
    net: priced.reduce((sum, { total }) => sum + total, 0),
    faults: [...rebuilt.flatMap(({ fault }) => fault ?? []), ...checked.faults],
    obstacles: checked.obstacles,
  };
};

/** One after the other: a cart of hundreds of keys must not take all connections at once. */
async function checkAll(
  service: LicenceService,
  who: Asker,
  lines: readonly CartLine[],
): Promise<Map<string, LicenceCheckResult>> {
  const results = new Map<string, LicenceCheckResult>();
  for (const line of lines) {
    const check = checkOfLine(line);
    if (check) results.set(line.lineId, await checks[check](service, who, line));
    else if (needsKeyCheck(line))
      results.set(line.lineId, await service.extension(who, line.licenseKey, line.id));
  }
  return results;
}
