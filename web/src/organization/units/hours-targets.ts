import {
  type CopiedHours,
  copiedHours,
  isSameHours,
  type OpeningHours,
} from '@tresen/domain/organization/units';
import type { OpeningHoursChangeInput } from '../../kit/graphql/generated/general/graphql.ts';
import type { UnitWithHours } from './opening-hours.queries.ts';

/** A branch that opening hours can be copied to. */
export interface HoursTarget {
  readonly id: string;
  readonly name: string;
  readonly version: number;
  /** The group that it stands in. */
  readonly group: string;
  readonly before: OpeningHours | null;
  readonly after: OpeningHours | null;
  /** It has them already. */
  readonly isSame: boolean;
}

/** Those that sell, but the one that the hours come from, with what they have now and would have. */
export const hoursTargets = (
  units: readonly UnitWithHours[],
  from: string,
  copied: CopiedHours,
): readonly HoursTarget[] => {
  const groups = new Map(
    units.flatMap(({ id, name, type }) => (type === 'group' ? [[id, name] as const] : [])),
  );
  return units
    .filter(({ id, type }) => id !== from && hasHours(type))
    .map(({ id, name, version, parentId, openingHours }) => {
      const before = openingHours ?? null;
      const after = copiedHours(copied, before);
      const group = groups.get(parentId ?? '') ?? '';
      return { id, name, version, group, before, after, isSame: isSameHours(before, after) };
    });
};

/** Whether people come there: a header and a warehouse open for nobody. */
export const hasHours = (type: string): boolean => type !== 'group' && type !== 'warehouse';

/** What the server is asked to do: those that get the same hours together. */
export const changesOf = (targets: readonly HoursTarget[]): OpeningHoursChangeInput[] =>
  grouped(targets, ({ after }) => after, 0);

/** What takes that back. Each change has raised the version by one. */
export const changesBack = (targets: readonly HoursTarget[]): OpeningHoursChangeInput[] =>
  grouped(targets, ({ before }) => before, 1);

function grouped(
  targets: readonly HoursTarget[],
  hoursOf: (target: HoursTarget) => OpeningHours | null,
  newer: number,
): OpeningHoursChangeInput[] {
  const groups = Map.groupBy(targets, (target) => JSON.stringify(inputOf(hoursOf(target))));
  return [...groups.values()].map((members) => ({
    openingHours: members[0] ? inputOf(hoursOf(members[0])) : null,
    units: members.map(({ id, version }) => ({ id, version: version + newer })),
  }));
}

/** Without what the cache adds to what it was told. */
function inputOf(hours: OpeningHours | null) {
  return (
    hours && {
      spans: hours.spans.map(({ weekday, from, to }) => ({ weekday, from, to })),
      closedDays: [...hours.closedDays],
    }
  );
}
