import { oldBefore } from '@tresen/domain/fleet/devices';
import { businessDayOf, defaultCutOffMinutes } from '@tresen/domain/kit/business-day';
import type { Currency } from '@tresen/domain/kit/money';
import {
  type BranchData,
  type DataState,
  firstHourOf,
  type SalesFilter,
} from '@tresen/domain/sales/dashboards';
import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import { askTenant, type Tx } from '../../kit/db/pools.ts';
import {
  type BranchGroup,
  type BranchState,
  type GroupedBranches,
  readBranches,
  readBranchGroups,
  type SilentBranch,
} from './branches.store.ts';
import { groupBranches, isSilent } from './group-branches.ts';

/** Whether a register is connected now. */
export type IsOnline = (deviceId: string) => boolean;

/** Branches one by one. */
export interface NamedBranches {
  /** By name. */
  readonly branches: readonly BranchState[];
  /** Deleted by now: what they sold stays in sums of the whole. */
  readonly former: readonly BranchState[];
}

/** The branches that figures are of: of one currency, since sums never mix them (contract 15). */
export interface ChosenBranches {
  readonly groups: readonly BranchGroup[];
  readonly silent: readonly SilentBranch[];
  readonly formerIds: readonly string[];
  readonly currency: Currency;
  readonly currencies: readonly string[];
  /** Whether they are all of the tenant's in that currency. */
  readonly isWhole: boolean;
  /** Null where they were read in groups alone. */
  readonly named: NamedBranches | null;
}

type BranchChoice = Pick<SalesFilter, 'currency'> & {
  readonly unitIds?: readonly string[] | null | undefined;
};

/** Up to here branches are read one by one at no cost, and nobody need ask for their names again. */
const fewBranches = 50;

/**
 * The branches that a filter means, in the currency that it names, else in the one of the first of them.
 * @param isNamed whether they are needed one by one
 */
export const chooseBranches = (
  tx: Tx,
  choice: BranchChoice,
  nowMs: number,
  isNamed = false,
): Promise<ChosenBranches> => {
  const isFew = choice.unitIds ? choice.unitIds.length <= fewBranches : false;
  return (isNamed || isFew ? chooseNamed : chooseGrouped)(tx, choice, nowMs);
};

/** Branches that were chosen one by one, also where they were not read so. */
export const nameBranches = async (tx: Tx, chosen: ChosenBranches): Promise<NamedBranches> => {
  if (chosen.named) return chosen.named;
  const { branches } = await readBranches(tx, chosen.isWhole ? null : unitIdsOf(chosen));
  return ofCurrency(branches, chosen.currency);
};

/** The ids of the branches, former ones last. */
export const unitIdsOf = ({ groups, formerIds }: ChosenBranches): string[] => [
  ...groups.flatMap(({ unitIds }) => unitIds),
  ...formerIds,
];

/** The names of the branches by their ids. */
export const unitNamesOf = ({ branches, former }: NamedBranches): Map<string, string> =>
  new Map([...branches, ...former].map(({ id, name }) => [id, name]));

/** The business day that it is now in branches. */
export const todayOf = ({ zone, cutOffMinutes }: BranchGroup, nowMs: number): string =>
  businessDayOf(nowMs, zone, cutOffMinutes).day;

/** The newest business day among the branches: what the page calls today. */
export const newestToday = (chosen: ChosenBranches, nowMs: number): string => todaysOf(chosen, nowMs)[1];

/** The oldest business day among the branches: all days before it are over in each of them. */
export const oldestToday = (chosen: ChosenBranches, nowMs: number): string => todaysOf(chosen, nowMs)[0];

