import { entityStatus, type Fault } from '@tresen/domain/kit/entities';
import { AppError } from '@tresen/domain/kit/errors';
import * as z from 'zod/mini';
import { audit } from '../../kit/audit/index.ts';
import { type Ctx, tenantOf, userOf } from '../../kit/context/index.ts';
import { inTenant } from '../../kit/db/pools.ts';
import { parseInput } from '../../kit/input/index.ts';
import {
  findRecords,
  type RecordsPort,
  type StoredRecord,
  saveRecord,
  takeChanges,
} from '../../kit/records/index.ts';
import { decide, findProposal, type ProposalRow, sendAgain } from './proposals.store.ts';
import { type ProposalsPort, tellProposals } from './propose.service.ts';

export interface DecideDependencies extends ProposalsPort {
  readonly port: RecordsPort;
}

/** What a decision ends in. Faults: the record would break a rule with the proposed values, so nothing has changed. */
export interface Decided {
  readonly isSuccess: boolean;
  readonly message: string | null;
  readonly modelId: string;
  readonly faults: readonly Fault[];
}

interface Found {
  readonly proposal: ProposalRow;
  readonly record: StoredRecord | undefined;
}

/**
 * Somebody accepts an edit that was made at a register: the record gets its values, over what may have been changed in
 * the cloud meanwhile, which people saw beside it.
 * @param version of the record that the person saw; with another one nothing changes and the message is CONFLICT
 * @throws {AppError} NOT_FOUND when it is decided already, or the record is gone
 */
export const acceptProposal = async (
  ctx: Ctx,
  deps: DecideDependencies,
  id: string,
  version: number,
): Promise<Decided> => {
  const found = await findOpen(ctx, deps, id);
  const { proposal, record } = found;
  if (!record || record.status < entityStatus.inactive)
    throw new AppError('NOT_FOUND', { what: proposal.entity });
  const source = deps.sources[proposal.entity];
  const input = { ...proposal.changes, id: record.id, version };
  const { isSuccess, message, faults } = await saveRecord(ctx, deps.port, source, input);
  if (!isSuccess) return { isSuccess, message, modelId: id, faults };
  await settle(ctx, deps, found, { state: 'accepted', reason: null });
  return decided(id);
};

const reasonSchema = z.object({ reason: z.nullish(z.string().check(z.trim(), z.maxLength(200))) });

/**
 * Somebody refuses an edit that was made at a register, which then has the cloud's values again.
 * @throws {AppError} NOT_FOUND when it is decided already, INVALID_INPUT for a reason that is too long
 */
export const refuseProposal = async (
  ctx: Ctx,
  deps: DecideDependencies,
  id: string,
  given: string | null | undefined,
): Promise<Decided> => {
  const { reason } = parseInput(reasonSchema, { reason: given });
  await settle(ctx, deps, await findOpen(ctx, deps, id), { state: 'refused', reason: reason || null });
  return decided(id);
};

function findOpen(ctx: Ctx, { sources }: DecideDependencies, id: string): Promise<Found> {
  return inTenant(ctx.db, tenantOf(ctx), async (tx) => {
    const proposal = await findProposal(tx, id);
    if (proposal?.state !== 'open') throw new AppError('NOT_FOUND', { what: 'proposal' });
    const [record] = await findRecords(tx, sources[proposal.entity], [proposal.recordId]);
    return { proposal, record };
  });
}

/** Notes the decision, and tells those who show it. */
async function settle(
  ctx: Ctx,
  deps: DecideDependencies,
  { proposal, record }: Found,
  decision: { readonly state: 'accepted' | 'refused'; readonly reason: string | null },
): Promise<void> {
  const tenantId = tenantOf(ctx);
  const { userId, name } = userOf(ctx);
  const { table, entity } = deps.sources[proposal.entity];
  await inTenant(ctx.db, tenantId, async (tx) => {
    deps.port.tell(tx, { tenantId, unitIds: [proposal.unitId] });
    tellProposals(tx, tenantId, proposal.unitId);
    const at = new Date(ctx.now());
    if (!(await decide(tx, proposal.id, decision, { userId, name }, at))) return;
    await deps.countProposals(tx, proposal.unitId, -1, at);
    // The register has the cloud's version again, as an ordinary change.
    if (decision.state === 'refused')
      await sendAgain(tx, table, proposal.recordId, await takeChanges(tx, tenantId, 1));
    await audit(ctx, tx, tenantId, {
      action: decision.state === 'accepted' ? 'accept' : 'refuse',
      entity: 'proposal',
      entityId: proposal.id,
      newValues: {
        name: String(record?.[entity.title] ?? ''),
        recordId: proposal.recordId,
        ...(decision.reason !== null && { reason: decision.reason }),
      },
    });
  });
}

function decided(modelId: string): Decided {
  return { isSuccess: true, message: null, modelId, faults: [] };
}
