import type { Receipt } from '@tresen/domain/sales/receipts';
import { position } from '@tresen/domain/sales/receipts/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUnit, type LinkedRegister, linkRegister } from '../../../app/testing/link-register.ts';
import { pushBatch, outcomesOf as pushedOutcomes, receiptOf } from '../../../app/testing/push-receipts.ts';
import { newTse, signedBy } from '../../../app/testing/signed-receipts.ts';
import {
  type Answer,
  dataOf,
  errorOf,
  startTestApp,
  type TestServer,
} from '../../../app/testing/test-app.ts';
import { newId } from '../../../kit/ids/index.ts';

let app: TestServer;
let owner: string;
let stranger: string;
let register: LinkedRegister;

const call = (query: string, variables: Record<string, unknown>, person = owner): Promise<Answer> =>
  app.call('/graphql/pos', person, query, variables);

const at = (minute: number) => {
  const end = new Date(Date.UTC(2026, 0, 10, 12, minute)).toISOString();
  return { start: end, end };
};
const sent = (minute: number, given: Partial<Receipt> = {}) =>
  receiptOf(register, { number: minute, ...at(minute), ...given });

const push = async (...receipts: Receipt[]): Promise<void> => {
  expect(pushedOutcomes(await pushBatch(app, register, receipts))).toEqual(receipts.map(() => 'stored'));
};

const checksOf = async (id: string, person = owner) => {
  const query = 'query($id: ID!) { receiptVerification(id: $id) { check outcome reason expected found } }';
  interface Check {
    readonly check: string;
    readonly outcome: string;
    readonly reason: string | null;
  }
  const answer = await call(query, { id }, person);
  return dataOf<{ receiptVerification: Check[] | null }>(answer).receiptVerification;
};
const outcomesOf = async (id: string) =>
  Object.fromEntries(
    ((await checksOf(id)) ?? []).map(({ check, outcome, reason }) => [check, reason ?? outcome]),
  );

const pageOf = async (id: string, fields: string, person = owner) =>
  dataOf<{ receipt: Record<string, unknown> | null }>(
    await call(`query($id: ID!) { receipt(id: $id) { ${fields} } }`, { id }, person),
  ).receipt;

const write = (id: string, version: number, given: Record<string, unknown> = {}, person = owner) =>
  call(
    'mutation($receipt: ReceiptUpdateInput!) { updateReceipt(receipt: $receipt) { isSuccess modelId } }',
    { receipt: { id, version, note: '', tags: [], ...given } },
    person,
  );

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.signIn('owner@demo.example');
  stranger = await app.signIn('owner@retail.demo.example');
  register = await linkRegister(app, owner, { name: 'Bar' });
});
afterAll(() => app.stop());

describe('the verification of a receipt (RCP-03)', () => {
  it('passes for what a device signed, between its neighbours', async () => {
    const tse = newTse();
    const receipts = [1, 2, 3].map((minute) => signedBy(tse, sent(minute), minute));
    await push(...receipts);
    expect(await outcomesOf(receipts[1]?.id ?? '')).toEqual({
      signed: 'passed',
      content: 'passed',
      serial: 'passed',
      signature: 'passed',
      times: 'passed',
      transaction: 'passed',
      counter: 'passed',
    });
  });

  it('fails where the receipt was changed after it was signed', async () => {
    const signed = signedBy(newTse(), sent(5), 1);
    const changed = { ...signed, id: newId(), ...amountsOf(9900) };
    await push(changed);
    expect(await outcomesOf(changed.id)).toMatchObject({ content: 'contentDiffers', signature: 'passed' });
  });

  it('fails where the signature is of another receipt', async () => {
    const tse = newTse();
    const [one, other] = [signedBy(tse, sent(6), 1), signedBy(tse, sent(7), 2)];
    const forged = { ...one, tse: one.tse && { ...one.tse, signature: other.tse?.signature ?? '' } };
    await push(forged, other);
    expect(await outcomesOf(forged.id)).toMatchObject({ signature: 'signatureWrong', serial: 'passed' });
  });

  it('fails where the numbers run backwards', async () => {
    const tse = newTse();
    const [one, other] = [signedBy(tse, sent(8), 40), signedBy(tse, sent(9), 39)];
    await push(one, other);
    expect(await outcomesOf(other.id)).toMatchObject({ transaction: 'outOfOrder', counter: 'outOfOrder' });
  });

  it('is not possible without the key, and says so', async () => {
    const signed = signedBy(newTse(), sent(10), 1);
    const keyless = { ...signed, tse: signed.tse && { ...signed.tse, publicKey: null } };
    await push(keyless);
    expect(await outcomesOf(keyless.id)).toMatchObject({
      content: 'passed',
      serial: 'keyMissing',
      signature: 'keyMissing',
      counter: 'noNeighbour',
    });
  });

  it('names why there is no signature', async () => {
    const [named, unnamed] = [sent(11, { tseFailure: 'USB-Stick fehlt' }), sent(12)];
    await push(named, unnamed);
    expect(await checksOf(named.id)).toMatchObject([
      { check: 'signed', outcome: 'failed', reason: 'failureNamed', found: 'USB-Stick fehlt' },
    ]);
    expect(await outcomesOf(unnamed.id)).toEqual({ signed: 'failureUnnamed' });
  });

  it('of another tenant, or of none at all, is null', async () => {
    const receipt = sent(13);
    await push(receipt);
    expect(await checksOf(receipt.id, stranger)).toBeNull();
    expect(await checksOf(newId())).toBeNull();
  });
});

