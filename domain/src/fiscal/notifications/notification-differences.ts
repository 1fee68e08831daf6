import type { Day } from '../../kit/business-day/index.ts';
import { addressFields, systemFields, taxpayerFields } from './compared-fields.ts';
import type { NotificationContent, RecordingSystem } from './notification-content.ts';
import { dueDay, isBeforeDuty } from './notification-days.ts';

/** What may differ from what the tax office was told last. */
export const differenceKinds = [
  'systemAdded',
  'systemGone',
  'deviceSwapped',
  'systemChanged',
  'addressChanged',
  'taxpayerChanged',
  'establishmentEnded',
] as const;
export type DifferenceKind = (typeof differenceKinds)[number];

export interface Difference {
  readonly kind: DifferenceKind;
  /** The register that it is about, by its name. */
  readonly name: string | null;
  /** When it happened; null where nobody knows. */
  readonly day: Day | null;
  /** Until when it must be told. */
  readonly due: Day | null;
}

/**
 * What has to be told, since it differs from what was told last; nothing was told where `told` is null. A newer version of
 * the same software is nothing to tell.
 * @param today in the establishment
 */
export const differencesOf = (
  told: NotificationContent | null,
  now: NotificationContent,
  today: Day,
): readonly Difference[] => {
  const before = new Map(told?.systems.map((system) => [system.deviceId, system]));
  const here = new Set(now.systems.map(({ deviceId }) => deviceId));
  const gone = [...before.values()].filter(
    ({ deviceId, decommissionedOn }) => !here.has(deviceId) && decommissionedOn === null,
  );
  const found = [
    ...now.systems.flatMap((system) => ofSystem(before.get(system.deviceId), system, today)),
    ...gone.map(({ name }) => difference('systemGone', null, name)),
    ...(told ? ofPlace(told, now) : []),
  ];
  // The month is German law.
  return now.establishment.country === 'DE' ? found : found.map((one) => ({ ...one, due: null }));
};

/** The day until which the first of the differences must be told; null where none has one. */
export const firstDue = (differences: readonly Difference[]): Day | null =>
  differences.flatMap(({ due }) => due ?? []).toSorted()[0] ?? null;

function ofSystem(
  before: RecordingSystem | undefined,
  now: RecordingSystem,
  today: Day,
): readonly Difference[] {
  const { name, decommissionedOn } = now;
  if (!before) {
    if (decommissionedOn !== null && isBeforeDuty(decommissionedOn)) return [];
    return [difference('systemAdded', addedOn(now, today), name)];
  }
  if (decommissionedOn !== null)
    return before.decommissionedOn === decommissionedOn
      ? []
      : [difference('systemGone', decommissionedOn, name)];
  if (before.decommissionedOn !== null) return [difference('systemAdded', now.since, name)];
  if (before.tseSerial !== now.tseSerial) return [difference('deviceSwapped', now.tseSince, name)];
  return isSame(before, now, systemFields) ? [] : [difference('systemChanged', now.changedOn, name)];
}

/** A register that moved here was bought long before; and a day that has not come is one that was mistyped. */
function addedOn({ movedOn, acquiredOn, since }: RecordingSystem, today: Day): Day {
  if (movedOn !== null) return movedOn;
  return acquiredOn === null || acquiredOn > today ? since : acquiredOn;
}

function ofPlace(told: NotificationContent, now: NotificationContent): readonly Difference[] {
  const { establishment, taxpayer } = now;
  const { endedOn } = establishment;
  return [
    ...(isSame(told.establishment, establishment, addressFields)
      ? []
      : [difference('addressChanged', establishment.changedOn)]),
    ...(isSame(told.taxpayer, taxpayer, taxpayerFields)
      ? []
      : [difference('taxpayerChanged', taxpayer.changedOn)]),
    ...(endedOn === null || told.establishment.endedOn === endedOn
      ? []
      : [difference('establishmentEnded', endedOn)]),
  ];
}

function isSame<Part>(one: Part, other: Part, fields: readonly (keyof Part)[]): boolean {
  return fields.every((field) => one[field] === other[field]);
}

function difference(kind: DifferenceKind, day: Day | null, name: string | null = null): Difference {
  return { kind, name, day, due: day === null ? null : dueDay(day) };
}
