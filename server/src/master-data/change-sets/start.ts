import type { EntityName } from '@tresen/domain/kit/entities';
import type { ChangeSetKind } from '@tresen/domain/master-data/change-sets';
import { audit } from '../../kit/audit/index.ts';
import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import type { Tx } from '../../kit/db/pools.ts';
import { newId } from '../../kit/ids/index.ts';
import { type Description, findRequested, insertChangeSet, setTotal } from './change-sets.store.ts';

/** A set that somebody begins. */
export interface SetRequest {
  readonly kind: ChangeSetKind;
  readonly entity: EntityName;
  readonly description: Description;
  /** How many records it is about; or a step that fixes which, and counts them. */
  readonly total: number | ((setId: string) => Promise<number>);
  /** The same for a second click; without it each call begins a set of its own. */
  readonly requestKey?: string | null | undefined;
  readonly change?: unknown;
  readonly seenSeq?: number | null | undefined;
  readonly undoOf?: string | null | undefined;
  /** The first of the sets that are done together; null for that one. */
  readonly together?: string | null | undefined;
}

export interface BegunSet {
  readonly id: string;
  /** False when an earlier request with the same key has begun it. */
  readonly isNew: boolean;
}

/**
 * Begins a set in the caller's transaction and writes the one entry about it into the audit log. Nothing is changed
 * before somebody runs it.
 */
export const beginChangeSet = async (ctx: Ctx, tx: Tx, request: SetRequest): Promise<BegunSet> => {
  const tenantId = tenantOf(ctx);
  const { caller } = ctx;
  const { kind, entity, description, total, requestKey = null, change = null, seenSeq = null } = request;
  const id = newId();
  const isNew = await insertChangeSet(tx, tenantId, {
    id,
    kind,
    entity,
    description,
    change,
    requestKey,
    seenSeq,
    undoOf: request.undoOf ?? null,
    together: request.together === null ? id : (request.together ?? null),
    total: 0,
    actorId: caller.kind === 'user' ? caller.userId : null,
    actorName: caller.kind === 'public' ? 'system' : caller.name,
    createdAt: new Date(ctx.now()),
  });
  if (!isNew && requestKey !== null) {
    const known = await findRequested(tx, requestKey);
    return { id: known?.id ?? id, isNew: false };
  }
  const count = typeof total === 'number' ? total : await total(id);
  await setTotal(tx, id, count);
  await audit(ctx, tx, tenantId, {
    action: kind,
    entity: 'changeSet',
    entityId: id,
    newValues: { name: description.de, type: entity, total: count },
  });
  return { id, isNew: true };
};
