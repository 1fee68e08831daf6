import type { ButtonApp } from '@tresen/domain/master-data/buttons';
import {
  type ButtonGrid,
  type ButtonMapping,
  type GridChanges,
  gridFaults,
} from '@tresen/domain/master-data/buttons/grid';
import { type TargetFacts, targetKey, targetOfKey } from './targets.ts';

/** A grid of the app as it was kept. Undefined where it has faults or is of another. */
export const readGrid = (value: Partial<ButtonGrid> | undefined, app: ButtonApp): ButtonGrid | undefined => {
  if (value?.app !== app || !value.layout || !Array.isArray(value.mappings)) return undefined;
  const mappings = value.mappings.filter(isMapping);
  const { rows, columns, layers } = value.layout;
  const grid = { app, layout: { rows, columns, layers }, mappings };
  return mappings.length === value.mappings.length && gridFaults(grid).length === 0 ? grid : undefined;
};

/** Lists of objects; whether these are mappings shows in the grid that they make. */
export const isChanges = (value: Partial<GridChanges> | undefined): value is GridChanges =>
  Array.isArray(value?.mappings) &&
  Array.isArray(value.removed) &&
  [...value.mappings, ...value.removed].every((one) => typeof one === 'object' && one !== null);

/** What a target is called and costs, beside its key. */
export const isFact = (value: unknown): value is readonly [string, TargetFacts] => {
  const [key, facts] = Array.isArray(value) ? value : [];
  const { name, colour, picture = null, price } = Object(facts);
  return (
    typeof key === 'string' &&
    typeof name === 'string' &&
    isTextOrNull(colour) &&
    isTextOrNull(picture) &&
    (price === null || Number.isInteger(price))
  );
};

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
