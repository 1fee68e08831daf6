import { sellersDayOf } from '@tresen/domain/shop/services';
import type { LicenceService } from '../../fleet/licence-service/index.ts';
import { audit } from '../../kit/audit/index.ts';
import { type Database, emitChanged, inSystem } from '../../kit/db/pools.ts';
import {
  findOverServices,
  holdOverService,
  noteEnded,
  type OverService,
  stillPaidFor,
} from './end-services.store.ts';

/** What the end of services needs of the rest of the server. */
export interface ServiceEndingDeps {
  readonly db: Database;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly licences: Pick<LicenceService, 'endAddOns'>;
}

const byItself = { caller: { kind: 'public', principal: 'public' }, requestId: null } as const;

/**
 * Takes back what cancelled services had made, once their term is over. Once a minute by any process; one that fails
 * holds up no other, and is tried again.
 * @throws {AggregateError} with what failed, when the others are done
 */
export const createServiceEnding = (deps: ServiceEndingDeps) => async (): Promise<void> => {
  const at = new Date(deps.now());
  const over = await inSystem(deps.db, (tx) => findOverServices(tx, sellersDayOf(at.getTime())));
  const failures: unknown[] = [];
  for (const found of over) await endOne(deps, found, at).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, 'services could not be ended');
};

/** In one transaction, so that it is done once: the add-ons, the mark, and the entry in the log. */
function endOne(
  { db, licences }: ServiceEndingDeps,
  found: Pick<OverService, 'tenantId' | 'id'>,
  at: Date,
): Promise<void> {
  return inSystem(db, async (tx) => {
    const today = sellersDayOf(at.getTime());
    const service = await holdOverService(tx, found, today);
    if (!service) return;
    const paid = await stillPaidFor(tx, service, today);
    const shopNumbers = service.products.filter((product) => !paid.has(product));
    await licences.endAddOns(tx, { ...service, shopNumbers }, at);
    await noteEnded(tx, service, at);
    await audit(byItself, tx, service.tenantId, {
      entity: 'shopService',
      action: 'end',
      entityId: service.id,
      newValues: { name: service.name, customer: service.customerName, to: service.endsOn },
    });
    // What was rented ends with its service.
    for (const topic of ['services', 'licences'] as const) emitChanged(tx, topic, service.tenantId);
  });
}
