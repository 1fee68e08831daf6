import { entityStatus } from '@tresen/domain/kit/entities';
import { AppError } from '@tresen/domain/kit/errors';
import { type ProposedField, proposedFields } from '@tresen/domain/master-data/proposals';
import * as z from 'zod/mini';
import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import { inTenant, type Tx } from '../../kit/db/pools.ts';
import type { PageInfo } from '../../kit/graphql/index.ts';
import { findRecords, type StoredRecord } from '../../kit/records/index.ts';
import { countOpen, listOpen, type ProposalRow } from './proposals.store.ts';
import type { Sources } from './propose.service.ts';

/** A proposal beside the record as it is now. */
export interface ShownProposal extends ProposalRow {
  /** How the record is called; empty when it is gone. */
  readonly recordName: string;
  /** Its version now; null when it is gone, and the proposal can only be refused. */
  readonly currentVersion: number | null;
  /** The branches of the record, in all of which it changes; null is all. Empty when it is gone. */
  readonly recordUnitIds: readonly string[] | null;
  /** Somebody has changed the record in the cloud since the register had its copy. */
  readonly isOutdated: boolean;
  readonly fields: readonly ProposedField[];
}

export interface ProposalConnection {
  readonly nodes: readonly ShownProposal[];
  readonly pageInfo: PageInfo;
  readonly totalCount: number;
}

const pageSize = { default: 25, max: 100 } as const;
const placeSchema = z.tuple([z.iso.datetime(), z.uuid()]);

/** The proposals that nobody has decided, newest first. @throws {AppError} INVALID_INPUT for a place that is none */
export const openProposals = (
  ctx: Ctx,
  sources: Sources,
  first: number,
  after: string | undefined,
): Promise<ProposalConnection> =>
  inTenant(ctx.db, tenantOf(ctx), async (tx) => {
    const size = Math.min(Math.max(first || pageSize.default, 1), pageSize.max);
    const rows = await listOpen(tx, size + 1, after === undefined ? undefined : readPlace(after));
    const page = rows.slice(0, size);
    const records = await recordsOf(tx, sources, page);
    const last = page.at(-1);
    return {
      nodes: page.map((proposal) => shownWith(sources, proposal, records.get(proposal.recordId))),
      pageInfo: { endCursor: last ? cursorOf(last) : null, hasNextPage: rows.length > size },
      totalCount: await countOpen(tx),
    };
  });

function readPlace(cursor: string) {
  try {
    const [receivedAt, id] = placeSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    return { receivedAt, id };
  } catch {
    throw new AppError('INVALID_INPUT', { field: 'after' });
  }
}

async function recordsOf(
  tx: Tx,
  sources: Sources,
  proposals: readonly ProposalRow[],
): Promise<ReadonlyMap<string, StoredRecord>> {
  const found = new Map<string, StoredRecord>();
  for (const entity of new Set(proposals.map((proposal) => proposal.entity))) {
    const ids = proposals.filter((proposal) => proposal.entity === entity).map(({ recordId }) => recordId);
    for (const record of await findRecords(tx, sources[entity], ids)) found.set(record.id, record);
  }
  return found;
}

function shownWith(sources: Sources, proposal: ProposalRow, stored: StoredRecord | undefined): ShownProposal {
  const record = stored && stored.status >= entityStatus.inactive ? stored : undefined;
  const current = record ? { ...record, isActive: record.status === entityStatus.active } : {};
  return {
    ...proposal,
    recordName: String(stored?.[sources[proposal.entity].entity.title] ?? ''),
    currentVersion: record?.version ?? null,
    recordUnitIds: record ? record.unitIds : [],
    isOutdated: record?.version !== proposal.baseVersion,
    fields: proposedFields(proposal, current),
  };
}

function cursorOf({ receivedAt, id }: ProposalRow): string {
  return Buffer.from(JSON.stringify([receivedAt.toISOString(), id])).toString('base64url');
}
