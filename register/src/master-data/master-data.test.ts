import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ChangesPage } from '@tresen/domain/master-data/sync';
import { describe, expect, it } from 'vitest';
import { closeStore, openStore, type Store } from '../store/index.ts';
import { testFolder, testStore } from '../testing.ts';
import { applyPage } from './apply-page.ts';
import {
  countRecords,
  findShown,
  listFailures,
  listProposals,
  proposeEdit,
  refuseNothing,
  refuseRecords,
} from './index.ts';
import { settleProposal } from './proposals.ts';
import { readSyncState } from './sync-state.ts';
import { articlePut, categoryPut, deletion, idOf, pageOf, snapshot, vatPut } from './testing/pages.ts';

const frame = [vatPut('Regel', 1), categoryPut('Bier', 2)];
const apply = (store: Store, ...pages: readonly ChangesPage[]) => {
  for (const page of pages) expect(applyPage(store, readSyncState(store).cursor, page)).toBe(true);
};
const pils = (store: Store) => findShown(store, 'article', 'Pils');
const failures = (store: Store) => listFailures(store).map(({ entity, reason }) => `${entity} ${reason}`);

describe('MDA-01: the records of a register', () => {
  it('are those of the snapshot, then change by change', () => {
    const store = testStore();
    apply(store, snapshot('1', [...frame, articlePut('Pils', 3)]), pageOf('2', []));
    expect(countRecords(store)).toEqual({ article: 1, category: 1, vat: 1 });
    apply(store, pageOf('3', [articlePut('Pils', 4, { price: 450 }), articlePut('Weizen', 5)]));
    expect(pils(store)).toMatchObject({ version: 4, content: { price: 450 } });
    apply(store, pageOf('4', [deletion('article', 'Pils', 6)]));
    expect(pils(store)).toBeUndefined();
    expect(countRecords(store)).toMatchObject({ article: 1 });
  });

  it('lose with a new snapshot only what it does not name, and only at its end', () => {
    const store = testStore();
    apply(store, snapshot('1', [...frame, articlePut('Pils', 3), articlePut('Alt', 4)]), pageOf('2', []));
    apply(store, snapshot('3', [...frame]));
    expect(countRecords(store)).toMatchObject({ article: 2 });
    apply(store, pageOf('4', [articlePut('Pils', 3)], { isSnapshot: true, hasMore: true }));
    expect(countRecords(store)).toMatchObject({ article: 2 });
    apply(store, pageOf('5', [articlePut('Neu', 9)]));
    expect(countRecords(store)).toMatchObject({ article: 2 });
    expect(findShown(store, 'article', 'Alt')).toBeUndefined();
  });

  it('are applied once, though two processes of the register asked for the same page', () => {
    const store = testStore();
    const page = pageOf('1', frame);
    expect(applyPage(store, null, page)).toBe(true);
    expect(applyPage(store, null, page)).toBe(false);
  });

  it('may refer to what comes later in the run, and not to what never comes', () => {
    const store = testStore();
    apply(store, pageOf('1', [articlePut('Pils', 3)], { hasMore: true }), pageOf('2', frame));
    expect(failures(store)).toEqual([]);
    apply(store, pageOf('3', [articlePut('Wein', 5, { mainCategoryId: idOf('Wein') })]));
    expect(failures(store)).toEqual(['article MISSING_REFERENCE']);
    apply(
      store,
      pageOf('4', [categoryPut('Wein', 6), articlePut('Wein', 7, { mainCategoryId: idOf('Wein') })]),
    );
    expect(failures(store)).toEqual([]);
  });
});

