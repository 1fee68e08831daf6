import { AppError } from '@tresen/domain/kit/errors';
import {
  endWhenCancelled,
  sellersDayOf,
  serviceStateOf,
  startOfSellersDay,
  yearlyPriceOf,
} from '@tresen/domain/shop/services';
import * as z from 'zod/mini';
import type { LicenceService } from '../../fleet/licence-service/index.ts';
import { audit } from '../../kit/audit/index.ts';
import { type Ctx, tenantOf, userOf } from '../../kit/context/index.ts';
import { emitChanged, inSystem, inTenant, type Tx } from '../../kit/db/pools.ts';
import type { SaveResult } from '../../kit/graphql/index.ts';
import { parseInput } from '../../kit/input/index.ts';
import type { Mail } from '../../kit/mail/index.ts';
import { connectionOf, type NamesConnection, type NamesPage, namesPage } from '../../kit/paging/index.ts';
import { endingMail } from './ending-mail.ts';
import {
  endService,
  holdService,
  listServices,
  pricesOfServices,
  readMailReader,
  type ServiceEnd,
  type ServiceFilter,
  type ShopService,
} from './services.store.ts';

/** What services need of the rest of the server. */
export interface ServicesPort {
  /** What a service has made ends with it. */
  readonly licences: Pick<LicenceService, 'endLicences'>;
  readonly queueMail: (tx: Tx, mail: Mail) => Promise<void>;
  /** Address of this server, without a slash at the end. */
  readonly publicUrl: string;
}

/** A page of services, and how the whole list is found again for its sums. */
export interface ServiceConnection extends NamesConnection<ShopService> {
  readonly filter: ServiceFilter;
  readonly page: NamesPage;
}

/** What the list is asked for. */
export interface ServicesArgs {
  readonly search?: string | null | undefined;
  /** Those that are over, instead of those that go on. */
  readonly isEnded?: boolean | null | undefined;
  readonly first?: number | null | undefined;
  readonly after?: string | null | undefined;
}

/** What the tenant has booked, by name. @throws {AppError} INVALID_INPUT for a place that is none */
export const servicePage = async (ctx: Ctx, args: ServicesArgs): Promise<ServiceConnection> => {
  const page = namesPage(args);
  const filter = { isEnded: args.isEnded ?? false, today: todayOf(ctx) };
  const rows = await inTenant(ctx.db, tenantOf(ctx), (tx) => listServices(tx, filter, page));
  return { ...connectionOf(rows, page), filter, page };
};

/** How many services a list has, and what they cost in a year, in net cents. */
export interface ServiceSums {
  readonly count: number;
  readonly yearlyPrice: number;
}

/** The sums of a whole list. */
export const sumsOfServices = async (
  ctx: Ctx,
  { filter, page }: Pick<ServiceConnection, 'filter' | 'page'>,
): Promise<ServiceSums> => {
  const rows = await inTenant(ctx.db, tenantOf(ctx), (tx) => pricesOfServices(tx, filter, page));
  const yearlyPrice = rows.reduce(
    (sum, { price, billingIntervalMonths }) => sum + yearlyPriceOf(price, billingIntervalMonths),
    0,
  );
  return { count: rows.length, yearlyPrice };
};

const changeSchema = z.object({
  id: z.uuid(),
  version: z.int(),
  endsOn: z.iso.date(),
});

/**
 * Cancels a service for the day that the person was asked about; until then it goes on.
 * @throws {AppError} INVALID_INPUT, NOT_FOUND, CONFLICT (it was changed or cancelled meanwhile, or would end on another
 *   day by now)
 */
export const cancelService = (ctx: Ctx, port: ServicesPort, input: unknown): Promise<SaveResult> => {
  const asked = parseInput(changeSchema, input);
  return changeEnd(ctx, port, 'cancel', asked, (service) => {
    const endsOn = endWhenCancelled(service, todayOf(ctx));
    if (service.endsOn !== null || endsOn !== asked.endsOn) throw new AppError('CONFLICT', { endsOn });
    return { endsOn, cancelledAt: new Date(ctx.now()), cancelledByName: userOf(ctx).name };
  });
};

const renewSchema = z.pick(changeSchema, { id: true, version: true });

/**
 * Takes a cancellation back: the service goes on as if it had never been cancelled. One that is over is booked anew in
 * the shop.
 * @throws {AppError} INVALID_INPUT, NOT_FOUND, CONFLICT (it was changed meanwhile, is over, or was not cancelled)
 */
export const renewService = (ctx: Ctx, port: ServicesPort, input: unknown): Promise<SaveResult> => {
  const asked = parseInput(renewSchema, input);
  return changeEnd(ctx, port, 'renew', asked, (service) => {
    if (serviceStateOf(service, todayOf(ctx)) !== 'ending') throw new AppError('CONFLICT');
    return { endsOn: null, cancelledAt: null, cancelledByName: null };
  });
};

function todayOf(ctx: Ctx) {
  return sellersDayOf(ctx.now());
}

/** Changes how a service ends, if it is still the one that the person looked at. */
async function changeEnd(
  ctx: Ctx,
  port: ServicesPort,
  action: 'cancel' | 'renew',
  asked: Pick<ShopService, 'id' | 'version'>,
  endOf: (service: ShopService) => ServiceEnd,
): Promise<SaveResult> {
  const tenantId = tenantOf(ctx);
  const { userId, actingAs } = userOf(ctx);
  // Support cancels for somebody, who has to know of it.
  const reader = await inSystem(ctx.db, (tx) => readMailReader(tx, actingAs?.userId ?? userId));
  await inTenant(ctx.db, tenantId, async (tx) => {
    const service = await holdService(tx, asked.id);
    if (!service) throw new AppError('NOT_FOUND', { what: 'shopService' });
    if (service.version !== asked.version) throw new AppError('CONFLICT', { version: service.version });
    const end = endOf(service);
    const now = new Date(ctx.now());
    await endService(tx, service.id, end, now);
    const endsAt = end.endsOn === null ? null : new Date(startOfSellersDay(end.endsOn));
    await port.licences.endLicences(tx, service, endsAt, now);
    if (reader)
      await port.queueMail(tx, endingMail(port.publicUrl, reader, { ...service, ...end }, todayOf(ctx)));
    await audit(ctx, tx, tenantId, {
      entity: 'shopService',
      action,
      entityId: service.id,
      oldValues: loggedEnd(service, service.endsOn),
      newValues: loggedEnd(service, end.endsOn),
    });
    emitChanged(tx, 'services', tenantId);
  });
  return { isSuccess: true, modelId: asked.id };
}

function loggedEnd({ name, customerName }: ShopService, endsOn: string | null) {
  return {
    name,
    customer: customerName,
    to: endsOn,
  };
}
