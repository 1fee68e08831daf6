import { defaultCutOffMinutes } from '@tresen/domain/kit/business-day';
import { countryDefaults } from '@tresen/domain/kit/countries';
import type { BranchClock } from '@tresen/domain/sales/report-mails';
import type { Tx } from '../../kit/db/pools.ts';
import { branchClocks } from './report-mails.store.ts';

const withoutBranches: readonly [BranchClock] = [
  { zone: countryDefaults.DE.zone, cutOffMinutes: defaultCutOffMinutes },
];

/** Clocks of the branches that a report is about; a tenant without branches goes by that of Germany. */
export const clocksOf = async (
  tx: Tx,
  tenantId: string,
  unitIds: readonly string[] | null,
): Promise<readonly BranchClock[]> => orThatOfGermany(await branchClocks(tx, tenantId, unitIds));

export const orThatOfGermany = (clocks: readonly BranchClock[]): readonly BranchClock[] =>
  clocks.length > 0 ? clocks : withoutBranches;