describe('a change that a register does not take', () => {
  it('leaves the record as it was, until it comes again', () => {
    const store = testStore();
    apply(store, pageOf('1', [...frame, articlePut('Pils', 3)]));
    refuseRecords(store, { entity: 'article', pattern: 'pi*', reason: 'Der Drucker streikt' });
    apply(store, pageOf('2', [articlePut('Pils', 4, { price: 999 }), articlePut('Weizen', 5)]));
    expect(pils(store)).toMatchObject({ version: 3, content: { price: 400 } });
    expect(failures(store)).toEqual(['article Der Drucker streikt']);
    refuseNothing(store);
    apply(store, pageOf('3', [articlePut('Pils', 4, { price: 999 })]));
    expect(pils(store)).toMatchObject({ content: { price: 999 } });
    expect(failures(store)).toEqual([]);
  });

  it('is not lost with the snapshot that names it', () => {
    const store = testStore();
    apply(store, snapshot('1', [...frame, articlePut('Pils', 3)]), pageOf('2', []));
    refuseRecords(store, { entity: '*', pattern: '*', reason: 'voll' });
    apply(store, snapshot('3', [...frame, articlePut('Pils', 4)]), pageOf('4', []));
    expect(pils(store)).toMatchObject({ version: 3 });
  });

  it('is told of when nobody can read it, or the register does not know its kind', () => {
    const store = testStore();
    const room = { ...categoryPut('Saal', 3), entity: 'shelf' };
    apply(store, pageOf('1', [...frame, { ...articlePut('Pils', 4), content: '{' }, room]));
    expect(failures(store)).toEqual(['article UNREADABLE', 'shelf NOT_SUPPORTED']);
  });
});

describe('an edit at the register (contract 9)', () => {
  const edited = (edits: object) => {
    const store = testStore();
    apply(store, pageOf('1', [...frame, articlePut('Pils', 3)]));
    const record = pils(store);
    if (!record) return expect.fail('no article');
    return { store, proposal: proposeEdit(store, record, { ...edits }, new Date('2026-11-21T10:00:00Z')) };
  };

  it('is a proposal, with which the register sells until somebody has decided', () => {
    const { store, proposal } = edited({ price: 420, name: 'Pils' });
    expect(proposal).toMatchObject({
      base: { price: 400 },
      changes: { price: 420 },
      baseVersion: 3,
      state: 'waiting',
    });
    expect(pils(store)).toMatchObject({ isProposed: true, content: { price: 420 } });
    apply(store, pageOf('2', [articlePut('Pils', 4, { price: 410, plu: '7' })]));
    expect(pils(store)).toMatchObject({ isProposed: true, version: 4, content: { price: 420, plu: '7' } });
  });

  it.each(['accepted', 'refused'] as const)('ends with the answer: %s', (state) => {
    const { store, proposal } = edited({ price: 420 });
    settleProposal(store, proposal?.id ?? '', state, state === 'refused' ? 'zu teuer' : null);
    expect(pils(store)).toMatchObject({ isProposed: false, content: { price: 400 } });
    expect(listProposals(store)).toMatchObject([{ state }]);
  });

  it('that changes nothing is none', () => expect(edited({ price: 400 }).proposal).toBeUndefined());
});

it('a register killed while it applies pages has lost none and doubled none', async () => {
  const file = join(testFolder(), 'kasse.sqlite');
  for (let kill = 0; kill < 3; kill += 1) await applyUntilKilled(file, 5 + kill * 4);
  const store = openStore(file);
  const pages = Number(readSyncState(store).cursor);
  expect(pages).toBeGreaterThanOrEqual(27);
  expect(countRecords(store)).toEqual({ vat: 1, category: 1, article: pages * 20 });
  expect(failures(store)).toEqual([]);
  closeStore(store);
});

/** Lets another process apply pages, and kills it after so many. */
async function applyUntilKilled(file: string, pages: number): Promise<void> {
  const script = fileURLToPath(new URL('./testing/apply-for-ever.ts', import.meta.url));
  const applier = spawn(process.execPath, [script, file]);
  const ended = once(applier, 'exit');
  let applied = 0;
  for await (const chunk of applier.stdout) {
    applied += String(chunk).split('\n').length - 1;
    if (applied >= pages) break;
  }
  applier.kill('SIGKILL');
  await ended;
}
