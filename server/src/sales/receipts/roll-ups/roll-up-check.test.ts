import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LinkedRegister, linkRegister } from '../../../app/testing/link-register.ts';
import { outcomesOf, pushBatch, receiptOf } from '../../../app/testing/push-receipts.ts';
import { startTestApp, type TestServer } from '../../../app/testing/test-app.ts';
import { type Database, openDatabase } from '../../../kit/db/pools.ts';
import { createFigureRebuild } from './figure-rebuilds.ts';

let app: TestServer;
let owner: string;
let register: LinkedRegister;
let db: Database;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.signIn('owner@demo.example');
  register = await linkRegister(app, owner);
  db = openDatabase(app.ownerUrl, () => undefined);
});
afterAll(async () => {
  await db.close();
  await app.stop();
});

const check = 'rollUpDifferences(from: "2026-01-01", to: "2026-12-31") { column stored computed }';

describe('the check of the figures', () => {
  it('finds nothing while registers push: it sees one moment', async () => {
    const pushes = Array.from({ length: 30 }, () => pushBatch(app, register, [receiptOf(register)]));
    const checks = Array.from({ length: 9 }, () => app.call('/graphql/pos', owner, `{ ${check} }`));
    const answers = await Promise.all(checks);
    expect((await Promise.all(pushes)).flatMap(outcomesOf)).toEqual(pushes.map(() => 'stored'));
    expect(answers.map(({ data }) => data)).toEqual(answers.map(() => ({ rollUpDifferences: [] })));
  });

  it('names a figure that somebody changed by hand', async () => {
    await app.owner.query('update sales_day set turnover = turnover + 1 where unit_id = $1', [
      register.unitId,
    ]);
    const { data } = await app.call('/graphql/pos', owner, `{ ${check} }`);
    expect(data?.rollUpDifferences).toEqual([{ column: 'turnover', stored: 10_501, computed: 10_500 }]);
  });

  it('finds nothing any more once the figures were summed again, and receipts that come meanwhile count', async () => {
    const rebuild = createFigureRebuild(db);
    const { data } = await app.call(
      '/graphql/pos',
      owner,
      'mutation { rebuildFigures(from: "2026-01-01", to: "2026-12-31") { isSuccess } }',
    );
    expect(data?.rebuildFigures).toEqual({ isSuccess: true });
    const pushes = Array.from({ length: 20 }, () => pushBatch(app, register, [receiptOf(register)]));
    await Promise.all([rebuild(), rebuild(), ...pushes]);
    expect((await app.owner.query('select * from figure_rebuilds')).rows).toEqual([]);
    const after = await app.call('/graphql/pos', owner, `{ ${check} }`);
    expect(after.data?.rollUpDifferences).toEqual([]);
    const { rows } = await app.owner.query(
      'select sum(turnover)::int as sum from sales_day where unit_id = $1',
      [register.unitId],
    );
    expect(rows).toEqual([{ sum: 50 * 350 }]);
  });

  it('fills what a receipt was stored without, and changes nothing else of it', async () => {
    const wiped = 'marks = null, payments = null, tse_serial = null';
    await app.owner.query(`update receipts set ${wiped} where unit_id = $1`, [register.unitId]);
    await app.call(
      '/graphql/pos',
      owner,
      'mutation { rebuildFigures(from: "2026-11-01", to: "2026-11-30") { isSuccess } }',
    );
    await createFigureRebuild(db)();
    const { rows } = await app.owner.query(
      'select distinct payments, marks from receipts where unit_id = $1',
      [register.unitId],
    );
    expect(rows).toEqual([{ payments: 1, marks: 1 }]);
  });

  it('that one caller asks for again and again takes turns: the others are answered meanwhile', async () => {
    const asked = Array.from({ length: 20 }, (_, index) => `a${index}: ${check}`);
    const many = app.call('/graphql/pos', owner, `{ ${asked.join(' ')} }`);
    const stranger = await app.signIn('owner@retail.demo.example');
    expect((await app.call('/graphql/pos', stranger, `{ ${check} }`)).errors).toEqual([]);
    expect((await many).errors).toEqual([]);
  });
});
