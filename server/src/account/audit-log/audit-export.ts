import { Readable } from 'node:stream';
import { type AuditFilter, auditFilterSchema, auditLanguages } from '@tresen/domain/account/audit-log';
import { isTimeZone } from '@tresen/domain/kit/business-day';
import { AppError } from '@tresen/domain/kit/errors';
import * as z from 'zod/mini';
import { audit } from '../../kit/audit/index.ts';
import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import { inTenant } from '../../kit/db/pools.ts';
import { parseInput } from '../../kit/input/index.ts';
import { csvHead, csvLine, csvTimes } from './audit-csv.ts';
import { type AuditNode, readAudit } from './audit-log.service.ts';

/** How a file is written: its words, and the zone of its times. */
const writingSchema = z.object({
  language: z._default(z.enum(auditLanguages), 'de'),
  zone: z._default(z.string().check(z.refine(isTimeZone, { error: 'ZONE_UNKNOWN' })), 'Europe/Berlin'),
});

/** What an address asks for: the filter of the list, and how the file is written. */
export type AuditExport = { readonly filter: AuditFilter } & z.infer<typeof writingSchema>;

/** Reads the parameters of an address. @throws {AppError} INVALID_INPUT */
export const parseExport = (query: unknown): AuditExport => {
  const { actingOnly, ...rest } = { ...(query as Record<string, unknown>) };
  return {
    filter: parseInput(auditFilterSchema, { ...rest, actingOnly: actingOnly === 'true' }),
    ...parseInput(writingSchema, rest),
  };
};

// Entries that are read, written and forgotten together: some 10 ms of this process's time.
const batchSize = 500;

// A client that takes nothing for so long has gone, or holds a turn that somebody else of its tenant waits for.
const longestStallMs = 60_000;

// Each costs a reader for as long as it runs, and a person waits for one at a time.
const maxPerTenant = 2;

/**
 * Makes the exporter: the entries that match as a CSV file, newest first, as a stream. It holds some hundred entries at a
 * time and no connection to the database meanwhile, reads on as fast as the client takes, and ends when the client goes
 * or takes nothing for `stallMs`.
 */
export const createAuditExport = (stallMs = longestStallMs) => {
  const enter = createTurns();
  /** @throws {AppError} TOO_MANY_REQUESTS */
  return async (ctx: Ctx, asked: AuditExport): Promise<Readable> => {
    const leave = enter(tenantOf(ctx));
    try {
      const first = await firstBatch(ctx, asked);
      const pieces = untilStalled(textOf(ctx, asked, first), stallMs, () => file.destroy());
      const file = Readable.from(pieces, { objectMode: false });
      return file.once('close', leave);
    } catch (error) {
      leave();
      throw error;
    }
  };
};

/** Counts the exports under way of each tenant, in this process. */
function createTurns() {
  const underWay = new Map<string, number>();
  const leave = (tenantId: string): void => {
    const left = (underWay.get(tenantId) ?? 1) - 1;
    if (left > 0) underWay.set(tenantId, left);
    else underWay.delete(tenantId);
  };
  /** @throws {AppError} TOO_MANY_REQUESTS */
  const enter = (tenantId: string): (() => void) => {
    const running = underWay.get(tenantId) ?? 0;
    if (running >= maxPerTenant) throw new AppError('TOO_MANY_REQUESTS', { seconds: 10 });
    underWay.set(tenantId, running + 1);
    return () => leave(tenantId);
  };
  return enter;
}

/** The newest entries and, after them, the entry about the export itself: it is not in its own file. */
function firstBatch(ctx: Ctx, { filter }: AuditExport): Promise<AuditNode[]> {
  return inTenant(ctx.db, tenantOf(ctx), async (tx) => {
    const nodes = await readAudit(tx, filter, batchSize);
    await audit(ctx, tx, tenantOf(ctx), {
      action: 'export',
      entity: 'auditLog',
      entityId: tenantOf(ctx),
      newValues: given(filter),
    });
    return nodes;
  });
}

function given(filter: AuditFilter): Record<string, unknown> {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value));
}

/** Passes pieces on; calls `cut` when one is not taken in time. What it takes to make one does not count. */
async function* untilStalled<T>(pieces: AsyncIterable<T>, limitMs: number, cut: () => void) {
  for await (const piece of pieces) {
    const timer = setTimeout(cut, limitMs);
    try {
      yield piece;
    } finally {
      clearTimeout(timer);
    }
  }
}

async function* textOf(ctx: Ctx, asked: AuditExport, first: readonly AuditNode[]) {
  const { filter, language } = asked;
  const time = csvTimes(language, asked.zone);
  yield csvHead(language);
  for (let nodes = first; nodes.length > 0; ) {
    yield nodes.map((node) => csvLine(node, language, time)).join('');
    const last = nodes.length < batchSize ? undefined : nodes.at(-1)?.id;
    if (last === undefined) return;
    nodes = await inTenant(ctx.db, tenantOf(ctx), (tx) => readAudit(tx, filter, batchSize, last));
  }
}
