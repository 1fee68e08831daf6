import { liveStateOf } from '@tresen/domain/fleet/devices';
import type { LiveState } from '@tresen/domain/fleet/live';
import type { SyncedName } from '@tresen/domain/kit/entities';
import { AppError } from '@tresen/domain/kit/errors';
import {
  type BranchLiveState,
  branchLiveStateOf,
  type RegisterStates,
} from '@tresen/domain/master-data/overview';
import * as z from 'zod/mini';
import { audit } from '../../kit/audit/index.ts';
import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import { askTenant, emit, inTenant, type Tx } from '../../kit/db/pools.ts';
import { countOpen, countOpenByBranch } from './count-open.ts';
import {
  type BranchRow,
  type FailedRow,
  type RegisterRow,
  readBranches,
  readFailed,
  readPlaces,
  readRegisters,
  readVersions,
  switchLiveOn,
} from './overview.store.ts';
import type { KindPlaces, RecordPlaces } from './record-places.ts';
import type { SharedReads } from './shared-reads.ts';

/** What the overview needs of the hub. */
export interface OverviewPort {
  readonly isOnline: (deviceId: string) => boolean;
  /** How many registers of a branch are connected. */
  readonly countOnline: (tenantId: string, unitId: string) => number;
  /** When a register was last heard, where that is not stored yet. */
  readonly lastPing: (deviceId: string) => Date | undefined;
}

/** A branch with its live state, its last sync and what its registers do not have yet (MDA-03). */
export interface BranchOverview extends RegisterStates {
  readonly id: string;
  readonly name: string;
  readonly zone: string;
  readonly databaseId: string | null;
  /** Linked and active registers. */
  readonly registers: number;
  readonly liveState: BranchLiveState;
  readonly lastSyncAt: Date | null;
  readonly openCount: number;
  readonly failedCount: number;
}

/** A kind of record: how many there are, how many are not on every register, how many were refused. */
export interface KindOverview {
  readonly entity: SyncedName;
  readonly count: number;
  readonly openCount: number;
  readonly failedCount: number;
}

export interface DataOverview {
  readonly branches: readonly BranchOverview[];
  readonly kinds: readonly KindOverview[];
}

/** What the database says of a tenant's branches and records. */
export interface Read {
  readonly branches: readonly BranchRow[];
  readonly kinds: readonly (readonly [SyncedName, KindPlaces])[];
  readonly failed: readonly FailedRow[];
}

const maxSeq = Number.MAX_SAFE_INTEGER;

/** What this process keeps between two looks. */
export interface OverviewMemory {
  readonly places: RecordPlaces;
  readonly reads: SharedReads<Read>;
}

/**
 * Branches with their live state, last sync and open changes, and the kinds of record with theirs (decisions MDA-03).
 * Three statements, and one more for each kind of which something has changed since somebody looked last.
 */
export const readOverview = async (
  ctx: Ctx,
  port: OverviewPort,
  { places, reads }: OverviewMemory,
): Promise<DataOverview> => {
  const tenantId = tenantOf(ctx);
  const read = await reads.get(tenantId, () =>
    inTenant(ctx.db, tenantId, (tx) => readAll(tx, tenantId, ctx.now(), places)),
  );
  return { branches: branchesOf(read, tenantId, port), kinds: kindsOf(read) };
};

/** A register as the overview names it. */
export type OverviewRegister = Omit<RegisterRow, 'liveCommunication'> & { readonly liveState: LiveState };

export interface OverviewRegisters {
  readonly nodes: readonly OverviewRegister[];
  /** How many there are, also beyond the page. */
  readonly totalCount: number;
  /** How many of them live communication keeps from being reached. */
  readonly liveOffCount: number;
}

const maxShown = 200;

/** Which registers are wanted. */
export interface RegistersQuestion {
  /** Of one branch; absent is all. */
  readonly unitId?: string | null | undefined;
  /** Only those that cannot be reached now: offline, never seen, or with live communication off (REG-09). */
  readonly onlyUnreachable?: boolean | null | undefined;
  readonly first?: number | null | undefined;
}

/** The linked registers of a branch, or of all, as they are seen now. @throws {AppError} INVALID_INPUT */
export const overviewRegisters = async (
  ctx: Ctx,
  port: OverviewPort,
  { unitId, onlyUnreachable, first }: RegistersQuestion,
): Promise<OverviewRegisters> => {
  const unit = readUnitId(unitId);
  const rows = await askTenant(ctx.db, tenantOf(ctx), (tx) => readRegisters(tx, unit));
  const all = rows.map((row) => withState(row, ctx.now(), port));
  const wanted = onlyUnreachable ? all.filter(({ liveState }) => liveState !== 'online') : all;
  return {
    nodes: wanted.slice(0, Math.min(Math.max(first ?? maxShown, 1), maxShown)),
    totalCount: wanted.length,
    liveOffCount: wanted.filter(({ liveState }) => liveState === 'liveOff').length,
  };
};

