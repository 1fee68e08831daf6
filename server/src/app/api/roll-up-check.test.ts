import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LinkedRegister, linkRegister } from '../testing/link-register.ts';
import { outcomesOf, pushBatch, receiptOf } from '../testing/push-receipts.ts';
import { startTestApp, type TestServer } from '../testing/test-app.ts';

let app: TestServer;
let owner: string;
let register: LinkedRegister;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.signIn('owner@demo.example');
  register = await linkRegister(app, owner);
}, 60_000);
afterAll(() => app.stop());

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

  it('is refused where too many wait for theirs: each would hold a connection until it has read everything', async () => {
    const asked = (count: number) => Array.from({ length: count }, (_, index) => `a${index}: ${check}`);
    const { errors } = await app.call('/graphql/pos', owner, `{ ${asked(20).join(' ')} }`);
    expect(errors[0]?.extensions).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect((await app.call('/graphql/pos', owner, `{ ${asked(9).join(' ')} }`)).errors).toEqual([]);
  });
});
