import type { ButtonApp } from '@tresen/domain/master-data/buttons';
import { type ButtonGrid, type ButtonMapping, gridFaults } from '@tresen/domain/master-data/buttons/grid';
import { draftPlace } from '../../../kit/leave/index.ts';
import { targetKey, targetOfKey } from './targets.ts';

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
}

const placeOf = (templateId: string, app: ButtonApp) =>
  draftPlace<DraftValues>('buttonGrid', `${templateId}.${app}`);

/** Anybody may write into the storage: what is no grid without faults is no draft. */
export const readDraft = (templateId: string, app: ButtonApp): ButtonDraft | undefined => {
  const draft = placeOf(templateId, app).read();
  const [grid, base] = [readGrid(draft?.values.grid, app), readGrid(draft?.values.base, app)];
  return draft && grid && base ? { version: draft.version, grid, base } : undefined;
};

export const writeDraft = (templateId: string, { grid, version, base }: ButtonDraft): void =>
  placeOf(templateId, grid.app).write({ version, values: { grid, base } });

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

function isTextOrNull(value: unknown): boolean {
  return value === null || typeof value === 'string';
}