const amountsOf = (cents: number) => ({
  gross: cents,
  positions: [position({ unitPrice: cents })],
  payments: [{ kind: 'Bar' as const, name: 'Bar', amount: cents, currency: 'EUR' }],
});

describe('the page of a receipt', () => {
  it('knows the receipts that it names, and those that name it (RCP-03)', async () => {
    const bought = sent(20);
    const cancelled = sent(21, {
      references: [
        { kind: 'Transaktion', receiptId: bought.id },
        { kind: 'ExterneRechnung', receiptId: 'RE-2026-1' },
      ],
    });
    await push(bought, cancelled);
    const links = 'refersTo { id number } referredBy { id number }';
    expect(await pageOf(cancelled.id, links)).toEqual({
      refersTo: [{ id: bought.id, number: 20 }],
      referredBy: [],
    });
    expect(await pageOf(bought.id, links)).toEqual({
      refersTo: [],
      referredBy: [{ id: cancelled.id, number: 21 }],
    });
  });

  it('leads to the receipts before and after it at its register', async () => {
    const three = [30, 31, 32].map((minute) => sent(minute));
    await push(...three);
    expect(await pageOf(three[1]?.id ?? '', 'onRegister { previousId nextId }')).toEqual({
      onRegister: { previousId: three[0]?.id, nextId: three[2]?.id },
    });
  });

  it('names the seller with the numbers of its country: the NIF of a Spanish company (CFG-02)', async () => {
    const unitId = await createUnit(app, owner, { name: 'Palma', country: 'ES' });
    const there = await linkRegister(app, owner, { unitId, name: 'Caja' });
    const company = { name: 'Bar Palma S.L.', country: 'ES', salesTaxId: 'ESB64717838', unitIds: [unitId] };
    await call('mutation($c: CompanyInput!) { saveCompany(company: $c) { isSuccess } }', { c: company });
    const receipt = receiptOf(there, { number: 1, ...at(1) });
    expect(pushedOutcomes(await pushBatch(app, there, [receipt]))).toEqual(['stored']);
    expect(await pageOf(receipt.id, 'seller { name taxNumber vatId }')).toEqual({
      seller: { name: 'Bar Palma S.L.', taxNumber: 'B64717838', vatId: 'ESB64717838' },
    });
  });

  it('has no closing while none has come', async () => {
    const receipt = sent(33, { zNumber: 7 });
    await push(receipt);
    expect(await pageOf(receipt.id, 'closing { id } row { zNumber }')).toEqual({
      closing: null,
      row: { zNumber: 7 },
    });
  });
});

