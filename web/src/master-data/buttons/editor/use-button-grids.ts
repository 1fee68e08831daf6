import { useQueryClient } from '@tanstack/react-query';
import type { ButtonApp } from '@tresen/domain/master-data/buttons';
import {
  type ButtonGrid,
  cellKey,
  gridDifferences,
  inReadingOrder,
  isSameGrid,
  mergedGrid,
} from '@tresen/domain/master-data/buttons/grid';
import { useCallback, useEffect, useMemo, useReducer, useState } from 'react';
import type { Side } from '../../../kit/conflicts/index.ts';
import { useStable } from '../../../kit/editor/index.ts';
import { useTexts } from '../../../kit/i18n/index.ts';
import { useUnsaved } from '../../../kit/leave/index.ts';
import { useNotify } from '../../../kit/notices/index.ts';
import { forgetDraft, readDraft, readDraftFacts, writeDraft } from './button-draft.ts';
import { type SaveOutcome, type StoredGrid, saveGrid, type TemplateGrids } from './buttons-api.ts';
import { buttonTexts } from './buttons-texts.ts';
import { beginGrid, type GridAction, type GridState, gridReducer, isChanged } from './grid-state.ts';
import type { FactsByTarget } from './targets.ts';

type Grids = ReadonlyMap<ButtonApp, GridState>;
interface AppAction {
  readonly app: ButtonApp;
  readonly action: GridAction | { readonly type: 'begin'; readonly state: GridState };
}

/** Milliseconds after the last edit until it is kept. */
const draftAfterMs = 300;

/** Where somebody else has saved in between. */
export interface GridConflict {
  readonly app: ButtonApp;
  readonly theirs: StoredGrid;
}

/** The key under which the buttons of a template are known. */
export const gridsKey = (templateId: string) => ['records', 'buttonTemplate', 'grids', templateId] as const;

/** The buttons of all apps of a template under work, and saving those that were changed. */
export const useButtonGrids = (template: TemplateGrids) => {
  const { id } = template;
  const t = useTexts(buttonTexts);
  const notify = useNotify();
  const client = useQueryClient();
  const [grids, dispatch] = useReducer(gridsReducer, template, begun);
  const [isRestored, setRestored] = useState(() => changedOf(grids).length > 0);
  const [isSaving, setSaving] = useState(false);
  const [conflict, setConflict] = useState<GridConflict>();
  const { facts, learn } = useFacts(template);
  // In the order of their tabs, in whichever they came.
  const changed = template.apps.flatMap((app) => changedOf(grids).filter(({ stored }) => stored.app === app));
  const isDirty = changed.length > 0;
  const discard = () => {
    for (const { grid, version } of template.grids)
      dispatch({ app: grid.app, action: { type: 'load', stored: grid, version } });
    setRestored(false);
  };
  const settle = useKept(id, grids, facts, isDirty, discard);
  const onRestored = useCallback(() => setRestored(true), []);
  useFresh(template, grids, isSaving, dispatch, onRestored);

  /** True when it is stored. */
  const take = (app: ButtonApp, sent: ButtonGrid, outcome: SaveOutcome): boolean => {
    if (outcome.kind === 'conflict') {
      const { grid: stored, version } = outcome.theirs;
      // The answer to an earlier try was lost: nobody is to choose between the same and the same.
      if (isStoredAs(sent, stored)) return take(app, sent, { kind: 'saved', stored, version });
      setConflict({ app, theirs: outcome.theirs });
    }
    if (outcome.kind === 'refused') {
      dispatch({ app, action: { type: 'select', keys: outcome.wrong.map(cellKey) } });
      notify.error(t.notSaved);
    }
    if (outcome.kind !== 'saved') return false;
    const { stored, version } = outcome;
    dispatch({ app, action: { type: 'stored', sent, stored, version } });
    forgetDraft(id, app);
    return true;
  };
  const send = async (wanted: readonly GridState[]) => {
    if (wanted.length === 0 || isSaving) return;
    setSaving(true);
    try {
      let isWhole = true;
      for (const { history, version, stored: base } of wanted) {
        const { present } = history;
        isWhole = take(present.app, present, await saveGrid(id, present, { base, version })) && isWhole;
      }
      if (isWhole) {
        settleAll(wanted);
        setRestored(false);
        notify.success(t.saved);
      }
      void client.invalidateQueries({ queryKey: ['records', 'buttonTemplate'] });
    } catch (error) {
      notify.failure(error);
    }
    setSaving(false);
  };
  const { settleAll } = useStable({
    /** All that was changed is stored, unless more was changed meanwhile. */
    settleAll: (sent: readonly GridState[]) => {
      const isSent = ({ history }: GridState) => sent.some((one) => one.history.present === history.present);
      if (changed.every(isSent)) settle();
    },
  });
  /** Goes on from what is stored now, with each difference as somebody chose it, and saves. */
  const settleConflict = ({ app, theirs }: GridConflict, sideOf: (index: number) => Side) => {
    const state = grids.get(app);
    setConflict(undefined);
    if (!state) return;
    const versions = { mine: state.history.present, theirs: theirs.grid, base: state.stored };
    const grid = mergedGrid(versions, gridDifferences(versions), sideOf);
    const load = { type: 'load', stored: theirs.grid, version: theirs.version, grid } as const;
    learn(theirs.facts);
    dispatch({ app, action: load });
    const next = gridReducer(state, load);
    if (isChanged(next)) void send([next]);
    else forgetDraft(id, app);
  };
  return {
    ...{ grids, facts, learn, changed, isDirty, isSaving, isRestored, conflict, setConflict },
    ...{ discard, settleConflict },
    act: useCallback((app: ButtonApp, action: GridAction) => dispatch({ app, action }), []),
    save: () => void send(changed),
  };
};
export type ButtonGrids = ReturnType<typeof useButtonGrids>;

