import { randomUUID } from 'node:crypto';
import { AppError } from '@tresen/domain/kit/errors';
import { runs } from '@tresen/domain/kit/testing';
import { totalUnitOf } from '@tresen/domain/sales/dashboards';
import type { Receipt } from '@tresen/domain/sales/receipts';
import { anyReceipt, position, sale } from '@tresen/domain/sales/receipts/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../kit/db/testing.ts';
import { newId } from '../../../kit/ids/index.ts';
import { bytesOfBatch } from './batch-bytes.ts';
import { pushReceipts } from './push.ts';
import type { PushOutcome } from './push-answers.ts';
import { createPushQueue } from './push-queue.ts';
import type { Origin } from './receipt-row.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
let test: TestDatabase;
let origin: Origin;
let changes: string[];
let counted: [string, number][];

beforeAll(async () => {
  test = await createTestDatabase();
  test.db.events.listen(({ topic }) => changes.push(topic));
});
afterAll(() => test.drop());

/** A branch with one linked register, in a tenant of its own. */
const newOrigin = async (): Promise<Origin> => {
  const made = { tenantId: newId(), unitId: newId(), deviceId: newId(), databaseId: randomUUID() };
  await test.owner.query(`insert into tenants (id, name, kind) values ($1, 'Café', 'customer')`, [
    made.tenantId,
  ]);
  await test.owner.query(
    `insert into organization_units (tenant_id, id, name, database_id) values ($1, $2, 'Branch', $3)`,
    [made.tenantId, made.unitId, made.databaseId],
  );
  await test.owner.query(
    `insert into devices (tenant_id, id, unit_id, name, device_type, register_type, business_type, pos_version,
      hardware_serial, database_id) values ($1, $2, $3, 'Counter', 'desktop', 'Windows', 'retail', '5.9.3', 'S1', $4)`,
    [made.tenantId, made.deviceId, made.unitId, made.databaseId],
  );
  return { ...made, zone: 'Europe/Berlin', cutOffMinutes: 240, currency: 'EUR' };
};

beforeEach(async () => {
  origin = await newOrigin();
  changes = [];
  counted = [];
});

const push = (texts: readonly string[] | string, at: Origin = origin): Promise<readonly PushOutcome[]> =>
  pushReceipts(
    {
      db: test.db,
      queue: createPushQueue(test.db),
      now: () => now,
      onProblems: async (_tx, unitId, change) => void counted.push([unitId, change]),
    },
    at,
    bytesOfBatch(typeof texts === 'string' ? texts : `[${texts.join(',')}]`),
  );

const receipt = (given: Partial<Receipt> = {}): Receipt =>
  sale({ id: newId(), databaseId: origin.databaseId, ...given });
const text = (given: Partial<Receipt> = {}): string => JSON.stringify(receipt(given));
const outcomes = (results: readonly PushOutcome[]) => results.map(({ outcome, reason }) => reason ?? outcome);

/** Rows of branches, without those of the whole tenant. */
const ofBranches = `tenant_id = $1 and unit_id <> '${totalUnitOf('EUR')}'`;

const stored = async (tenantId = origin.tenantId) => {
  const sum = async (sql: string) => (await test.owner.query(sql, [tenantId])).rows[0];
  return {
    receipts: (await sum('select count(*) n from receipts where tenant_id = $1')).n,
    turnover: (await sum('select coalesce(sum(turnover), 0)::bigint t from receipts where tenant_id = $1')).t,
    days: (await sum(`select coalesce(sum(turnover), 0)::bigint t from sales_day where ${ofBranches}`)).t,
    hours: (await sum(`select coalesce(sum(turnover), 0)::bigint t from sales_hour where ${ofBranches}`)).t,
    problems: (await sum('select count(*) n from sync_problems where tenant_id = $1')).n,
  };
};

