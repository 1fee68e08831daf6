import type { Fault } from '@tresen/domain/kit/entities';
import type { Tx } from '../db/pools.ts';
import { checkFollowers, checkUnits, checkUsers, referenceFaults } from './checks.store.ts';
import { checkDevices } from './devices.store.ts';
import { neededReferences } from './references.ts';
import type { Along, RecordDraft, RecordSource, StoredRecord } from './source.ts';
import { checkUnique } from './unique-values.store.ts';

/** What happens in the same transaction. */
interface Surrounding {
  /** Ids of records that are deleted along with it. */
  readonly going?: readonly string[];
  /** Drafts of other kinds, each of which is checked, too. */
  readonly others?: Along;
  /** The drafts' records as they are stored, by id, where that is known: what stays as it is need not be compared. */
  readonly stored?: ReadonlyMap<string, StoredRecord>;
}

/**
 * What is wrong with drafts beside what is stored: branches, references, unique values, and the kind's own rules; by
 * the place of the draft. The tenant's counter has to be taken before (`takeChanges`), so that what holds now still
 * holds when the drafts are stored. Drafts are in the branches of what they follow (`followUnits`).
 */
export const checkDrafts = async (
  tx: Tx,
  source: RecordSource,
  drafts: readonly RecordDraft[],
  { going = [], others = new Map(), stored = new Map() }: Surrounding = {},
): Promise<ReadonlyMap<number, readonly Fault[]>> => {
  const faults = new Map<number, Fault[]>();
  const add = (index: number, fault: Fault): void => {
    faults.set(index, [...(faults.get(index) ?? []), fault]);
  };
  const along: Along = new Map([...others, [source.entity.name, drafts]]);
  // None needs the answer of another one: their statements travel together.
  const [own, ...found] = await Promise.all([
    source.check(tx, drafts, along),
    checkUnits(tx, drafts),
    referenceFaults(tx, neededReferences(source.entity.name, drafts), along),
    checkUsers(tx, source, drafts, along),
    checkDevices(tx, source, drafts),
    checkUnique(tx, source, drafts, { going, stored }),
    checkFollowers(tx, source, drafts),
  ]);
  for (const { index, ...fault } of found.flat()) add(index, fault);
  for (const [index, faults] of own) for (const fault of faults) add(index, fault);
  return faults;
};