/**
 * Switches live communication on for the registers of a branch, or of all, where it is off (REG-09). Returns how many.
 * @throws {AppError} INVALID_INPUT
 */
export const enableLive = (ctx: Ctx, unitId: string | null | undefined): Promise<number> => {
  const tenantId = tenantOf(ctx);
  const unit = readUnitId(unitId);
  return inTenant(ctx.db, tenantId, async (tx) => {
    const devices = await switchLiveOn(tx, unit, new Date(ctx.now()));
    for (const { id } of devices)
      await audit(ctx, tx, tenantId, {
        action: 'update',
        entity: 'device',
        entityId: id,
        oldValues: { liveCommunication: false },
        newValues: { liveCommunication: true },
      });
    for (const changed of new Set(devices.map(({ unitId: one }) => one)))
      emit(tx, { topic: 'devices', tenantId, unitId: changed });
    return devices.length;
  });
};

async function readAll(tx: Tx, tenantId: string, now: number, places: RecordPlaces): Promise<Read> {
  const branches = await readBranches(tx, now);
  const failed = await readFailed(tx, now);
  const kinds: Read['kinds'][number][] = [];
  // A register that has nothing yet lacks all: for that nobody needs to know when records changed.
  const after = Math.min(
    ...cursorsOf(branches)
      .values()
      .filter((cursor) => cursor > 0),
    maxSeq,
  );
  for (const { entity, version } of await readVersions(tx)) {
    const read = () => readPlaces(tx, entity, after);
    kinds.push([entity, await places.get(tenantId, { entity, version, after }, read)]);
  }
  return { branches, kinds, failed };
}

function cursorsOf(branches: readonly BranchRow[]): ReadonlyMap<string, number> {
  return new Map(branches.flatMap(({ id, cursor }) => (cursor === null ? [] : [[id, cursor]])));
}

function branchesOf(
  { branches, kinds, failed }: Read,
  tenantId: string,
  port: OverviewPort,
): readonly BranchOverview[] {
  const open = countOpenByBranch(
    kinds.map(([, kind]) => kind),
    cursorsOf(branches),
  );
  const failedOf = Map.groupBy(failed, ({ unitId }) => unitId);
  return branches.map((row) => {
    const states = statesOf(row, tenantId, port);
    const counts = { openCount: open.get(row.id) ?? 0, failedCount: sum(failedOf.get(row.id) ?? []) };
    return { ...row, ...states, ...counts, liveState: branchLiveStateOf(states) };
  });
}

/** The registers of a branch by live state: the hub knows how many are connected, the database the rest. */
function statesOf(row: BranchRow, tenantId: string, port: OverviewPort): RegisterStates {
  const liveOffIds = idsIn(row.liveOffIds);
  const connected = row.registers === 0 ? 0 : port.countOnline(tenantId, row.id);
  const online = Math.min(
    row.registers - liveOffIds.length,
    connected - liveOffIds.filter(port.isOnline).length,
  );
  const isUnseen = (id: string): boolean => !port.isOnline(id) && port.lastPing(id) === undefined;
  const unknown = idsIn(row.unseenIds).filter(isUnseen).length;
  const offline = row.registers - liveOffIds.length - online - unknown;
  return { online, offline: Math.max(0, offline), liveOff: liveOffIds.length, unknown };
}

function idsIn(list: string | null): readonly string[] {
  return list?.split(',') ?? [];
}

function sum(rows: readonly FailedRow[]): number {
  return rows.reduce((total, { count }) => total + count, 0);
}

function kindsOf({ branches, kinds, failed }: Read): readonly KindOverview[] {
  const cursors = cursorsOf(branches);
  return kinds.map(([entity, kind]) => ({
    entity,
    count: kind.count,
    openCount: countOpen(kind, cursors),
    failedCount: sum(failed.filter((row) => row.unitId === null && row.entity === entity)),
  }));
}

/** A branch as a person names it, or all. @throws {AppError} INVALID_INPUT */
function readUnitId(unitId: string | null | undefined): string | null {
  const read = z.nullable(z.uuid()).safeParse(unitId ?? null);
  if (!read.success) throw new AppError('INVALID_INPUT', { field: 'unitId' });
  return read.data;
}

function withState(register: RegisterRow, now: number, port: OverviewPort): OverviewRegister {
  const lastPing = port.lastPing(register.id) ?? register.lastPing;
  const liveState = liveStateOf({
    linked: true,
    live: register.liveCommunication,
    connected: port.isOnline(register.id),
    lastPing: lastPing?.getTime() ?? null,
    now,
  });
  return { ...register, lastPing, liveState };
}
