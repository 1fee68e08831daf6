import type { EntityName } from '@tresen/domain/kit/entities';
import type { ChangedValues, ChangeFault } from '@tresen/domain/master-data/change-sets';
import * as z from 'zod/mini';
import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import { inTenant } from '../../kit/db/pools.ts';
import { parseInput } from '../../kit/input/index.ts';
import { countsOf, nameOf } from './apply-chunk.ts';
import type { OutcomeCounts } from './change-sets.store.ts';
import { lastSeq } from './names.store.ts';
import type { Step } from './plan-chunk.ts';
import { plannedSteps, selectedRecords } from './planned-steps.ts';
import type { ChangeSetPort } from './run-change-set.ts';
import type { BulkRequest } from './selection.ts';

/** What would become of one record. */
export interface PreviewRow {
  readonly recordId: string;
  readonly name: string;
  readonly old: ChangedValues | null;
  readonly new: ChangedValues | null;
  readonly faults: readonly ChangeFault[];
}

export interface Preview {
  readonly entity: EntityName;
  readonly total: number;
  readonly counts: OutcomeCounts;
  /** The change counter: goes with the start, so that what changes meanwhile is left alone. */
  readonly seenSeq: number;
  /** The first of those that cannot be changed, and of those that can; in the order of ids. */
  readonly faulty: readonly PreviewRow[];
  readonly changed: readonly PreviewRow[];
}

/** What a bulk change would do, counted exactly over all selected records; nothing is changed. */
export const previewChange = (
  ctx: Ctx,
  port: ChangeSetPort,
  request: BulkRequest,
  size: number,
): Promise<Preview> =>
  inTenant(ctx.db, tenantOf(ctx), async (tx) => {
    const { entity } = request;
    const seenSeq = await lastSeq(tx);
    const ids = await selectedRecords(ctx, tx, port, request);
    let counts: OutcomeCounts = countsOf([]);
    const rows = { faulty: [] as PreviewRow[], changed: [] as PreviewRow[] };
    for await (const steps of plannedSteps(tx, port, tenantOf(ctx), request, ids)) {
      counts = add(counts, countsOf(steps));
      for (const step of steps) {
        const { outcome } = step.plan;
        const list = outcome === 'changed' || outcome === 'faulty' ? rows[outcome] : [];
        if (list.length < size) list.push(rowOf(port, entity, step));
      }
    }
    return { entity, total: ids.length, counts, seenSeq, ...rows };
  });

const afterSchema = z.uuid();

/** Rows of a preview behind a record, or the first ones: those that cannot be changed, or those that can. */
export const previewRows = (
  ctx: Ctx,
  port: ChangeSetPort,
  request: BulkRequest,
  page: {
    readonly outcome: 'changed' | 'faulty';
    readonly after: string | null | undefined;
    readonly size: number;
  },
): Promise<readonly PreviewRow[]> =>
  inTenant(ctx.db, tenantOf(ctx), async (tx) => {
    const after = page.after ? parseInput(afterSchema, page.after).toLowerCase() : '';
    const ids = (await selectedRecords(ctx, tx, port, request)).filter((id) => id > after);
    const rows: PreviewRow[] = [];
    for await (const steps of plannedSteps(tx, port, tenantOf(ctx), request, ids)) {
      const meant = steps.filter(({ plan }) => plan.outcome === page.outcome);
      rows.push(...meant.map((step) => rowOf(port, request.entity, step)));
      if (rows.length >= page.size) break;
    }
    return rows.slice(0, page.size);
  });

function add(sum: OutcomeCounts, more: OutcomeCounts): OutcomeCounts {
  return {
    changed: sum.changed + more.changed,
    unchanged: sum.unchanged + more.unchanged,
    faulty: sum.faulty + more.faulty,
    changedSince: sum.changedSince + more.changedSince,
    gone: sum.gone + more.gone,
  };
}

function rowOf(port: ChangeSetPort, entity: EntityName, step: Step): PreviewRow {
  const { plan } = step;
  return {
    recordId: step.id,
    name: nameOf(port.sources[entity], step),
    old: plan.outcome === 'changed' ? plan.old : null,
    new: plan.new ?? null,
    faults: plan.outcome === 'changed' ? [] : plan.faults,
  };
}
