import type { Acknowledged, ChangesPage, SyncFailure } from '@tresen/domain/master-data/sync';
import type { RegisterSession } from '../protocol/index.ts';

const changesQuery = `query($after: String, $first: Int) {
  changes(after: $after, first: $first) {
    changes { seq entity id operation version content } cursor hasMore isSnapshot isReset
  }
}`;
const acknowledgeMutation = `mutation($upTo: String!, $failures: [SyncFailureInput!]) {
  acknowledgeChanges(upTo: $upTo, failures: $failures) { isSuccess message }
}`;

/** Asks the cloud for the changes behind a cursor; a snapshot when there is none. */
export async function askChanges(
  session: RegisterSession,
  after: string | null,
  first: number,
): Promise<ChangesPage> {
  return (await session.ask<{ changes: ChangesPage }>(changesQuery, { after, first })).changes;
}

/** Tells the cloud up to where this register has applied, and what it could not take. */
export async function acknowledge(
  session: RegisterSession,
  upTo: string,
  failures: readonly SyncFailure[],
): Promise<Acknowledged> {
  const answer = await session.ask<{ acknowledgeChanges: Acknowledged }>(acknowledgeMutation, {
    upTo,
    failures,
  });
  return answer.acknowledgeChanges;
}
