import { useQueryClient } from '@tanstack/react-query';
import type { Fault } from '@tresen/domain/kit/entities';
import { table as tableEntity } from '@tresen/domain/master-data/tables';
import { useDeferredValue, useEffect, useMemo, useReducer, useState } from 'react';
import type { RoomPlanFragment } from '../../../kit/graphql/generated/pos/graphql.ts';
import { useTexts } from '../../../kit/i18n/index.ts';
import { useUnsaved } from '../../../kit/leave/index.ts';
import { useNotify } from '../../../kit/notices/index.ts';
import { type PlanOutcome, savePlan } from './plan-api.ts';
import { forgetDraft, readDraft, writeDraft } from './plan-draft.ts';
import type { Edited } from './plan-edits.ts';
import { notesByTable, notesOf } from './plan-marks.ts';
import {
  beginPlan,
  changesOf,
  countChanges,
  type PlanChanges,
  type PlanState,
  planReducer,
} from './plan-state.ts';
import { factsOf, type PlanTable, planTable, withKeys } from './plan-table.ts';
import { planTexts } from './plan-texts.ts';

/** Milliseconds after the last edit until it is kept: writing all tables at each step would be felt. */
const draftAfterMs = 300;

/** Tables between which somebody has to choose. */
export type PlanConflict = Extract<PlanOutcome, { kind: 'conflict' }>;

/** The plan of a room under work: its tables, what is to be said of them, and saving all of it in one step. */
export const usePlan = (plan: RoomPlanFragment) => {
  const { room, numbersBeside } = plan;
  const t = useTexts(planTexts);
  const notify = useNotify();
  const client = useQueryClient();
  const [first] = useState(() => begun(plan));
  const [state, dispatch] = useReducer(planReducer, first.state);
  const [isRestored, setRestored] = useState(first.isRestored);
  const [isSaving, setSaving] = useState(false);
  const [conflict, setConflict] = useState<PlanConflict>();
  const [said, setSaid] = useState('');
  const { tables, stored, faults } = state;
  const changes = useMemo(() => changesOf({ stored, tables }), [stored, tables]);
  // What is dropped shows at once; what is to be said of it may come a frame later.
  const settled = useDeferredValue(tables);
  const notes = useSame(
    useMemo(() => notesOf(settled, room, numbersBeside, faults), [settled, room, numbersBeside, faults]),
  );
  const discard = () => {
    dispatch({ type: 'load', stored: withKeys(plan.tables.map(planTable), keysById(stored)) });
    setRestored(false);
  };
  const { isDirty, settle } = useKept(room.id, state, changes, discard);

  useEffect(() => {
    // Somebody else has saved, and nothing done here is in the way.
    if (isDirty || isSaving) return;
    const fresh = withKeys(plan.tables.map(planTable), keysById(stored));
    const isSame =
      fresh.length === stored.length &&
      fresh.every(({ id, version }) => stored.some((one) => one.id === id && one.version === version));
    if (!isSame) dispatch({ type: 'load', stored: fresh });
  }, [plan, isDirty, isSaving, stored]);

  const finish = (outcome: PlanOutcome) => {
    if (outcome.kind === 'conflict') return setConflict(outcome);
    if (outcome.kind === 'refused') {
      dispatch({ type: 'refused', faults: outcome.faults });
      return notify.error(t.notSaved);
    }
    const keys = new Map([...outcome.ids].map(([key, id]) => [id, key] as const));
    client.setQueryData(['records', 'room', 'plan', room.id], outcome.plan);
    const known = new Map([...keysById(stored), ...keys]);
    dispatch({ type: 'load', stored: withKeys(outcome.plan.tables.map(planTable), known) });
    forgetDraft(room.id);
    settle();
    setRestored(false);
    notify.success(t.saved);
    void client.invalidateQueries({ queryKey: ['records', 'table'] });
  };
  const send = async (wanted: PlanChanges) => {
    if (countChanges(wanted) === 0 || isSaving) return;
    const wrong = ownFaults(wanted.put, room.id);
    if (wrong.size > 0) {
      dispatch({ type: 'refused', faults: wrong });
      return notify.error(t.notSaved);
    }
    setSaving(true);
    try {
      finish(await savePlan(room.id, wanted));
    } catch (error) {
      notify.failure(error);
    }
    setSaving(false);
  };
  /** Goes on from what is stored now, with the tables as somebody chose them, and saves. */
  const settleConflict = (next: Pick<PlanState, 'stored' | 'tables'>) => {
    setConflict(undefined);
    dispatch({ type: 'load', ...next });
    void send(changesOf(next));
  };
  return {
    room,
    numbersBeside,
    state,
    changes,
    notes,
    notesOf: useMemo(() => notesByTable(notes), [notes]),
    isDirty,
    isSaving,
    isRestored,
    conflict,
    setConflict,
    settleConflict,
    said,
    /** Tells what happened to whoever does not see it. */
    say: setSaid,
    edit: (edited: Edited, name?: string) => dispatch({ type: 'edit', edited, ...(name && { name }) }),
    select: (keys: Iterable<string>) => dispatch({ type: 'select', keys }),
    undo: () => {
      dispatch({ type: 'undo' });
      setSaid(t.saidUndone);
    },
    redo: () => {
      dispatch({ type: 'redo' });
      setSaid(t.saidRedone);
    },
    save: () => void send(changes),
    discard,
  };
};
export type PlanWork = ReturnType<typeof usePlan>;

/** How the plan begins: as it is stored, or as it was left. */
function begun({ room, tables }: RoomPlanFragment): {
  readonly state: PlanState;
  readonly isRestored: boolean;
} {
  const stored = tables.map(planTable);
  const draft = readDraft(room.id, stored);
  const state = draft ? beginPlan(stored, draft) : beginPlan(stored);
  const isRestored = countChanges(changesOf(state)) > 0;
  return { state: isRestored ? state : beginPlan(stored), isRestored };
}

/** A value that stays the same object for as long as it says the same: what shows it need not render again. */
function useSame<T>(value: T): T {
  const text = JSON.stringify(value);
  const [kept, setKept] = useState({ text, value });
  if (kept.text === text) return kept.value;
  setKept({ text, value });
  return value;
}

function keysById(tables: readonly PlanTable[]): ReadonlyMap<string | null, string> {
  return new Map(tables.map(({ id, key }) => [id, key]));
}

/** Keeps what is not saved, and gives it up when somebody leaves it. */
function useKept(roomId: string, state: PlanState, changes: PlanChanges, discard: () => void) {
  const isDirty = countChanges(changes) > 0;
  const { tables, stored } = state;
  useEffect(() => {
    if (!isDirty) {
      forgetDraft(roomId);
      return undefined;
    }
    const write = () => writeDraft(roomId, tables, stored);
    const timer = setTimeout(write, draftAfterMs);
    window.addEventListener('pagehide', write);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', write);
    };
  }, [roomId, isDirty, tables, stored]);
  const settle = useUnsaved(isDirty, { onDiscard: discard, params: ['tab'] });
  return { isDirty, settle };
}

/** What the rules of the domain find wrong with tables that would be sent. */
function ownFaults(put: readonly PlanTable[], roomId: string): ReadonlyMap<string, readonly Fault[]> {
  return new Map(
    put.flatMap((one) => {
      const { faults } = tableEntity.check({ ...factsOf(one), roomId });
      return faults.length > 0 ? [[one.key, faults] as const] : [];
    }),
  );
}
