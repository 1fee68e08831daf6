import type { ChangesPage } from '@tresen/domain/master-data/sync';
import type { OwnRecord } from '@tresen/domain/master-data/take-over';
import { describe, expect, it } from 'vitest';
import { applyPage } from './apply-page.ts';
import {
  countOwnRecords,
  countRecords,
  findShown,
  listProposals,
  ownRecordsAfter,
  proposeEdit,
  refuseRecords,
  seedOwnRecords,
  syncMasterData,
} from './index.ts';
import { readSyncState } from './sync-state.ts';
import { type Answers, quiet, startFakeCloud } from './testing/fake-cloud.ts';
import { articlePut, categoryPut, idOf, pageOf, snapshot, vatPut } from './testing/pages.ts';

const frame = [vatPut('Regel', 1), categoryPut('Bier', 2)];

/** Serves pages by the cursor that the register asks with; `start` is without one. */
const serving = (pages: Readonly<Record<string, ChangesPage>>, more: Answers = {}): Answers => ({
  ...quiet(),
  changes: ({ after }) => pages[String(after ?? 'start')],
  ...more,
});
const fields = (asked: readonly { field: string }[]) => asked.map(({ field }) => field);

describe('a sync of master data', () => {
  const pages = {
    start: snapshot('1', frame),
    1: pageOf('2', [articlePut('Pils', 3)], { isSnapshot: true, hasMore: true }),
    2: pageOf('3', []),
    3: pageOf('3', []),
  };

  it('takes page after page, acknowledges the last, and then has nothing to say', async () => {
    const { store, session, asked } = await startFakeCloud(serving(pages));
    expect(await syncMasterData(store, session)).toEqual({ changes: 3, isWaiting: false });
    expect(fields(asked)).toEqual(['changes', 'changes', 'changes', 'acknowledgeChanges']);
    expect(asked.at(-1)?.variables).toEqual({ upTo: '3', failures: [] });
    await syncMasterData(store, session);
    expect(fields(asked.slice(4))).toEqual(['changes']);
    expect(countRecords(store)).toEqual({ vat: 1, category: 1, article: 1 });
  });

  it('that was killed before it acknowledged goes on and acknowledges', async () => {
    const { store, session, asked } = await startFakeCloud(serving(pages));
    applyPage(store, null, pages.start);
    await syncMasterData(store, session);
    expect(asked.map(({ variables }) => variables.after ?? variables.upTo)).toEqual(['1', '2', '3']);
    expect(readSyncState(store)).toMatchObject({ cursor: '3', acknowledged: '3', isInSnapshot: false });
  });

  it('tells what it refused, once', async () => {
    const { store, session, asked } = await startFakeCloud(serving(pages));
    refuseRecords(store, { entity: 'article', pattern: '*', reason: 'voll' });
    await syncMasterData(store, session);
    await syncMasterData(store, session);
    const told = asked
      .filter(({ field }) => field === 'acknowledgeChanges')
      .map(({ variables }) => variables);
    expect(told).toEqual([
      { upTo: '3', failures: [{ entity: 'article', id: idOf('Pils'), reason: 'voll' }] },
    ]);
  });

  it('begins anew with a cursor that the cloud does not know', async () => {
    const changes: Answers['changes'] = ({ after }) => {
      if (after === 'strange') throw new Error('INVALID_INPUT');
      return pages[String(after ?? 'start') as keyof typeof pages];
    };
    const { store, session } = await startFakeCloud(serving(pages, { changes }));
    applyPage(store, null, pageOf('strange', [articlePut('Alt', 9)]));
    await syncMasterData(store, session);
    expect(findShown(store, 'article', 'Alt')).toBeUndefined();
    expect(findShown(store, 'article', 'Pils')).toBeDefined();
  });
});

describe('an edit at the register', () => {
  it('is sent once, and its answer heard before the changes that come of it', async () => {
    let state = 'open';
    const answers = serving(
      { start: pageOf('1', [...frame, articlePut('Pils', 3)]), 1: pageOf('1', []) },
      {
        proposeChanges: ({ batch }) => {
          const sent = JSON.parse(String(batch)) as { id: string }[];
          return sent.map(({ id }) => ({ id, isKept: true, reason: null }));
        },
        proposalAnswers: ({ ids }) => (ids as string[]).map((id) => ({ id, state, reason: 'zu teuer' })),
      },
    );
    const { store, session, asked } = await startFakeCloud(answers);
    await syncMasterData(store, session);
    const record = findShown(store, 'article', 'Pils');
    if (!record) return expect.fail('no article');
    proposeEdit(store, record, { price: 500 }, new Date());
    await syncMasterData(store, session);
    expect(findShown(store, 'article', 'Pils')).toMatchObject({ isProposed: true, content: { price: 500 } });
    state = 'refused';
    await syncMasterData(store, session);
    expect(findShown(store, 'article', 'Pils')).toMatchObject({ isProposed: false, content: { price: 400 } });
    expect(listProposals(store)).toMatchObject([{ state: 'refused', reason: 'zu teuer' }]);
    expect(fields(asked.slice(2))).toEqual([
      'proposeChanges',
      'proposalAnswers',
      'changes',
      'proposalAnswers',
      'changes',
    ]);
  });
});