/** How the grids begin: as they are stored, or as they were left. */
function begun({ id, grids }: TemplateGrids): Grids {
  return new Map(grids.map((stored) => [stored.grid.app, begunOf(id, stored)]));
}

function begunOf(id: string, { grid, version }: StoredGrid): GridState {
  const draft = readDraft(id, grid.app);
  // What it went on from stays its version: a save then finds out who was faster.
  const state = draft ? beginGrid(draft.base, draft.version, draft.grid) : beginGrid(grid, version);
  return isChanged(state) ? state : beginGrid(grid, version);
}

function gridsReducer(grids: Grids, { app, action }: AppAction): Grids {
  const state = grids.get(app);
  if (action.type === 'begin') return new Map(grids).set(app, action.state);
  return state ? new Map(grids).set(app, gridReducer(state, action)) : grids;
}

function changedOf(grids: Grids): readonly GridState[] {
  return [...grids.values()].filter(isChanged);
}

/** What somebody else saves shows where nothing done here is in the way; so does an app that comes later, or was added. */
function useFresh(
  template: TemplateGrids,
  grids: Grids,
  isSaving: boolean,
  dispatch: (action: AppAction) => void,
  onRestored: () => void,
): void {
  useEffect(() => {
    if (isSaving) return;
    for (const stored of template.grids) {
      const { grid, version } = stored;
      const state = grids.get(grid.app);
      if (!state) {
        const begun = begunOf(template.id, stored);
        dispatch({ app: grid.app, action: { type: 'begin', state: begun } });
        if (isChanged(begun)) onRestored();
        continue;
      }
      const action = version > state.version && freshened(state, stored);
      if (action) dispatch({ app: grid.app, action });
    }
  }, [template, grids, isSaving, dispatch, onRestored]);
}

/** How newer buttons take the place of those that are shown; undefined where what was done here is in the way. */
function freshened({ stored, history }: GridState, { grid, version }: StoredGrid): GridAction | undefined {
  const { present } = history;
  if (isSameGrid(present, stored)) return { type: 'load', stored: grid, version };
  return isStoredAs(present, grid) ? { type: 'stored', sent: present, stored: grid, version } : undefined;
}

/** What was sent is stored, though nobody was told: the connection or the server went in between. */
function isStoredAs(sent: ButtonGrid, stored: ButtonGrid): boolean {
  return isSameGrid({ ...sent, mappings: inReadingOrder(sent.mappings) }, stored);
}

function useFacts({ id, apps, grids }: TemplateGrids) {
  const [learned, setLearned] = useState<FactsByTarget>(
    () => new Map(apps.flatMap((app) => [...readDraftFacts(id, app)])),
  );
  const learn = useCallback(
    (facts: FactsByTarget) => setLearned((before) => new Map([...before, ...facts])),
    [],
  );
  const facts: FactsByTarget = useMemo(
    () => new Map([...learned, ...grids.flatMap((one) => [...one.facts])]),
    [learned, grids],
  );
  return { facts, learn };
}

/** Keeps what is not saved, and gives it up when somebody leaves it. */
function useKept(
  id: string,
  grids: Grids,
  facts: FactsByTarget,
  isDirty: boolean,
  discard: () => void,
): () => void {
  useEffect(() => {
    const write = () => {
      for (const [app, state] of grids)
        if (isChanged(state)) writeDraft(id, draftOf(state), facts);
        else forgetDraft(id, app);
    };
    const timer = setTimeout(write, draftAfterMs);
    window.addEventListener('pagehide', write);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', write);
    };
  }, [id, grids, facts]);
  return useUnsaved(isDirty, { onDiscard: discard, params: ['tab'] });
}

function draftOf({ history, version, stored }: GridState): {
  readonly grid: ButtonGrid;
  readonly version: number;
  readonly base: ButtonGrid;
} {
  return { grid: history.present, version, base: stored };
}
