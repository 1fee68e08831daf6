import { type ChangedTopic, hubMethods } from '@tresen/domain/fleet/live';
import { Coalescer } from './coalescer.ts';
import { webGroup } from './group-names.ts';

/** What changed; `unitId` is null when it concerns the whole tenant. */
export interface TenantChange {
  readonly tenantId: string;
  readonly unitId: string | null;
  readonly topic: ChangedTopic;
}

type Send = (groups: readonly string[], method: string, told: object) => void;

/** News of more branches than this within an interval are told as news of the tenant. */
const maxUnits = 8;

/** The branches with news of one topic within an interval. */
interface Crowd {
  told: number;
  /** Of these the tenant is told at the interval's end, in one message. */
  readonly waiting: Set<string>;
}

/**
 * Tells the web clients of a tenant and of a branch what changed: soon, of a branch at most once in an interval, and of
 * five hundred branches that change together in one message.
 */
export class TenantNews {
  readonly #intervalMs: number;
  readonly #send: Send;
  readonly #news: Coalescer;
  readonly #crowds = new Map<string, Crowd>();
  readonly #timers = new Set<NodeJS.Timeout>();

  constructor(intervalMs: number, send: Send) {
    this.#intervalMs = intervalMs;
    this.#send = send;
    this.#news = new Coalescer(intervalMs);
  }

  tell(change: TenantChange): void {
    const { tenantId, unitId, topic } = change;
    this.#news.run(`${tenantId}/${unitId}/${topic}`, () => this.#pass(change));
  }

  stop(): void {
    this.#news.stop();
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    this.#crowds.clear();
  }

  #pass(change: TenantChange): void {
    const { tenantId, unitId, topic } = change;
    const crowd = unitId === null ? undefined : this.#crowdOf(tenantId, topic);
    if (unitId === null || !crowd) this.#sendTo([], change);
    else if (crowd.told >= maxUnits) crowd.waiting.add(unitId);
    else {
      crowd.told += 1;
      this.#sendTo([unitId], change);
    }
  }

  #sendTo(unitIds: readonly string[], { tenantId, topic, unitId }: TenantChange): void {
    const units = unitIds.map((id) => webGroup(tenantId, { kind: 'unit', unitId: id }));
    this.#send([webGroup(tenantId, { kind: 'tenant' }), ...units], hubMethods.changed, { topic, unitId });
  }

  #crowdOf(tenantId: string, topic: ChangedTopic): Crowd {
    const key = `${tenantId}/${topic}`;
    const known = this.#crowds.get(key);
    if (known) return known;
    const crowd: Crowd = { told: 0, waiting: new Set() };
    this.#crowds.set(key, crowd);
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      this.#crowds.delete(key);
      if (crowd.waiting.size > 0) this.#sendTo([...crowd.waiting], { tenantId, topic, unitId: null });
    }, this.#intervalMs).unref();
    this.#timers.add(timer);
    return crowd;
  }
}