describe('an edit that was accepted', () => {
  it('is what the register sells with, before and after its change has come (contract 9)', async () => {
    const sold: unknown[] = [];
    const priceNow = () => findShown(store, 'article', 'Pils')?.content.price;
    const pages = { start: pageOf('1', [...frame, articlePut('Pils', 3)]), 1: pageOf('1', []) };
    const { store, session } = await startFakeCloud(
      serving(pages, {
        changes: ({ after }) => {
          sold.push(priceNow());
          return pages[String(after ?? 'start') as keyof typeof pages];
        },
        proposeChanges: ({ batch }) =>
          (JSON.parse(String(batch)) as { id: string }[]).map(({ id }) => ({
            id,
            isKept: true,
            reason: null,
          })),
        proposalAnswers: ({ ids }) =>
          (ids as string[]).map((id) => ({ id, state: 'accepted', reason: null })),
      }),
    );
    await syncMasterData(store, session);
    const record = findShown(store, 'article', 'Pils');
    if (!record) return expect.fail('no article');
    proposeEdit(store, record, { price: 500 }, new Date());
    await syncMasterData(store, session);
    expect(sold).toEqual([undefined, 500]);
    expect(findShown(store, 'article', 'Pils')?.isProposed).toBe(false);
  });
});

describe('data of its own (contract 9)', () => {
  const own = Array.from({ length: 1_100 }, (_, index): OwnRecord => {
    return { entity: 'article', key: `a${index}`, content: { name: `Artikel ${index}` } };
  });

  /** A cloud that keeps what it gets, and decides as it is told. */
  const deciding = (decision: { state: string }) => {
    const received = new Map<string, unknown>();
    const cuts = [1_000];
    const answer = () => ({ state: decision.state, received: received.size });
    return {
      received,
      answers: {
        ...quiet(),
        offerMasterData: () => {
          if (decision.state === 'uploading' && received.size === own.length) decision.state = 'waiting';
          return answer();
        },
        pushMasterData: ({ batch }: Readonly<Record<string, unknown>>) => {
          for (const record of JSON.parse(String(batch)) as OwnRecord[]) received.set(record.key, record);
          if (received.size === cuts[0] && cuts.shift()) throw new Error('CONFLICT');
          return answer();
        },
        takenOverRecords: ({ after }: Readonly<Record<string, unknown>>) => {
          const from = Number(after ?? 0);
          const records = own
            .slice(from, from + 600)
            .map(({ entity, key }) => ({ entity, key, id: idOf(key) }));
          return {
            records,
            cursor: String(from + records.length),
            hasMore: from + records.length < own.length,
          };
        },
      } satisfies Answers,
    };
  };

  it('is sent, on from where it was cut off, and nothing is asked for until somebody has decided', async () => {
    const decision = { state: 'uploading' };
    const { answers, received } = deciding(decision);
    const { store, session, asked } = await startFakeCloud(answers);
    seedOwnRecords(store, own);
    await expect(syncMasterData(store, session)).rejects.toThrow('CONFLICT');
    expect(await syncMasterData(store, session)).toEqual({ changes: 0, isWaiting: true });
    expect(received.size).toBe(own.length);
    const pushes = asked.filter(({ field }) => field === 'pushMasterData').map(({ variables }) => variables);
    expect(pushes.map(({ batch }) => (JSON.parse(String(batch)) as object[]).length)).toEqual([
      500, 500, 500, 100,
    ]);
    expect(fields(asked)).not.toContain('changes');
  });

  it('has the ids of the cloud once it is taken over', async () => {
    const { answers } = deciding({ state: 'takenOver' });
    const { store, session } = await startFakeCloud(answers);
    seedOwnRecords(store, own);
    expect(await syncMasterData(store, session)).toEqual({ changes: 0, isWaiting: false });
    const kept = ownRecordsAfter(store, 0, own.length);
    expect(kept.every(({ key, cloudId }) => cloudId === idOf(key))).toBe(true);
  });

  it('is dropped when the data of the cloud takes its place', async () => {
    const { answers } = deciding({ state: 'replaced' });
    const { store, session, asked } = await startFakeCloud(answers);
    seedOwnRecords(store, own);
    await syncMasterData(store, session);
    expect(countOwnRecords(store)).toEqual({});
    await syncMasterData(store, session);
    expect(fields(asked)).toEqual(['offerMasterData', 'changes', 'acknowledgeChanges', 'changes']);
  });
});
