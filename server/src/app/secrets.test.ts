import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestAccount, type TestAccount } from '../account/testing.ts';
import { inSystem } from '../kit/db/pools.ts';
import { newId } from '../kit/ids/index.ts';
import { createJobs } from '../kit/jobs/index.ts';
import { createMailQueue, type Mail } from '../kit/mail/index.ts';
import {
  createSecretChange,
  createVault,
  lostForGood,
  notNeeded,
  stillNeeded,
} from '../kit/secrets/index.ts';
import { openIban, sealIban } from '../shop/orders/index.ts';
import { sealedPlaces } from './secrets.ts';

const [oldSecret, newSecret] = [Buffer.alloc(32, 7), Buffer.alloc(32, 9)];
const [oldVault, newVault] = [createVault(oldSecret), createVault(newSecret)];
const iban = 'DE02120300000000202051';
let host: TestAccount; // works with the old secret
let logged: string[];
beforeAll(async () => {
  host = await createTestAccount();
});
afterAll(() => host.stop());

const change = (secret: Uint8Array, previous?: Uint8Array) => {
  logged = [];
  const note = (fields: object, message: string): void =>
    void logged.push(`${message} ${JSON.stringify(fields)}`);
  return createSecretChange({
    db: host.database.db,
    vault: createVault(secret, previous),
    now: host.now,
    log: { warn: note, error: note },
    places: sealedPlaces(host.database.db),
    countSessions: host.account.countSessions,
  });
};

/** Orders by debit, whose IBANs a vault has sealed. */
const insertOrders = async (count: number, vault = oldVault): Promise<string[]> => {
  const ids = Array.from({ length: count }, () => newId());
  const sealed = ids.map(() => sealIban(vault, iban));
  await host.database.owner.query(
    `insert into shop_orders (tenant_id, id, number, seller_id, seller, idempotency_key, content_hash, status,
       customer_name, buyer_name, lines, billing_address, delivery_address, payment, sealed_iban, terms_version,
       language, net, vat_rate, vat_reason, tax, gross, placed_by, placed_by_name, placed_at, last_modified_at)
     select $1, id, 'B-' || id, $1, '{}', id, '', 'ordered', 'Bäckerei Müller', 'Bäckerei Müller', '[]', '{}', '{}',
       '{}', sealed, '1', 'de', 10000, 1900, 'domestic', 1900, 11900, id, 'Jörg Müller', now(), now()
     from unnest($2::uuid[], $3::text[]) as o (id, sealed)`,
    [host.tenantId, ids, sealed],
  );
  return ids;
};
const ibanOf = async (id: string, vault = newVault): Promise<string> => {
  const { rows } = await host.database.owner.query('select sealed_iban from shop_orders where id = $1', [id]);
  return openIban(vault, rows[0].sealed_iban);
};
const mails = (vault = oldVault, sent: Mail[] = []) => {
  const jobs = createJobs({ db: host.database.db, now: host.now, log: { warn: () => {}, error: () => {} } });
  return createMailQueue(jobs, vault, async (mail) => void sent.push(mail));
};
const waitingMails = async () =>
  (
    await host.database.owner.query<{ payload: unknown }>(
      'select payload from graphile_worker._private_jobs order by id',
    )
  ).rows;

test('whatever a table keeps sealed is among the places that are sealed anew', async () => {
  const { rows } = await host.database.owner.query(
    `select table_name || '.' || column_name as name from information_schema.columns
     where column_name like '%sealed%' and table_schema = 'public'`,
  );
  const known = sealedPlaces(host.database.db).map(({ name }) => name);
  expect(rows.length).toBeGreaterThan(1);
  for (const { name } of rows) expect(known).toContain(name);
});

test('the secret is changed: what is sealed moves to the new one, and the log says when the old one can go', async () => {
  await change(oldSecret).start();
  const orders = await insertOrders(501);
  const mail = { to: 'rita@cafe-rita.de', subject: 'Bestellung', text: 'Danke', html: '' };
  await inSystem(host.database.db, (tx) => mails().queue(tx, mail));
  const { email } = await host.createUser();
  const { refresh_token } = await host.signIn(email);

  host.advance(60_000);
  const changing = change(newSecret, oldSecret);
  await changing.start();
  await changing.look();
  for (const id of [orders[0], orders[500]]) expect(await ibanOf(id ?? '')).toBe(iban);
  const sent: Mail[] = [];
  for (const { payload } of await waitingMails())
    await mails(newVault, sent).handlers.sendMailPacked?.(payload, signal());
  expect(sent).toEqual([mail]);
  expect(logged.join()).toContain(stillNeeded);

  const process = await host.startProcess(newSecret, oldSecret);
  let token = refresh_token;
  for (let use = 0; use < 2; use += 1) {
    host.advance(2 * 60 * 60_000);
    await changing.look();
    expect(logged.join()).not.toContain(notNeeded);
    const form = { grant_type: 'refresh_token', refresh_token: token ?? '' };
    token = (await process.post('/connect/token', form)).body.refresh_token;
    expect(token).toBeDefined();
  }
  host.advance(2 * 60 * 60_000);
  await changing.look();
  expect(logged.filter((line) => line.includes(notNeeded))).toHaveLength(1);
  changing.close();
  // The key that signed before opens with the new secret alone: nobody needs another one.
  const keys = await host.database.owner.query('select kid from signing_keys');
  await host.startProcess(newSecret);
  expect((await host.database.owner.query('select kid from signing_keys')).rows).toEqual(keys.rows);
});

test('a process that still works with the old secret keeps it needed', async () => {
  host.advance(24 * 60 * 60_000);
  const late = change(oldSecret, newSecret);
  await late.start();
  late.close();
  const changing = change(newSecret, oldSecret);
  await changing.start();
  await changing.look();
  changing.close();
  expect(logged.join()).toContain(stillNeeded);
});

test('a value that neither secret opens is told, and stays as it is', async () => {
  const third = createVault(Buffer.alloc(32, 3));
  const [id = ''] = await insertOrders(1, third);
  const changing = change(newSecret, oldSecret);
  await changing.look();
  expect(logged.join()).toContain(lostForGood);
  expect(logged.join()).toContain('shop_orders.sealed_iban');
  expect(await ibanOf(id, third)).toBe(iban);
});

const signal = (): AbortSignal => new AbortController().signal;
