import { useQuery } from '@tanstack/react-query';
import { businessDayOf, defaultCutOffMinutes } from '@tresen/domain/kit/business-day';
import { type ButtonMapping, cellKey } from '@tresen/domain/master-data/buttons/grid';
import { useCallback, useMemo } from 'react';
import { useZone } from '../../../kit/branches/index.ts';
import { type ButtonPlacesAsked, placesQuery } from './heat.queries.ts';

/** The first day that has sales of a button where it lies now. */
export type SinceOf = (mapping: ButtonMapping) => string;

/**
 * Since when each button lies where it lies, by the clock of the first branch: for days before that nobody is to read that
 * it was not pressed. One that is not stored there yet lies there as of today.
 * @param asked null while nobody looks at sales
 * @param since of the template, before which none of its buttons was there
 */
export const usePlacedDays = (asked: ButtonPlacesAsked | null, since: string): SinceOf => {
  const zone = useZone([]) ?? 'UTC';
  const { data } = useQuery(placesQuery(asked));
  const days = useMemo(
    () =>
      data &&
      new Map(
        data.map((one) => [keyOf(one, one.kind, one.targetId), dayOf(one.placedAt, zone) ?? since] as const),
      ),
    [data, zone, since],
  );
  return useCallback(
    (mapping) => {
      if (!days) return since;
      const { target } = mapping;
      const day = days.get(keyOf(mapping, target.kind, 'id' in target ? target.id : null));
      return day ?? businessDayOf(Date.now(), zone, defaultCutOffMinutes).day;
    },
    [days, since, zone],
  );
};

function keyOf(cell: Parameters<typeof cellKey>[0], kind: string, id: string | null | undefined): string {
  return `${cellKey(cell)} ${kind} ${id ?? ''}`;
}

function dayOf(placedAt: string | null | undefined, zone: string): string | undefined {
  return placedAt ? businessDayOf(Date.parse(placedAt), zone, defaultCutOffMinutes).day : undefined;
}
