import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../ids/index.ts';
import { createTestDatabase, type TestDatabase } from './testing.ts';
import { runWide } from './wide-statement.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

const tenantId = newId();
const echo = 'select $1::text as first, $2::int as second, $3::text as third';

describe('a statement with a wide parameter', () => {
  it.each([
    ['small', 'ü"\\\n'],
    ['empty', ''],
    ['of several megabytes', 'Käse 🧀 '.repeat(400_000)],
  ])('gets it to the byte: %s', async (_name, text) => {
    const { rows } = await runWide(test.db.app, {
      text: echo,
      tenantId,
      values: ["it's", '42'],
      last: Buffer.from(text),
    });
    expect(rows[0]).toEqual({ first: "it's", second: 42, third: text });
  });

  it('works again and again on one connection, prepared once, beside others', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, async (_, index) => {
        const statement = {
          text: echo,
          tenantId,
          values: ['a', String(index)],
          last: Buffer.from(`text ${index}`),
        };
        const { rows } = await runWide(test.db.app, statement);
        const { rows: others } = await test.db.app.query('select $1::int as n', [index]);
        return [rows[0]?.third, others[0]?.n];
      }),
    );
    expect(answers).toEqual(Array.from({ length: 40 }, (_, index) => [`text ${index}`, index]));
  });

  it("rejects with the database's error, and the connection goes on", async () => {
    const broken = {
      text: 'select $1::int / $2::int as n',
      tenantId,
      values: ['1'],
      last: Buffer.from('0'),
    };
    await expect(runWide(test.db.app, broken)).rejects.toMatchObject({ code: '22012' });
    const { rows } = await runWide(test.db.app, { ...broken, last: Buffer.from('1') });
    expect(rows).toEqual([{ n: 1 }]);
  });
});
