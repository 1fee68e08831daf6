import { AppError } from '@tresen/domain/kit/errors';

// A preview of everything takes seconds of the database's time, and a person waits for one at a time.
const maxPerTenant = 3;

/**
 * Lets a few previews of each tenant run at once, in this process.
 * @returns runs the work, or throws {AppError} TOO_MANY_REQUESTS
 */
export const createPreviewTurns = () => {
  const underWay = new Map<string, number>();
  return async <T>(tenantId: string, work: () => Promise<T>): Promise<T> => {
    const running = underWay.get(tenantId) ?? 0;
    if (running >= maxPerTenant) throw new AppError('TOO_MANY_REQUESTS', { seconds: 5 });
    underWay.set(tenantId, running + 1);
    try {
      return await work();
    } finally {
      const left = (underWay.get(tenantId) ?? 1) - 1;
      if (left > 0) underWay.set(tenantId, left);
      else underWay.delete(tenantId);
    }
  };
};
