import { BoundedMap } from '../../kit/bounded-map/index.ts';
import type { Events } from '../../kit/events/index.ts';

/** The cursors of a branch's registers, or of all of the tenant's; undefined where it has no register. */
interface Bounds {
  readonly lowest: number | null;
  readonly highest: number | null;
}

interface OfTenant {
  /** By branch; null is the whole tenant. */
  readonly cursors: Map<string | null, Bounds | undefined>;
  /** Kinds of which no record was refused by a register. */
  readonly unfailing: Set<string>;
  /** Milliseconds of the monotonic clock. */
  readonly until: number;
}

const maxTenants = 1_000;
/** For what changes without anybody saying so: a register that is heard again after 30 days counts again. */
const heldMs = 5_000;

/**
 * How far registers are, as this process read it last: lists ask for it with every page, and it changes when a register
 * takes something. Dropped with every event of the tenant but those of records that registers have yet to take: how far
 * they are stays as it is, and whoever saves is shown it each time.
 */
export class KnownFacts {
  readonly #tenants = new BoundedMap<string, OfTenant>(maxTenants);
  readonly #now: () => number;

  constructor({ listen }: Pick<Events, 'listen'>, now: () => number = () => performance.now()) {
    this.#now = now;
    listen((event) => {
      if ('tenantId' in event && !event.forRegisters) this.#tenants.delete(event.tenantId);
    });
  }

  /** What is known of a tenant. Who asks takes it before asking and writes into it: what changed meanwhile is dropped with it. */
  of(tenantId: string): OfTenant {
    const known = this.#tenants.get(tenantId);
    if (known && known.until > this.#now()) return known;
    const fresh = { cursors: new Map(), unfailing: new Set<string>(), until: this.#now() + heldMs };
    this.#tenants.set(tenantId, fresh);
    return fresh;
  }
}
