import { isOldData } from '@tresen/domain/fleet/devices';
import { businessDayOf, periods } from '@tresen/domain/sales/business-day';
import type { DataState, SalesFilter } from '@tresen/domain/sales/dashboards';
import type { Tx } from '../../kit/db/pools.ts';
import { type BranchState, readBranches } from './branches.store.ts';

/** Whether a register is connected now. */
export type IsOnline = (deviceId: string) => boolean;

/** Periods that the payment methods of Home offer, with a free range (DSH-11). */
export const paymentPeriods = [...periods, 'RANGE'] as const;
export type PaymentPeriod = (typeof paymentPeriods)[number];

/** The branches that figures are of: of one currency, since sums never mix them (contract 15). */
export interface ChosenBranches {
  /** By name. */
  readonly branches: readonly BranchState[];
  readonly currency: string;
  readonly currencies: readonly string[];
  /** Whether they are all of the tenant's in that currency, those that are deleted by now included. */
  readonly isWhole: boolean;
}

/** The branches that a filter means, in the currency that it names, else in the one of the first of them. */
export const chooseBranches = async (
  tx: Tx,
  { unitIds, currency }: Pick<SalesFilter, 'unitIds' | 'currency'>,
): Promise<ChosenBranches> => {
  const { branches, currencies } = await readBranches(tx, unitIds);
  const chosen = currency ?? branches[0]?.currency ?? 'EUR';
  return {
    branches: branches.filter((branch) => branch.currency === chosen),
    currency: chosen,
    currencies,
    isWhole: !unitIds,
  };
};

/** The business day that it is now in a branch. */
export const todayOf = (branch: BranchState, nowMs: number): string =>
  businessDayOf(nowMs, branch.zone, branch.cutOffMinutes).day;

/** The newest business day among the branches: what the page calls today. */
export const newestToday = (branches: readonly BranchState[], nowMs: number): string =>
  branches
    .map((branch) => todayOf(branch, nowMs))
    .sort()
    .at(-1) ?? businessDayOf(nowMs, 'Europe/Berlin', 240).day;

/** An instant as the database writes it, as ISO 8601 in UTC. */
export const isoOf = (instant: string | null): string | null =>
  instant === null ? null : new Date(instant).toISOString();

/** The registers that are expected online: those that do not rest, unless all of them do. */
const expectedOf = (branches: readonly BranchState[]): readonly string[] => {
  const active = branches.flatMap(({ activeDeviceIds }) => activeDeviceIds);
  return active.length > 0 ? active : branches.flatMap(({ linkedDeviceIds }) => linkedDeviceIds);
};

const instantOf = ({ newestData }: BranchState): number | null =>
  newestData === null ? null : Date.parse(newestData);

/** What a dashboard says of its source (DSH-17 to DSH-20). */
export const stateOf = (
  { branches, currency, currencies }: ChosenBranches,
  nowMs: number,
  isOnline: IsOnline,
): DataState => {
  const linked = branches.filter((branch) => branch.linkedDeviceIds.length > 0);
  const expected = expectedOf(branches);
  const dataFrom = linked.reduce((newest, branch) => Math.max(newest, instantOf(branch) ?? 0), 0);
  return {
    currency,
    currencies,
    dataFrom: dataFrom === 0 ? null : new Date(dataFrom).toISOString(),
    linkedDevices: expected.length,
    onlineDevices: expected.filter(isOnline).length,
    oldData: linked
      .filter((branch) => isOldData(instantOf(branch), nowMs))
      .map((branch) => ({ unitId: branch.id, name: branch.name, since: isoOf(branch.newestData) })),
  };
};
