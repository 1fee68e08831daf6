import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../kit/ids/index.ts';
import { createTestAccount, type TestAccount } from '../testing.ts';

let test: TestAccount;
beforeAll(async () => {
  test = await createTestAccount();
});
afterAll(() => test.stop());

const aDay = 86_400_000;
const daysAgo = (days: number): Date => new Date(test.now() - days * aDay);
const insert = (statement: string, values: readonly unknown[]) =>
  test.database.owner.query(statement, [...values]);
const agesOf = async (table: string, column: string): Promise<number[]> => {
  const { rows } = await insert(`select ${column} as at from ${table} order by 1`, []);
  return rows.map(({ at }) => Math.round((test.now() - at.getTime()) / aDay));
};

it('once a day, links, sessions and tries to sign in go that nobody needs any more', async () => {
  const { id: userId } = await test.createUser();
  for (const days of [-1, 6, 8]) {
    await insert(
      `insert into mail_tokens (hash, purpose, user_id, email, created_at, expires_at)
        values ($1, 'confirmEmail', $2, 'a@x.example', $3, $3)`,
      [Buffer.from(newId()), userId, daysAgo(days)],
    );
    await insert(
      `insert into sessions (id, tenant_id, kind, user_id, scope, expires_at) values ($1, $2, 'user', $3, '', $4)`,
      [newId(), test.tenantId, userId, daysAgo(days)],
    );
  }
  for (const days of [1, 89, 91]) {
    await insert(
      `insert into sign_ins (user_id, id, at, outcome, address) values ($1, $2, $3, 'signedIn', '192.0.2.1')`,
      [userId, newId(), daysAgo(days)],
    );
  }
  for (const days of [-6, 89, 91]) {
    await insert(
      `insert into invitations (tenant_id, id, email, role, code_hash, invited_by_name, created_at, sent_at, expires_at)
        values ($1, $2, $3, 'user', $4, 'Olga Lindner', $5, $5, $5)`,
      [test.tenantId, newId(), `guest-${newId()}@x.example`, Buffer.from(newId()), daysAgo(days)],
    );
  }
  await test.account.cleanUp();
  expect(await agesOf('mail_tokens', 'expires_at')).toEqual([6, -1]);
  expect(await agesOf('invitations', 'expires_at')).toEqual([89, -6]);
  expect(await agesOf('sessions', 'expires_at')).toEqual([6, -1]);
  expect(await agesOf('sign_ins', 'at')).toEqual([89, 1]);
});