describe('a push', () => {
  it('stores receipts with their figures and says that figures changed', async () => {
    expect(outcomes(await push([text(), text()]))).toEqual(['stored', 'stored']);
    expect(await stored()).toEqual({ receipts: 2, turnover: 700, days: 700, hours: 700, problems: 0 });
    expect(changes).toEqual(['figures']);
    const { rows } = await test.owner.query('select last_receipt_at from devices where id = $1', [
      origin.deviceId,
    ]);
    expect(rows).toEqual([{ last_receipt_at: new Date(now) }]);
  });

  it('keeps the text of the register to the byte', async () => {
    const odd = `{ "version" : 1, ${text({ note: 'Grüße \u2028 "x"' }).slice(13)}`;
    expect(outcomes(await push([odd]))).toEqual(['stored']);
    const { rows } = await test.owner.query('select content from receipts where tenant_id = $1', [
      origin.tenantId,
    ]);
    expect(rows).toEqual([{ content: odd }]);
  });

  it('changes nothing when it comes again, alone or beside new ones', async () => {
    const batch = [text(), text(), text()];
    await push(batch);
    expect(outcomes(await push(batch))).toEqual(['duplicate', 'duplicate', 'duplicate']);
    expect(outcomes(await push([text(), ...batch]))).toEqual([
      'stored',
      'duplicate',
      'duplicate',
      'duplicate',
    ]);
    expect(await stored()).toEqual({ receipts: 4, turnover: 1400, days: 1400, hours: 1400, problems: 0 });
  });

  it('quarantines the same id with other content and keeps the first', async () => {
    const first = receipt();
    await push([JSON.stringify(first)]);
    expect(outcomes(await push([JSON.stringify({ ...first, note: 'other' })]))).toEqual(['CONTENT_DIFFERS']);
    expect(await stored()).toMatchObject({ receipts: 1, turnover: 350, problems: 1 });
    expect(changes).toEqual(['figures', 'syncProblems', 'alerts']);
  });

  it.each([
    ['with spaces between them', (one: string, two: string) => ` [ ${one} ,\n ${two} ] `],
    [
      'one of which holds what usually stands between two',
      (one: string, two: string) =>
        `[${one.replace('"Cappuccino"', JSON.stringify('},{"version":1,'))},${two}]`,
    ],
    [
      'that begin with another field',
      (one: string, two: string) =>
        `[${one},${two.replace('"version":1,', '').replace(/}$/, ',"version":1}')}]`,
    ],
  ])('tells records apart %s', async (_how, join) => {
    expect(outcomes(await push(join(text(), text())))).toEqual(['stored', 'stored']);
    expect(await stored()).toMatchObject({ receipts: 2, days: 700 });
  });

  it('compares two records with one id inside a batch', async () => {
    const first = receipt();
    const same = JSON.stringify(first);
    const other = JSON.stringify({ ...first, note: 'other' });
    expect(outcomes(await push([same, same, other]))).toEqual(['stored', 'duplicate', 'CONTENT_DIFFERS']);
    expect(await stored()).toMatchObject({ receipts: 1, days: 350, problems: 1 });
  });

  it('takes ids in any order, and knows one that comes again', async () => {
    const [first, second, third] = [text(), text(), text()];
    expect(outcomes(await push([third, first, second, third, first]))).toEqual([
      'stored',
      'stored',
      'stored',
      'duplicate',
      'duplicate',
    ]);
    expect(await stored()).toMatchObject({ receipts: 3, days: 1050, hours: 1050, problems: 0 });
  });

  it.each([
    ['sums that do not add up', (): Partial<Receipt> => ({ gross: 351 }), 'SUMS_DIFFER'],
    [
      'a clock more than 24 h ahead',
      (): Partial<Receipt> => ({ end: '2026-11-22T12:00:00.001Z' }),
      'CLOCK_AHEAD',
    ],
    ['another currency', (): Partial<Receipt> => ({ currency: 'CHF' }), 'CURRENCY_DIFFERS'],
  ])('quarantines %s, once, and stores its neighbours', async (_what, change, reason) => {
    const bad = text(change());
    const results = await push([text(), bad, text()]);
    expect(outcomes(results)).toEqual(['stored', reason, 'stored']);
    expect(outcomes(await push([bad]))).toEqual([reason]);
    expect(await stored()).toMatchObject({ receipts: 2, days: 700, problems: 1 });
    const { rows } = await test.owner.query('select raw, reason from sync_problems where tenant_id = $1', [
      origin.tenantId,
    ]);
    expect(rows).toEqual([{ raw: bad, reason }]);
  });

  it.each([
    ['a text that is no JSON', '{"version":1,'],
    ['a number', '7'],
    ['null', 'null'],
    ['a wrong type', JSON.stringify({ version: 1, id: 5 })],
  ])('rejects %s and stores its neighbours', async (_what, bad) => {
    if (bad.endsWith(',')) {
      await expect(push([text(), bad])).rejects.toEqual(new AppError('MALFORMED_JSON'));
      return;
    }
    expect(outcomes(await push([text(), bad, text()]))).toEqual(['stored', 'MALFORMED', 'stored']);
    expect(await stored()).toMatchObject({ receipts: 2, problems: 0 });
  });

  it('rejects a field that the contract does not know, a missing one and a 30 February', async () => {
    const { number: _number, ...missing } = receipt();
    const bad = [
      JSON.stringify({ ...receipt(), extra: 1 }),
      JSON.stringify(missing),
      text({ end: '2026-02-30T10:00:00.000Z' }),
    ];
    expect(outcomes(await push(bad))).toEqual(['MALFORMED', 'MALFORMED', 'MALFORMED']);
    expect(await stored()).toMatchObject({ receipts: 0 });
  });

  it('stores 499 of 500 when one is broken', async () => {
    const batch = Array.from({ length: 500 }, () => text());
    batch[217] = JSON.stringify({ ...receipt(), gross: 'much' });
    const results = await push(batch);
    expect(results.filter(({ outcome }) => outcome === 'stored')).toHaveLength(499);
    expect(results[217]).toMatchObject({ outcome: 'rejected', reason: 'MALFORMED', index: 217 });
    expect(await stored()).toMatchObject({ receipts: 499, days: 499 * 350 });
  });

  it.each([
    ['no array', '{}'],
    ['nothing', ''],
    ['an open array', '[{"a":1}'],
    ['text behind the array', '[]x'],
    ['an open string', '["abc'],
  ])('refuses %s as a whole', async (_what, batch) => {
    await expect(push(batch)).rejects.toEqual(new AppError('MALFORMED_JSON'));
  });

  it.each([
    ['500 and one', `[${'{},'.repeat(500)}{}]`],
    ['500 and one in the usual form', `[${'{"version":1,"a":1},'.repeat(500)}{"version":1,"a":1}]`],
    [
      'half a million that are broken in the usual form',
      `[${'{"version":1,},'.repeat(500_000)}{"version":1,}]`,
    ],
    ['millions of next to nothing', `[${'1,'.repeat(3_500_000)}1]`],
  ])('refuses more than 500 receipts, %s, before it reads them', async (_what, batch) => {
    const start = process.threadCpuUsage();
    await expect(push(batch)).rejects.toMatchObject({ code: 'TOO_LARGE' });
    expect(process.threadCpuUsage(start).user).toBeLessThan(300_000);
  });

  it('takes 500 in the usual form', async () => {
    const results = await push(`[${'{"version":1,"a":1},'.repeat(499)}{"version":1,"a":1}]`);
    expect(outcomes(results)).toEqual(Array.from({ length: 500 }, () => 'MALFORMED'));
  });

  it('takes an empty array', async () => {
    expect(await push('[ ]')).toEqual([]);
  });

  it("rejects a receipt of another branch or another tenant's unit", async () => {
    const other = await newOrigin();
    const foreign = JSON.stringify(sale({ id: newId(), databaseId: other.databaseId }));
    expect(outcomes(await push([foreign, text()]))).toEqual(['NOT_YOUR_BRANCH', 'stored']);
    expect(await stored(other.tenantId)).toMatchObject({ receipts: 0 });
  });

  it('stores nothing for a register that was unlinked, whatever its token says', async () => {
    await test.owner.query('update devices set unlinked_at = now() where id = $1', [origin.deviceId]);
    await expect(push([text()])).rejects.toEqual(new AppError('DEVICE_UNLINKED'));
    expect(await stored()).toMatchObject({ receipts: 0, days: 0 });
  });

  it("puts a receipt on the branch's business day and hour", async () => {
    await push([text({ start: '2026-01-01T02:30:00.000Z', end: '2026-01-01T02:30:00.000Z' })]);
    const { rows } = await test.owner.query(`select day, hour from sales_hour where ${ofBranches}`, [
      origin.tenantId,
    ]);
    expect(rows).toEqual([{ day: '2025-12-31', hour: 3 }]);
  });

  it('counts articles unknown to the cloud by the key of the register', async () => {
    const article = { key: 'A-7', category: 'Coffee' };
    await push([text({ positions: [position({ unitPrice: 350, quantity: 2000, article })] })]);
    const { rows } = await test.owner.query(
      `select article_key, name, quantity, turnover from sales_article_month where ${ofBranches}`,
      [origin.tenantId],
    );
    expect(rows).toEqual([{ article_key: 'A-7', name: 'Cappuccino', quantity: 2000, turnover: 700 }]);
  });

  it('counts two keys as one that the database cannot tell apart', async () => {
    const sold = (key: string) => text({ positions: [position({ unitPrice: 350, article: { key } })] });
    expect(outcomes(await push([sold('A'), sold('A\u0000'), sold('A')]))).toEqual(Array(3).fill('stored'));
    const { rows } = await test.owner.query(
      `select article_key, turnover from sales_article_month where ${ofBranches}`,
      [origin.tenantId],
    );
    expect(rows).toEqual([{ article_key: 'A', turnover: 1050 }]);
  });

  it('takes texts that the database cannot hold: they stay as escapes', async () => {
    const odd = text({
      employee: { key: '1', name: 'A\u0000B' },
      register: { serial: 'S', name: '\ud800x' },
    });
    expect(outcomes(await push([odd]))).toEqual(['stored']);
    expect(await stored()).toMatchObject({ receipts: 1 });
  });
});

