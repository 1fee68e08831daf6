import type { SyncedName } from '../../kit/entities/index.ts';
import { kinds } from '../kinds/index.ts';

export type Values = Readonly<Record<string, unknown>>;

/** A value as it is compared: without case and accents. */
export const folded = (value: unknown): unknown =>
  typeof value === 'string'
    ? value.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
    : (value ?? null);

/** The texts under which the values of a record may stand only once, with the field that would be at fault. */
export const signsOf = (
  entity: SyncedName,
  values: Values,
): { readonly path: string; readonly sign: string }[] =>
  kinds[entity].unique.flatMap(([path = '', ...others]) =>
    values[path] == null
      ? []
      : [
          {
            path,
            sign: JSON.stringify([entity, path, ...[path, ...others].map((name) => folded(values[name]))]),
          },
        ],
  );