/** What a dashboard says of its source (DSH-17 to DSH-20). */
export const stateOf = (
  { groups, silent, currency, currencies }: ChosenBranches,
  isOnline: IsOnline,
): DataState => {
  const expected = expectedOf(groups);
  const newest = newestGroup(groups);
  const cutOffs = groups.map(({ cutOffMinutes }) => cutOffMinutes);
  return {
    currency,
    currencies,
    dataFrom: newest?.dataFrom ?? null,
    dataZone: newest?.zone ?? null,
    firstHour: firstHourOf(cutOffs.length > 0 ? Math.min(...cutOffs) : defaultCutOffMinutes),
    linkedDevices: expected.length,
    onlineDevices: expected.filter(isOnline).length,
    oldData: silent.map(({ unitId, name, since }) => ({ unitId, name, since })),
  };
};

/** When each branch last brought data, and how many of its registers are connected (DSH-22, DSH-23). */
export const dataByBranch = (
  ctx: Ctx,
  unitIds: readonly string[] | null | undefined,
  isOnline: IsOnline,
): Promise<BranchData[]> =>
  askTenant(ctx.db, tenantOf(ctx), async (tx) => {
    const { branches } = await readBranches(tx, unitIds);
    return branches
      .filter(({ isFormer }) => !isFormer)
      .map((branch) => ({
        unitId: branch.id,
        name: branch.name,
        dataFrom: branch.dataFrom,
        isOld: isSilent(branch, ctx.now()),
        linkedDevices: expectedOf([branch]).length,
        onlineDevices: expectedOf([branch]).filter(isOnline).length,
      }));
  });

function todaysOf({ groups }: ChosenBranches, nowMs: number): readonly [oldest: string, newest: string] {
  const todays = groups.map((group) => todayOf(group, nowMs)).sort();
  const none = businessDayOf(nowMs, 'Europe/Berlin', 240).day;
  return [todays[0] ?? none, todays.at(-1) ?? none];
}

async function chooseNamed(tx: Tx, choice: BranchChoice, nowMs: number): Promise<ChosenBranches> {
  const { branches, currencies } = await readBranches(tx, choice.unitIds);
  return chooseOf({ ...groupBranches(branches, nowMs), currencies }, choice, branches);
}

function chooseOf(
  { groups, silent, firstCurrency, currencies }: GroupedBranches,
  { unitIds, currency }: BranchChoice,
  named: readonly BranchState[] | null,
): ChosenBranches {
  const chosen = currency ?? ((firstCurrency ?? 'EUR') as Currency);
  const own = groups.filter((group) => group.currency === chosen);
  return {
    groups: own.filter(({ isFormer }) => !isFormer),
    silent: silent.filter((branch) => branch.currency === chosen),
    formerIds: own.filter(({ isFormer }) => isFormer).flatMap((group) => group.unitIds),
    currency: chosen,
    currencies,
    isWhole: !unitIds,
    named: named && ofCurrency(named, chosen),
  };
}

async function chooseGrouped(tx: Tx, choice: BranchChoice, nowMs: number): Promise<ChosenBranches> {
  return chooseOf(await readBranchGroups(tx, choice.unitIds, new Date(oldBefore(nowMs))), choice, null);
}

function ofCurrency(branches: readonly BranchState[], currency: string): NamedBranches {
  const own = branches.filter((branch) => branch.currency === currency);
  return {
    branches: own.filter(({ isFormer }) => !isFormer),
    former: own.filter(({ isFormer }) => isFormer),
  };
}

/** The registers that are expected online: those that do not rest, unless all of them do. */
function expectedOf(
  branches: readonly Pick<BranchGroup, 'activeDeviceIds' | 'linkedDeviceIds'>[],
): readonly string[] {
  const active = branches.flatMap(({ activeDeviceIds }) => activeDeviceIds);
  return active.length > 0 ? active : branches.flatMap(({ linkedDeviceIds }) => linkedDeviceIds);
}

/** Those that brought data last. */
function newestGroup(groups: readonly BranchGroup[]): BranchGroup | undefined {
  return groups.reduce<BranchGroup | undefined>((latest, group) => {
    if (group.dataFrom === null) return latest;
    return latest?.dataFrom && latest.dataFrom >= group.dataFrom ? latest : group;
  }, undefined);
}
