import type { ButtonApp, ButtonLayout } from '@tresen/domain/master-data/buttons';
import {
  type ButtonGrid,
  changesBetween,
  type GridChanges,
  withChanges,
} from '@tresen/domain/master-data/buttons/grid';
import { type Draft, draftPlace } from '../../../kit/leave/index.ts';
import { isChanges, isFact, readGrid } from './draft-checks.ts';
import { type FactsByTarget, type TargetFacts, targetKey } from './targets.ts';

/** What was laid out and not saved, by the version that it went on from. */
export interface ButtonDraft {
  readonly grid: ButtonGrid;
  readonly version: number;
  /** What is stored in that version: from here on, mine and somebody else's differ. */
  readonly base: ButtonGrid;
}

/** Kept at each edit, so it is short: of 1,296 buttons only those that differ. */
interface DraftValues {
  readonly layout: ButtonLayout;
  readonly changes: GridChanges;
  /** Of what its buttons name: the server tells none of those that it has not stored. */
  readonly facts?: readonly (readonly [string, TargetFacts])[];
}

/** Both grids, as drafts were kept until November 2026: whoever had one then goes on with it. */
type WholeValues = Pick<ButtonDraft, 'grid' | 'base'>;

const placeOf = (templateId: string, app: ButtonApp) =>
  draftPlace<DraftValues | WholeValues>('buttonGrid', `${templateId}.${app}`);

/** What the draft of the same version changes: long, and written once for all of its edits. */
const basePlaceOf = (templateId: string, app: ButtonApp) =>
  draftPlace<ButtonGrid>('buttonBase', `${templateId}.${app}`);

/** Anybody may write into the storage: what is no grid without faults is no draft. */
export const readDraft = (templateId: string, app: ButtonApp): ButtonDraft | undefined => {
  const draft = placeOf(templateId, app).read();
  if (!draft) return undefined;
  const { version, values: kept } = draft;
  const values = 'grid' in kept ? kept : valuesOf(templateId, app, { version, values: kept });
  const [grid, base] = [readGrid(values?.grid, app), readGrid(values?.base, app)];
  return grid && base ? { version, grid, base } : undefined;
};

/** What the buttons of a draft are called and cost; nothing where there is none. */
export const readDraftFacts = (templateId: string, app: ButtonApp): FactsByTarget => {
  const { facts } = Object(placeOf(templateId, app).read()?.values);
  return new Map(Array.isArray(facts) ? facts.filter(isFact) : []);
};

export const writeDraft = (
  templateId: string,
  { grid, version, base }: ButtonDraft,
  known: FactsByTarget,
): void => {
  const place = placeOf(templateId, grid.app);
  const basePlace = basePlaceOf(templateId, grid.app);
  // Another tab may have kept one of another version, or given up both.
  if (place.read()?.version !== version || !basePlace.isKept()) basePlace.write({ version, values: base });
  const changes = changesBetween(base.mappings, grid.mappings);
  const keys = new Set(changes.mappings.map(({ target }) => targetKey(target)));
  const facts = [...known].filter(([key]) => keys.has(key));
  place.write({ version, values: { layout: grid.layout, changes, facts } });
};

export const forgetDraft = (templateId: string, app: ButtonApp): void => {
  placeOf(templateId, app).forget();
  basePlaceOf(templateId, app).forget();
};

/** What an edit made of the grid that lies beside it, unless that is of another version. */
function valuesOf(
  templateId: string,
  app: ButtonApp,
  { version, values }: Draft<DraftValues>,
): WholeValues | undefined {
  const kept = basePlaceOf(templateId, app).read();
  const base = kept?.version === version ? readGrid(kept.values, app) : undefined;
  const { layout, changes } = values;
  if (!base || !isChanges(changes)) return undefined;
  return { base, grid: { app, layout, mappings: withChanges(base.mappings, changes) } };
}