describe('who is told how many records wait', () => {
  it('hears nothing of a batch without problems: that costs no statement', async () => {
    await push([text(), text()]);
    expect(counted).toEqual([]);
  });

  it('hears the number that is new, in the transaction that keeps them', async () => {
    const wrong = text({ gross: 351 });
    await push([wrong, text({ gross: 351 }), text()]);
    await push([wrong]);
    expect(counted).toEqual([[origin.unitId, 2]]);
  });
});

describe('many pushes at once', () => {
  it('of 16 registers of one branch end in the right sums, without a deadlock', async () => {
    const queue = createPushQueue(test.db);
    const onProblems = async () => undefined;
    const deps = { db: test.db, queue, now: () => now, onProblems };
    const batches = Array.from({ length: 64 }, () => `[${text()},${text()}]`);
    const results = await Promise.all(
      batches.map((batch) => pushReceipts(deps, origin, bytesOfBatch(batch))),
    );
    expect(results.flat().every(({ outcome }) => outcome === 'stored')).toBe(true);
    expect(await stored()).toMatchObject({ receipts: 128, days: 128 * 350, hours: 128 * 350 });
  });

  it('of the same receipt store it once', async () => {
    const same = `[${text()}]`;
    const results = await Promise.all(Array.from({ length: 24 }, () => push(same)));
    const answers = results.flat().map(({ outcome }) => outcome);
    expect(answers.filter((answer) => answer === 'stored')).toHaveLength(1);
    expect(answers.filter((answer) => answer === 'duplicate')).toHaveLength(23);
    expect(await stored()).toMatchObject({ receipts: 1, days: 350 });
  });
});

