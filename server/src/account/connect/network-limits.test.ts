import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestAccount, type TestAccount } from '../testing.ts';

let host: TestAccount;
beforeAll(async () => {
  host = await createTestAccount();
});
afterAll(() => host.stop());

/** A register asks for a code, badly: what is counted is the call. */
const ask = async (remoteAddress: string): Promise<number> =>
  (
    await host.app.inject({
      method: 'POST',
      url: '/connect/deviceauthorization',
      payload: '',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      remoteAddress,
    })
  ).statusCode;

test('calls are counted for the /64 of an IPv6 subscriber, whose addresses are not as many fresh starts', async () => {
  const statuses = new Set<number>();
  for (let n = 0; n <= 600; n += 1) statuses.add(await ask(`2001:db8:9:1::${n.toString(16)}`));
  expect([...statuses]).toEqual([400, 429]);
  expect(await ask('2001:db8:9:2::1')).toBe(400);
});
