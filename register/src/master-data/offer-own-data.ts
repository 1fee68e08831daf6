import { type OfferState, type OwnCounts, ownRecordsPerPush } from '@tresen/domain/master-data/take-over';
import { type RegisterSession, type RetryOptions, untilReachable } from '../protocol/index.ts';
import { inTransaction, type Store } from '../store/index.ts';
import {
  countOwnRecords,
  dropOwnRecords,
  mapOwnRecords,
  ownRecordsAfter,
  readOwnDataState,
  writeOwnDataState,
} from './own-records.ts';

/** How far the cloud is with an offer; `received` counts the records that it has. */
type OfferAnswer = Readonly<{ state: OfferState; received: number }>;
type MappedPage = Readonly<{
  records: readonly Readonly<{ entity: string; key: string; id: string }>[];
  cursor: string | null;
  hasMore: boolean;
}>;

const offer = 'mutation($counts: String!) { offerMasterData(counts: $counts) { state received } }';
const push = 'mutation($batch: String!) { pushMasterData(batch: $batch) { state received } }';
const mapping = `query($after: String) {
  takenOverRecords(after: $after) { records { entity key id } cursor hasMore }
}`;

type Ask = <T>(query: string, variables?: Readonly<Record<string, unknown>>) => Promise<T>;

/**
 * At its first link a register offers the data that it holds (contract 9): it sends all of it, so that people see beforehand
 * what would become of it, and waits for their choice. Killed at any point it goes on from there.
 * @returns false while somebody has to decide; the cloud's data is not asked for until then
 */
export async function offerOwnData(
  store: Store,
  session: RegisterSession,
  options: RetryOptions,
): Promise<boolean> {
  const counts = countOwnRecords(store);
  if (readOwnDataState(store).isSettled || totalOf(counts) === 0) return true;
  const ask: Ask = (query, variables) => untilReachable(() => session.ask(query, variables), options);
  const offered = await makeOffer(ask, counts);
  const answer = offered.state === 'uploading' ? await upload(store, ask, counts, offered) : offered;
  if (answer.state === 'takenOver') await takeIds(store, ask);
  if (answer.state === 'replaced') giveWay(store);
  return readOwnDataState(store).isSettled;
}

const totalOf = (counts: OwnCounts): number => Object.values(counts).reduce((sum, count) => sum + count, 0);

async function makeOffer(ask: Ask, counts: OwnCounts): Promise<OfferAnswer> {
  const variables = { counts: JSON.stringify(counts) };
  return (await ask<{ offerMasterData: OfferAnswer }>(offer, variables)).offerMasterData;
}

/** Sends what the cloud does not have yet; a cloud that has nothing gets everything. */
async function upload(store: Store, ask: Ask, counts: OwnCounts, offered: OfferAnswer): Promise<OfferAnswer> {
  if (offered.received === 0) writeOwnDataState(store, { ...readOwnDataState(store), pushed: 0 });
  for (;;) {
    const state = readOwnDataState(store);
    const records = ownRecordsAfter(store, state.pushed, ownRecordsPerPush);
    const last = records.at(-1);
    if (last === undefined) return makeOffer(ask, counts);
    const batch = JSON.stringify(records.map(({ entity, key, content }) => ({ entity, key, content })));
    await ask(push, { batch });
    writeOwnDataState(store, { ...state, pushed: last.seq });
  }
}

/** From now on the records have the cloud's ids; their content comes with the first changes. */
async function takeIds(store: Store, ask: Ask): Promise<void> {
  for (let hasMore = true; hasMore; ) {
    const { mapped } = readOwnDataState(store);
    const { takenOverRecords: page } = await ask<{ takenOverRecords: MappedPage }>(mapping, {
      after: mapped,
    });
    hasMore = page.hasMore;
    inTransaction(store, () => {
      mapOwnRecords(store, page.records);
      const state = readOwnDataState(store);
      writeOwnDataState(store, { ...state, mapped: page.cursor, isSettled: !page.hasMore });
    });
  }
}

function giveWay(store: Store): void {
  inTransaction(store, () => {
    dropOwnRecords(store);
    writeOwnDataState(store, { ...readOwnDataState(store), isSettled: true });
  });
}
