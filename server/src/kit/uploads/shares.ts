import { AppError } from '@tresen/domain/kit/errors';
import type { Asker } from '../queue/index.ts';

/** How much may be under way at once: arriving, waiting or worked on. */
export interface ShareBounds {
  readonly ofPerson: number;
  readonly ofTenant: number;
  readonly inAll: number;
}

export interface Shares {
  /**
   * Takes a share. Returns what gives it back, once.
   * @throws {AppError} UPLOADS_UNDER_WAY, BUSY
   */
  take(asker: Asker, ofPerson?: number): () => void;
}

const comeAgain = 5;

/** Shares of persons and tenants in what a process has under way. */
export const createShares = (bounds: ShareBounds): Shares => {
  const people = createCounts();
  const tenants = createCounts();
  let all = 0;
  const add = ({ tenantId, personId }: Asker, more: 1 | -1): void => {
    people.add(personId, more);
    tenants.add(tenantId, more);
    all += more;
  };
  return {
    take: (asker, ofPerson = bounds.ofPerson) => {
      const refusal = (of: 'person' | 'tenant', count: number) =>
        new AppError('UPLOADS_UNDER_WAY', { of, count, seconds: comeAgain });
      if (people.of(asker.personId) >= ofPerson) throw refusal('person', ofPerson);
      if (tenants.of(asker.tenantId) >= bounds.ofTenant) throw refusal('tenant', bounds.ofTenant);
      if (all >= bounds.inAll) throw new AppError('BUSY', { seconds: comeAgain });
      add(asker, 1);
      let isHeld = true;
      return () => {
        if (isHeld) add(asker, -1);
        isHeld = false;
      };
    },
  };
};

function createCounts() {
  const counts = new Map<string, number>();
  const of = (key: string): number => counts.get(key) ?? 0;
  return {
    of,
    add: (key: string, more: 1 | -1): void => {
      const count = of(key) + more;
      if (count > 0) counts.set(key, count);
      else counts.delete(key);
    },
  };
}
