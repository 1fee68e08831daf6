import { isOldData } from '@tresen/domain/fleet/devices';
import type { BranchGroup, BranchState, GroupedBranches } from './branches.store.ts';

/** A branch has linked registers, but no new data. */
export const isSilent = ({ linkedDeviceIds, dataFrom }: BranchState, nowMs: number): boolean =>
  linkedDeviceIds.length > 0 && isOldData(dataFrom === null ? null : Date.parse(dataFrom), nowMs);

/** Branches by name, in the groups that `readBranchGroups` gives of them. */
export const groupBranches = (
  branches: readonly BranchState[],
  nowMs: number,
): Omit<GroupedBranches, 'currencies'> => {
  const present = branches.filter(({ isFormer }) => !isFormer);
  return {
    groups: [...Map.groupBy(branches, clockOf).values()].flatMap(groupOf),
    silent: present
      .filter((branch) => isSilent(branch, nowMs))
      .map(({ id, name, currency, dataFrom }) => ({ unitId: id, name, currency, since: dataFrom })),
    firstCurrency: (present[0] ?? branches[0])?.currency ?? null,
  };
};

function clockOf({ currency, isFormer, zone, cutOffMinutes }: BranchState): string {
  return [currency, isFormer, zone, cutOffMinutes].join(' ');
}

function groupOf(branches: readonly BranchState[]): BranchGroup[] {
  const [first] = branches;
  if (!first) return [];
  const { currency, isFormer, zone, cutOffMinutes } = first;
  const activeDeviceIds = branches.flatMap((branch) => branch.activeDeviceIds);
  const linked = branches.flatMap((branch) => branch.linkedDeviceIds);
  return [
    {
      currency,
      isFormer,
      zone,
      cutOffMinutes,
      unitIds: branches.map(({ id }) => id),
      activeDeviceIds,
      linkedDeviceIds: activeDeviceIds.length > 0 ? [] : linked,
      dataFrom: newestOf(branches),
    },
  ];
}

function newestOf(branches: readonly BranchState[]): string | null {
  return (
    branches
      .flatMap(({ dataFrom }) => dataFrom ?? [])
      .sort()
      .at(-1) ?? null
  );
}
