import { isSynced } from '@tresen/domain/kit/entities';
import { describe } from 'vitest';
import { describeFinding, describeRoles } from './record-contract/access.ts';
import { type Bench, openBench, type RecordContract } from './record-contract/bench.ts';
import {
  describeDeletion,
  describeHistory,
  describeSync,
  describeVersions,
} from './record-contract/changes.ts';
import { describeEssentials } from './record-contract/essentials.ts';
import { describeChangedFile, describeFormats } from './record-contract/files.ts';

/** All that a list, a form, a file or a register may rely on, whatever the kind of record. */
export const describeRecordContract = (contract: RecordContract): void => {
  describe(`the contract of every ${contract.entity}`, () => {
    const bench = openBench(contract);
    describeEssentials(bench);
    describeFormats(bench, ['csv', 'xlsx']);
    describeRest(bench);
  });
};

/** What may differ for a kind whose other ways are those of all kinds. */
export const describeEssentialContract = (contract: RecordContract): void => {
  describe(`the contract of every ${contract.entity}, in short`, () => {
    const bench = openBench(contract);
    describeEssentials(bench);
    describeFormats(bench, ['csv']);
  });
};

function describeRest(bench: Bench): void {
  describeVersions(bench);
  describeFinding(bench);
  describeRoles(bench);
  if (isSynced(bench.contract.entity)) describeSync(bench);
  describeDeletion(bench);
  describeChangedFile(bench);
  describeHistory(bench);
}
