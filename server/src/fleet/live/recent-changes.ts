import { type ChangedTopic, changedTopics, recallMs } from '@tresen/domain/fleet/live';

type TopicsByTenant = Map<string, Set<ChangedTopic>>;

/**
 * What changed in each tenant lately: for pages that asked for their data some seconds before they joined, so that they
 * need to ask again for no more than that. Holds the last `recallMs` and up to as much before.
 */
export class RecentChanges {
  #latest: TopicsByTenant = new Map();
  #before: TopicsByTenant = new Map();
  /** What changed before this process began is not known: for that long everything may have. */
  #knowsAll = false;
  readonly #timer: NodeJS.Timeout;

  constructor(intervalMs: number = recallMs) {
    this.#timer = setInterval(() => {
      this.#before = this.#latest;
      this.#latest = new Map();
      this.#knowsAll = true;
    }, intervalMs).unref();
  }

  note(tenantId: string, topic: ChangedTopic): void {
    const topics = this.#latest.get(tenantId);
    if (topics) topics.add(topic);
    else this.#latest.set(tenantId, new Set([topic]));
  }

  of(tenantId: string): readonly ChangedTopic[] {
    if (!this.#knowsAll) return changedTopics;
    return [...new Set([...(this.#before.get(tenantId) ?? []), ...(this.#latest.get(tenantId) ?? [])])];
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
