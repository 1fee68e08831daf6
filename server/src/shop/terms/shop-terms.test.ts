import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orderedLine, orderOf, placedOf, sendOrder } from '../../app/testing/checkout.ts';
import { addPerson, addTenant } from '../../app/testing/people.ts';
import { addProduct } from '../../app/testing/shop-products.ts';
import { dataOf, errorOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';

let app: TestServer;
let vendor: string;
let owner: string;

beforeAll(async () => {
  app = await startTestApp();
  vendor = await app.signIn('admin@demo.example');
  owner = await app.signIn('owner@demo.example');
});
afterAll(() => app.stop());

interface Terms {
  readonly version: string;
  readonly content: string;
}

const read = async (token: string, language?: string): Promise<Terms | null> => {
  const query = 'query ($language: String) { shopTerms(language: $language) { version content } }';
  return dataOf<{ shopTerms: Terms | null }>(await app.call('/graphql', token, query, { language }))
    .shopTerms;
};
const publish = (token: string, words: { readonly de: string; readonly en: string }) =>
  app.call(
    '/graphql',
    token,
    'mutation ($de: String!, $en: String!) { publishShopTerms(de: $de, en: $en) { isSuccess modelId } }',
    words,
  );
const publishedVersion = async (words: { readonly de: string; readonly en: string }): Promise<string> =>
  dataOf<{ publishShopTerms: { modelId: string } }>(await publish(vendor, words)).publishShopTerms.modelId;

describe('SHP-67: the terms of the shop', () => {
  test('are those of the demo from the first start on, in both languages', async () => {
    expect((await read(owner))?.content).toContain('Zahlungspflichtig bestellen');
    expect((await read(owner, 'en'))?.content).toContain('obligation to pay');
  });

  test('are published by the vendor, and apply at once: who agreed to older ones is asked again', async () => {
    const printer = await addProduct(app, { price: 1_000 });
    const order = orderOf([orderedLine(printer)], 1_190);
    const version = await publishedVersion({ de: '## Neu', en: '## New' });
    expect(await read(owner)).toEqual({ version, content: '## Neu' });
    expect(await read(owner, 'en')).toEqual({ version, content: '## New' });
    expect(errorOf(await sendOrder(app, owner, order))).toMatchObject({ code: 'TERMS_CHANGED' });
    const placed = placedOf(await sendOrder(app, owner, { ...order, termsVersion: version }));
    const { rows } = await app.owner.query('select terms_version from shop_orders where id = $1', [
      placed.id,
    ]);
    expect(rows).toEqual([{ terms_version: version }]);
  });

  test('keep their older versions as they were', async () => {
    const first = await publishedVersion({ de: 'eins', en: 'one' });
    const second = await publishedVersion({ de: 'zwei', en: 'two' });
    expect(second).not.toBe(first);
    const { rows } = await app.owner.query(
      "select content from shop_terms where version = $1 and language = 'de'",
      [first],
    );
    expect(rows).toEqual([{ content: 'eins' }]);
  });

  test('are written in both languages', async () => {
    const answer = await publish(vendor, { de: 'Text', en: ' ' });
    expect(errorOf(answer)).toMatchObject({ code: 'INVALID_INPUT', parameters: { field: 'en' } });
  });

  test('are nobody else’s to write, not even an administrator’s of another tenant', async () => {
    const { email } = await addPerson(app, await addTenant(app), 'admin');
    const words = { de: 'Gratis', en: 'Free' };
    for (const token of [owner, await app.signIn(email)])
      expect(errorOf(await publish(token, words))).toMatchObject({ code: 'FORBIDDEN' });
    expect((await read(owner))?.content).not.toBe('Gratis');
  });
});
