/** The hour of the branch at which nobody sells. */
const hour = 4;

/**
 * True when there was no backup since the last night of the branch.
 * @param last when the last one had arrived; 0: never. As `now` in milliseconds since 1970
 */
export function isBackupDue(last: number, zone: string, now: number): boolean {
  const local = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone);
  const today = local.with({ hour, minute: 0, second: 0, millisecond: 0, microsecond: 0, nanosecond: 0 });
  const night = local.hour < hour ? today.subtract({ days: 1 }) : today;
  return last < night.epochMilliseconds;
}
