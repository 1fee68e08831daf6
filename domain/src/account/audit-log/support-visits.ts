/** An entry that somebody of another tenant wrote, as far as visits are concerned. Times are ISO 8601 in UTC. */
export interface SupportEntry {
  readonly id: string;
  readonly at: string;
  readonly actorId: string;
  readonly actorName: string;
  readonly actingAs: string | null;
  readonly entity: string;
  readonly action: string;
}

/** One time that somebody of the support acted for the tenant. `endedAt` is null while nobody has ended it. */
export interface SupportVisit {
  /** Id of its first entry. */
  readonly id: string;
  readonly actorId: string;
  readonly actorName: string;
  readonly actingAs: string | null;
  readonly startedAt: string;
  readonly endedAt: string | null;
  readonly changes: number;
}

interface OpenVisit extends SupportVisit {
  readonly hasStart: boolean;
  readonly lastAt: string;
}

// Who only sends the header, as integrators do, neither starts nor ends: a visit is then what lies close together.
const longestPauseMs = 3_600_000;

/**
 * The visits behind the entries of support, newest first: from the start to the end of acting, per person. A start
 * without an end before it ends the visit before with its last change.
 * @param entries oldest first
 */
export const supportVisits = (entries: readonly SupportEntry[]): SupportVisit[] => {
  const current = new Map<string, OpenVisit>();
  const left: SupportVisit[] = [];
  for (const entry of entries) {
    const before = current.get(entry.actorId);
    const after = next(before, entry);
    if (after === undefined) continue;
    if (before && before.id !== after.id) left.push(closed(before, true));
    current.set(entry.actorId, after);
  }
  const open = [...current.values()].map((visit) => closed(visit, false));
  return [...left, ...open].sort((one, other) => (one.id < other.id ? 1 : -1));
};

function next(current: OpenVisit | undefined, entry: SupportEntry): OpenVisit | undefined {
  if (entry.entity === 'acting' && entry.action === 'start') return begin(entry, true);
  const open = goesOn(current, entry);
  if (entry.entity === 'acting') return open ? { ...current, endedAt: entry.at } : undefined;
  const visit = open ? current : begin(entry, false);
  return { ...visit, changes: visit.changes + 1, lastAt: entry.at };
}

function begin(entry: SupportEntry, hasStart: boolean): OpenVisit {
  return {
    id: entry.id,
    actorId: entry.actorId,
    actorName: entry.actorName,
    actingAs: entry.actingAs,
    startedAt: entry.at,
    endedAt: null,
    changes: 0,
    hasStart,
    lastAt: entry.at,
  };
}

function goesOn(visit: OpenVisit | undefined, { at }: SupportEntry): visit is OpenVisit {
  return (
    visit !== undefined &&
    visit.endedAt === null &&
    (visit.hasStart || Date.parse(at) - Date.parse(visit.lastAt) <= longestPauseMs)
  );
}

function closed({ hasStart, lastAt, ...visit }: OpenVisit, wasLeft: boolean): SupportVisit {
  return {
    ...visit,
    endedAt: visit.endedAt ?? (wasLeft || !hasStart ? lastAt : null),
  };
}
