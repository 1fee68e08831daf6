import { isOldData } from '@tresen/domain/fleet/devices';
import type { Currency } from '@tresen/domain/money';
import { businessDayOf } from '@tresen/domain/sales/business-day';
import type { BranchData, DataState, SalesFilter } from '@tresen/domain/sales/dashboards';
import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import { askTenant, type Tx } from '../../kit/db/pools.ts';
import { type BranchState, readBranches } from './branches.store.ts';

/** Whether a register is connected now. */
export type IsOnline = (deviceId: string) => boolean;

/** The branches that figures are of: of one currency, since sums never mix them (contract 15). */
export interface ChosenBranches {
  /** By name. */
  readonly branches: readonly BranchState[];
  /** Deleted by now: what they sold stays in sums of the whole. */
  readonly former: readonly BranchState[];
  readonly currency: Currency;
  readonly currencies: readonly string[];
  /** Whether they are all of the tenant's in that currency. */
  readonly isWhole: boolean;
}

type BranchChoice = Pick<SalesFilter, 'currency'> & {
  readonly unitIds?: readonly string[] | null | undefined;
};

/** The branches that a filter means, in the currency that it names, else in the one of the first of them. */
export const chooseBranches = async (
  tx: Tx,
  { unitIds, currency }: BranchChoice,
): Promise<ChosenBranches> => {
  const { branches, currencies } = await readBranches(tx, unitIds);
  const first = branches.find(({ isFormer }) => !isFormer) ?? branches[0];
  const chosen = currency ?? ((first?.currency ?? 'EUR') as Currency);
  const ofCurrency = branches.filter((branch) => branch.currency === chosen);
  return {
    branches: ofCurrency.filter(({ isFormer }) => !isFormer),
    former: ofCurrency.filter(({ isFormer }) => isFormer),
    currency: chosen,
    currencies,
    isWhole: !unitIds,
  };
};

/** The ids of the branches, former ones last. */
export const unitIdsOf = ({ branches, former }: ChosenBranches): string[] =>
  [...branches, ...former].map(({ id }) => id);

/** The names of the branches by their ids. */
export const unitNamesOf = ({ branches, former }: ChosenBranches): Map<string, string> =>
  new Map([...branches, ...former].map(({ id, name }) => [id, name]));

/** The business day that it is now in a branch. */
export const todayOf = (branch: BranchState, nowMs: number): string =>
  businessDayOf(nowMs, branch.zone, branch.cutOffMinutes).day;

/** The newest business day among the branches: what the page calls today. */
export const newestToday = (branches: readonly BranchState[], nowMs: number): string =>
  branches
    .map((branch) => todayOf(branch, nowMs))
    .sort()
    .at(-1) ?? businessDayOf(nowMs, 'Europe/Berlin', 240).day;

/** The registers that are expected online: those that do not rest, unless all of them do. */
const expectedOf = (branches: readonly BranchState[]): readonly string[] => {
  const active = branches.flatMap(({ activeDeviceIds }) => activeDeviceIds);
  return active.length > 0 ? active : branches.flatMap(({ linkedDeviceIds }) => linkedDeviceIds);
};

const isOld = ({ linkedDeviceIds, dataFrom }: BranchState, nowMs: number): boolean =>
  linkedDeviceIds.length > 0 && isOldData(dataFrom === null ? null : Date.parse(dataFrom), nowMs);

/** What a dashboard says of its source (DSH-17 to DSH-20). */
export const stateOf = (
  { branches, currency, currencies }: ChosenBranches,
  nowMs: number,
  isOnline: IsOnline,
): DataState => {
  const expected = expectedOf(branches);
  const newest = branches.reduce(
    (latest, { dataFrom }) => (dataFrom !== null && dataFrom > latest ? dataFrom : latest),
    '',
  );
  return {
    currency,
    currencies,
    dataFrom: newest || null,
    linkedDevices: expected.length,
    onlineDevices: expected.filter(isOnline).length,
    oldData: branches
      .filter((branch) => isOld(branch, nowMs))
      .map((branch) => ({ unitId: branch.id, name: branch.name, since: branch.dataFrom })),
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
        isOld: isOld(branch, ctx.now()),
        linkedDevices: expectedOf([branch]).length,
        onlineDevices: expectedOf([branch]).filter(isOnline).length,
      }));
  });
