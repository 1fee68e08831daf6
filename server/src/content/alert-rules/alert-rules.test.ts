import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createUnit } from '../../app/testing/link-register.ts';
import { branchWithArticle } from '../../app/testing/master-data.ts';
import { dataOf, errorOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';
import { type Database, openDatabase } from '../../kit/db/pools.ts';
import { createRuleWatch } from '../notifications/index.ts';

let app: TestServer;
let db: Database;
let owner: string;

beforeAll(async () => {
  app = await startTestApp();
  db = openDatabase(app.ownerUrl, () => undefined);
  owner = await app.signIn('owner@demo.example');
});
afterAll(async () => {
  await db.close();
  await app.stop();
});
beforeEach(() => app.owner.query('delete from alert_rules'));

interface Rules {
  readonly rules: readonly {
    readonly rule: string;
    readonly value: number | null;
    readonly isOwn: boolean;
    readonly inherited: number | null;
  }[];
  readonly branches: readonly string[];
}

const show = async (unitId: string | null = null): Promise<Rules> => {
  const query = `query($u: ID) { alertRules(unitId: $u) { rules { rule value isOwn inherited } branches } }`;
  return dataOf<{ alertRules: Rules }>(await app.call('/graphql', owner, query, { u: unitId })).alertRules;
};
const trySave = (rules: object, unitId: string | null = null) =>
  app.call(
    '/graphql',
    owner,
    'mutation($u: ID, $r: [AlertRuleInput!]!) { saveAlertRules(unitId: $u, rules: $r) { isSuccess } }',
    { u: unitId, r: Object.entries(rules).map(([rule, value]) => ({ rule, value })) },
  );
const save = async (rules: object, unitId: string | null = null) => dataOf(await trySave(rules, unitId));
const of = async (rule: string, unitId: string | null = null) =>
  (await show(unitId)).rules.find((one) => one.rule === rule);

describe('alert rules of a tenant', () => {
  it('hold from the start, for all branches once said, and differently in one', async () => {
    const unitId = await createUnit(app, owner);
    expect(await of('cashDifference')).toMatchObject({ value: 1_000, isOwn: false });
    await save({ cashDifference: 500 });
    expect(await of('cashDifference', unitId)).toMatchObject({ value: 500, isOwn: false, inherited: 500 });
    await save({ cashDifference: null }, unitId);
    expect(await of('cashDifference', unitId)).toMatchObject({ value: null, isOwn: true, inherited: 500 });
    expect((await show()).branches).toEqual([unitId]);
    await save({}, unitId);
    expect(await of('cashDifference', unitId)).toMatchObject({ value: 500, isOwn: false });
    expect((await show()).branches).toEqual([]);
  });

  it('of licences are said for all branches only', async () => {
    const unitId = await createUnit(app, owner);
    expect(await of('licenceEnding', unitId)).toBeUndefined();
    await save({ licenceEnding: 3 }, unitId);
    expect((await show()).branches).toEqual([]);
  });

  it.each([{ cashDifference: 0 }, { registerSilent: 4 }, { weather: 1 }])(
    '%j is refused, and changes nothing',
    async (rules) => {
      expect(errorOf(await trySave(rules))?.code).toBe('INVALID_INPUT');
      expect((await show()).rules.some(({ isOwn }) => isOwn)).toBe(false);
    },
  );

  it('are nobody else’s: a branch of another tenant is none', async () => {
    const { rows } = await app.owner.query<{ id: string }>(
      `select id from organization_units where tenant_id <> (select tenant_id from users where email = 'owner@demo.example')`,
    );
    const stranger = rows[0]?.id ?? randomUUID();
    expect(errorOf(await trySave({ stockLow: null }, stranger))?.code).toBe('NOT_FOUND');
  });

  it('a change stands in the audit log, with the branch that it is of', async () => {
    const last = async () =>
      (
        await app.owner.query(
          `select old_values, new_values from audit_log where entity = 'alertRules' order by at desc limit 1`,
        )
      ).rows[0];
    await save({ cashDifference: 700 });
    expect(await last()).toMatchObject({ new_values: { alertRules: { cashDifference: 700 } } });
    const unitId = await createUnit(app, owner);
    await save({ cashDifference: 800 }, unitId);
    const { rows } = await app.owner.query('select name from organization_units where id = $1', [unitId]);
    expect(await last()).toMatchObject({ old_values: { name: rows[0].name } });
  });
});

describe('alert rules: stock under the article’s minimum', () => {
  const book = async (articleId: string, unitId: string, kind: string, quantity: number) =>
    dataOf(
      await app.call(
        '/graphql/pos',
        owner,
        'mutation($it: StockMovementInput!) { bookStockMovement(movement: $it) { isSuccess } }',
        { it: { id: randomUUID(), articleId, unitId, kind, quantity, reason: 'verdorben' } },
      ),
    );
  /** Each look is that of a server that has just started. */
  const look = () => createRuleWatch({ db, now: Date.now })();
  const told = async (unitId: string) =>
    (
      await app.owner.query(
        `select data -> 'count' count, data -> 'articles' articles, resolved_at is not null "isOver" from notifications
         where kind = 'stockLow' and subject = $1 order by renewed_at`,
        [unitId],
      )
    ).rows;

  it('is told of for the branch once, leads to the article, and is over once it is there again', async () => {
    const { unitId, articleId } = await branchWithArticle(app, owner);
    await app.owner.query('update articles set reorder_quantity = 5000 where id = $1', [articleId]);
    const { rows } = await app.owner.query<{ name: string }>('select name from articles where id = $1', [
      articleId,
    ]);
    await look();
    // Nothing was ever booked: nobody keeps its stock.
    expect(await told(unitId)).toEqual([]);
    await book(articleId, unitId, 'delivery', 6_000);
    await look();
    expect(await told(unitId)).toEqual([]);
    await book(articleId, unitId, 'loss', 1_000);
    await look();
    await look();
    expect(await told(unitId)).toEqual([{ count: 1, articles: [rows[0]?.name], isOver: false }]);
    await book(articleId, unitId, 'delivery', 1_000);
    await look();
    expect(await told(unitId)).toMatchObject([{ isOver: true }]);
  });

  it('that comes and goes within the hour is the same alert, which nobody is told of anew', async () => {
    const { unitId, articleId } = await branchWithArticle(app, owner);
    await app.owner.query('update articles set reorder_quantity = 5000 where id = $1', [articleId]);
    const goUnder = async () => {
      await book(articleId, unitId, 'loss', 1_000);
      await look();
    };
    const comeBack = async () => {
      await book(articleId, unitId, 'delivery', 1_000);
      await look();
    };
    await book(articleId, unitId, 'delivery', 6_000);
    await goUnder();
    const first = await app.owner.query(
      `select id, renewed_at from notifications where kind = 'stockLow' and subject = $1`,
      [unitId],
    );
    await comeBack();
    await goUnder();
    expect(await told(unitId)).toMatchObject([{ isOver: false }]);
    const again = await app.owner.query(
      `select id, renewed_at from notifications where kind = 'stockLow' and subject = $1`,
      [unitId],
    );
    expect(again.rows).toEqual(first.rows);
    await comeBack();
    await app.owner.query(
      `update notifications set resolved_at = resolved_at - interval '61 minutes' where kind = 'stockLow' and subject = $1`,
      [unitId],
    );
    await goUnder();
    expect(await told(unitId)).toMatchObject([{ isOver: true }, { isOver: false }]);
  });

  it('is not told of where nobody wants to know, and over once somebody says so', async () => {
    const { unitId, articleId } = await branchWithArticle(app, owner);
    await app.owner.query('update articles set reorder_quantity = 5000 where id = $1', [articleId]);
    await book(articleId, unitId, 'delivery', 1_000);
    await look();
    expect(await told(unitId)).toMatchObject([{ isOver: false }]);
    await save({ stockLow: null }, unitId);
    await look();
    expect(await told(unitId)).toMatchObject([{ isOver: true }]);
  });
});
