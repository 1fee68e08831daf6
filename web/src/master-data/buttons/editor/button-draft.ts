import type { ButtonApp } from '@tresen/domain/master-data/buttons';
import { type ButtonGrid, type ButtonMapping, gridFaults } from '@tresen/domain/master-data/buttons/grid';
import { draftPlace } from '../../../kit/leave/index.ts';
import { type FactsByTarget, type TargetFacts, targetKey, targetOfKey } from './targets.ts';

/** What was laid out and not saved, by the version that it went on from. */
export interface ButtonDraft {
  readonly grid: ButtonGrid;
  readonly version: number;
  /** What is stored in that version: from here on, mine and somebody else's differ. */
  readonly base: ButtonGrid;
}

interface DraftValues {
  readonly grid: ButtonGrid;
  readonly base: ButtonGrid;
  /** Of what its buttons name: the server tells none of those that it has not stored. */
  readonly facts?: readonly (readonly [string, TargetFacts])[];
}

const placeOf = (templateId: string, app: ButtonApp) =>
  draftPlace<DraftValues>('buttonGrid', `${templateId}.${app}`);

/** Anybody may write into the storage: what is no grid without faults is no draft. */
export const readDraft = (templateId: string, app: ButtonApp): ButtonDraft | undefined => {
  const draft = placeOf(templateId, app).read();
  const [grid, base] = [readGrid(draft?.values.grid, app), readGrid(draft?.values.base, app)];
  return draft && grid && base ? { version: draft.version, grid, base } : undefined;
};

/** What the buttons of a draft are called and cost; nothing where there is none. */
export const readDraftFacts = (templateId: string, app: ButtonApp): FactsByTarget => {
  const facts: unknown = placeOf(templateId, app).read()?.values.facts;
  return new Map(Array.isArray(facts) ? facts.filter(isFact) : []);
};

export const writeDraft = (
  templateId: string,
  { grid, version, base }: ButtonDraft,
  known: FactsByTarget,
): void => {
  const keys = new Set(grid.mappings.map(({ target }) => targetKey(target)));
  const facts = [...known].filter(([key]) => keys.has(key));
  placeOf(templateId, grid.app).write({ version, values: { grid, base, facts } });
};

export const forgetDraft = (templateId: string, app: ButtonApp): void => placeOf(templateId, app).forget();

function readGrid(value: Partial<ButtonGrid> | undefined, app: ButtonApp): ButtonGrid | undefined {
  if (value?.app !== app || !value.layout || !Array.isArray(value.mappings)) return undefined;
  const mappings = value.mappings.filter(isMapping);
  const { rows, columns, layers } = value.layout;
  const grid = { app, layout: { rows, columns, layers }, mappings };
  return mappings.length === value.mappings.length && gridFaults(grid).length === 0 ? grid : undefined;
}

function isMapping(value: Partial<ButtonMapping> | null): value is ButtonMapping {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof value.target === 'object' &&
    targetOfKey(targetKey(value.target)) !== undefined &&
    isTextOrNull(value.label) &&
    isTextOrNull(value.colour) &&
    isTextOrNull(value.pictureId)
  );
}

function isFact(value: unknown): value is readonly [string, TargetFacts] {
  const [key, facts] = Array.isArray(value) ? value : [];
  const { name, colour, picture = null, price } = Object(facts);
  return (
    typeof key === 'string' &&
    typeof name === 'string' &&
    isTextOrNull(colour) &&
    isTextOrNull(picture) &&
    (price === null || Number.isInteger(price))
  );
}

function isTextOrNull(value: unknown): boolean {
  return value === null || typeof value === 'string';
}