describe('whatever a register sends', () => {
  const record = fc.oneof(
    {
      weight: 4,
      arbitrary: anyReceipt.map((value) => JSON.stringify({ ...value, databaseId: origin.databaseId })),
    },
    { weight: 1, arbitrary: fc.json() },
    {
      weight: 2,
      arbitrary: fc
        .tuple(anyReceipt, fc.constantFrom('gross', 'positions', 'end', 'id', 'payments'), fc.jsonValue())
        .map(([value, field, wrong]) =>
          JSON.stringify({ ...value, databaseId: origin.databaseId, [field]: wrong }),
        ),
    },
  );

  it('every record gets one outcome, and figures equal the stored receipts', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(record, { maxLength: 12 }), async (records) => {
        const before = await stored();
        const results = await push(records);
        const after = await stored();
        expect(results.map(({ index }) => index)).toEqual(records.map((_record, index) => index));
        const count = (outcome: string) => results.filter((result) => result.outcome === outcome).length;
        expect(after.receipts - before.receipts).toBe(count('stored'));
        expect(after.days).toBe(after.turnover);
        expect(after.hours).toBe(after.turnover);
        expect(outcomes(await push(records))).toEqual(
          outcomes(results).map((outcome) => (outcome === 'stored' ? 'duplicate' : outcome)),
        );
      }),
      { numRuns: runs(60) },
    );
  });
});
