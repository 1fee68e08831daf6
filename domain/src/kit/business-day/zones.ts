const quarterMs = 900_000;
/** Quarter hours remembered per zone (85 days) and zones remembered; beyond that a memory starts afresh. */
const maxQuarters = 8192;
const maxZones = 64;

interface ZoneMemory {
  readonly format: Intl.DateTimeFormat;
  readonly offsets: Map<number, number>;
}
const memories = new Map<string, ZoneMemory>();

/**
 * Minutes that the zone's wall clock is ahead of UTC at the instant. It is looked up once per quarter hour of
 * UTC, because ingest asks for every receipt and Intl costs a microsecond: exact for every change of clock
 * that falls on a quarter hour, as all of our countries' do.
 * @throws RangeError when the zone is unknown.
 */
export const offsetMinutesOf = (instantMs: number, zone: string): number => {
  const memory = memories.get(zone) ?? remember(zone);
  const quarter = Math.floor(instantMs / quarterMs);
  const known = memory.offsets.get(quarter);
  if (known !== undefined) return known;
  const offset = readOffset(memory.format, quarter * quarterMs);
  if (memory.offsets.size >= maxQuarters) memory.offsets.clear();
  memory.offsets.set(quarter, offset);
  return offset;
};

/** True for a name of the IANA time zone database (`Europe/Berlin`, `UTC`); false for bare offsets (`+01:00`). */
export const isTimeZone = (zone: string): boolean => {
  if (!/^[A-Za-z]/.test(zone)) return false;
  try {
    formatOf(zone);
    return true;
  } catch {
    return false;
  }
};

function remember(zone: string): ZoneMemory {
  const memory: ZoneMemory = { format: formatOf(zone), offsets: new Map() };
  if (memories.size >= maxZones) memories.clear();
  memories.set(zone, memory);
  return memory;
}

function readOffset(format: Intl.DateTimeFormat, instantMs: number): number {
  const parts = /GMT([+-])(\d\d):(\d\d)/.exec(format.format(instantMs));
  if (parts === null) return 0; // plain "GMT"
  const minutes = Number(parts[2]) * 60 + Number(parts[3]);
  return parts[1] === '-' ? -minutes : minutes;
}

function formatOf(zone: string) {
  return new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset', year: 'numeric' });
}