describe('note, tags and customer of a receipt (RCP-07)', () => {
  const fields =
    'version content customerId customerName row { note tags } changes { byName oldValues newValues }';

  it('are changed, and nothing else of it; each change stands in its history and in the audit log', async () => {
    const receipt = sent(40, { note: 'vom Tresen' });
    await push(receipt);
    expect(dataOf(await write(receipt.id, 0, { note: ' Reklamation ', tags: ['Fest', 'fest', ''] }))).toEqual(
      {
        updateReceipt: { isSuccess: true, modelId: receipt.id },
      },
    );
    dataOf(await write(receipt.id, 1, { note: 'Reklamation', tags: ['Fest'], customerName: 'Meier' }));
    const page = await pageOf(receipt.id, fields);
    expect(page).toMatchObject({
      version: 2,
      content: JSON.stringify(receipt),
      customerName: 'Meier',
      row: { note: 'Reklamation', tags: ['Fest'] },
    });
    const changes = page?.changes as { oldValues: string; newValues: string }[];
    expect(changes.map(({ oldValues, newValues }) => [JSON.parse(oldValues), JSON.parse(newValues)])).toEqual(
      [
        [
          { name: '40', customer: '' },
          { name: '40', customer: 'Meier' },
        ],
        [
          { name: '40', note: 'vom Tresen', tags: '' },
          { name: '40', note: 'Reklamation', tags: 'Fest' },
        ],
      ],
    );
    const { rows } = await app.owner.query(
      `select action, actor_kind from audit_log where entity = 'receipt' and entity_id = $1`,
      [receipt.id],
    );
    expect(rows).toEqual([
      { action: 'update', actor_kind: 'user' },
      { action: 'update', actor_kind: 'user' },
    ]);
  });

  it('changes nothing where nothing is changed', async () => {
    const receipt = sent(41);
    await push(receipt);
    dataOf(await write(receipt.id, 0));
    expect(await pageOf(receipt.id, 'version changes { id }')).toEqual({ version: 0, changes: [] });
  });

  it('of two people who write at once the second is told', async () => {
    const receipt = sent(42);
    await push(receipt);
    const answers = await Promise.all([
      write(receipt.id, 0, { note: 'eins' }),
      write(receipt.id, 0, { note: 'zwei' }),
    ]);
    const codes = answers.map((answer) => errorOf(answer)?.code);
    expect(codes.toSorted()).toEqual(['CONFLICT', undefined]);
    expect(await pageOf(receipt.id, 'version')).toEqual({ version: 1 });
  });

  it.each<[string, Record<string, unknown>]>([
    ['a note of 256 characters', { note: 'x'.repeat(256) }],
    ['21 tags', { tags: Array.from({ length: 21 }, (_entry, index) => `t${index}`) }],
    ['a tag of 31 characters', { tags: ['x'.repeat(31)] }],
    ['a customer that nobody has', { customerId: newId() }],
    ['a customer that is no id', { customerId: 'Meier' }],
    ['half a character', { note: '\ud83d' }],
    ['a character that no text can have', { note: 'a\u0000b' }],
  ])('refuses %s', async (_what, given) => {
    const receipt = sent(43, { id: newId() });
    await push(receipt);
    expect(['INVALID_INPUT', 'QUERY_REFUSED']).toContain(errorOf(await write(receipt.id, 0, given))?.code);
    expect(await pageOf(receipt.id, 'version')).toEqual({ version: 0 });
  });

  it('take one of the customers by its id, with the name that it has', async () => {
    const customer = { id: newId(), name: 'Öztürk Can' };
    await app.owner.query(
      `insert into customers (tenant_id, id, name, country, change_seq, created_seq, created_at, last_modified_at,
         last_modified_by_name)
       select tenant_id, $2, $3, 'DE', 0, 0, now(), now(), '' from devices where id = $1`,
      [register.deviceId, customer.id, customer.name],
    );
    const receipt = sent(44);
    await push(receipt);
    dataOf(await write(receipt.id, 0, { customerId: customer.id, customerName: 'anders' }));
    expect(await pageOf(receipt.id, 'customerId customerName')).toEqual({
      customerId: customer.id,
      customerName: customer.name,
    });
    expect(errorOf(await write(receipt.id, 0, { customerId: customer.id }, stranger))?.code).toBe(
      'NOT_FOUND',
    );
  });

  it('belong to the tenant: a stranger finds no receipt to write at', async () => {
    const receipt = sent(45);
    await push(receipt);
    expect(errorOf(await write(receipt.id, 0, { note: 'x' }, stranger))?.code).toBe('NOT_FOUND');
    expect(errorOf(await write(newId(), 0, { note: 'x' }))?.code).toBe('NOT_FOUND');
  });

  it('are suggested from the tags of the tenant, those used most first', async () => {
    const receipts = [46, 47, 48].map((minute) => sent(minute));
    await push(...receipts);
    const tags = [['Hochzeit'], ['hochzeit', 'Hochsaison'], ['Hochzeit']];
    for (const [index, { id }] of receipts.entries()) await write(id, 0, { tags: tags[index] });
    const suggested = async (text: string, person = owner) =>
      dataOf<{ receiptTags: string[] }>(
        await call('query($text: String!) { receiptTags(text: $text) }', { text }, person),
      ).receiptTags;
    expect((await suggested('HOCH')).map((tag) => tag.toLowerCase())).toEqual(['hochzeit', 'hochsaison']);
    expect(await suggested('hoch', stranger)).toEqual([]);
  });
});
