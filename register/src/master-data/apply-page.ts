import type { Entity } from '@tresen/domain/kit/entities';
import { kinds, type ReferenceAt, referencesOf } from '@tresen/domain/master-data/kinds';
import {
  type Change,
  type ChangesPage,
  type FailureReason,
  readContent,
} from '@tresen/domain/master-data/sync';
import { inTransaction, type Store } from '../store/index.ts';
import { endFailure, hasFailures, noteFailure } from './failures.ts';
import { endProposalsOf } from './proposals.ts';
import {
  dropRecord,
  dropUnnamed,
  hasRecord,
  keepRecord,
  markChecked,
  putRecord,
  uncheckedRecords,
} from './records.ts';
import { listRefusals, type Refusal, reasonToRefuse } from './refusals.ts';
import { readSyncState, type SyncState, writeSyncState } from './sync-state.ts';

/**
 * Applies a page of changes and keeps its cursor, all in one transaction: a kill at any point loses nothing and doubles
 * nothing. With the last page of a run references are checked.
 * @param asked the cursor with which the page was asked for
 * @returns false when another process of this register has applied a page meanwhile
 */
export function applyPage(store: Store, asked: string | null, page: ChangesPage): boolean {
  return inTransaction(store, () => {
    const before = readSyncState(store);
    if (before.cursor !== asked) return false;
    const state = beginOrEndSnapshot(store, before, page);
    const circumstances = {
      round: state.round,
      refusals: listRefusals(store),
      hadFailures: hasFailures(store),
    };
    for (const change of page.changes) applyChange(store, change, circumstances);
    if (!page.hasMore) checkReferences(store);
    writeSyncState(store, { ...state, cursor: page.cursor });
    return true;
  });
}

function beginOrEndSnapshot(store: Store, state: SyncState, { isReset, isSnapshot }: ChangesPage): SyncState {
  const begun = isReset ? { ...state, isInSnapshot: true, round: state.round + 1 } : state;
  if (!begun.isInSnapshot || isSnapshot) return begun;
  dropUnnamed(store, begun.round);
  return { ...begun, isInSnapshot: false };
}

type Circumstances = Readonly<{ round: number; refusals: readonly Refusal[]; hadFailures: boolean }>;

function applyChange(store: Store, change: Change, circumstances: Circumstances): void {
  const { round, refusals, hadFailures } = circumstances;
  const { entity, id, version, content } = change;
  if (change.operation === 'delete') {
    dropRecord(store, entity, id);
    endFailure(store, entity, id);
    endProposalsOf(store, entity, id);
    return;
  }
  const reason = whyNot(change, refusals);
  if (reason === undefined) {
    putRecord(store, { entity, id, version, content: content ?? '' }, round);
    if (hadFailures) endFailure(store, entity, id);
  } else {
    keepRecord(store, entity, id, round);
    noteFailure(store, { entity, id, reason });
  }
}

/** Why this register does not take a change; undefined when it does. */
function whyNot({ entity, content }: Change, refusals: readonly Refusal[]): string | undefined {
  const kind: Entity | undefined = Object.hasOwn(kinds, entity)
    ? kinds[entity as keyof typeof kinds]
    : undefined;
  if (kind === undefined) return 'NOT_SUPPORTED' satisfies FailureReason;
  const read = readContent(kind, content ?? '');
  if (read.values === undefined) return 'UNREADABLE' satisfies FailureReason;
  return reasonToRefuse(refusals, entity, String(read.values[kind.title] ?? ''));
}

/** Records that came in this run and refer to what is not here are kept, and told of. */
function checkReferences(store: Store): void {
  const isHere = rememberingWhatIsHere(store);
  for (const { entity, id, content } of uncheckedRecords(store)) {
    if (referencesOf(entity, content).every(isHere)) continue;
    noteFailure(store, { entity, id, reason: 'MISSING_REFERENCE' satisfies FailureReason });
  }
  markChecked(store);
}

/** Many records refer to few: each is looked for once. */
function rememberingWhatIsHere(store: Store): (reference: ReferenceAt) => boolean {
  const known = new Map<string, boolean>();
  return ({ to, id }) => {
    const isHere = known.get(id) ?? hasRecord(store, to, id);
    known.set(id, isHere);
    return isHere;
  };
}
