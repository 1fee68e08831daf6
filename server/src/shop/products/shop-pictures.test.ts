import { inFull } from '@tresen/domain/kit/testing';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, errorOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';

let app: TestServer;
let editor: string;
let product: Record<string, unknown>;

const fields = `version categoryId position active type viewType contractType contractDurationMonths billingIntervalMonths
  articleNr articleEan price setupFee discountedPrice discountDescriptionDe discountDescriptionEn discountFrom
  discountUntil nameDe nameEn shortDescriptionDe shortDescriptionEn longDescriptionDe longDescriptionEn
  importantNoticeDe importantNoticeEn imageUrls functions licenseRequired appRegLevel`;

const load = async (): Promise<void> => {
  const answer = await app.call('/graphql', editor, `{ editedShopProduct(id: 621) { ${fields} } }`);
  product = dataOf<{ editedShopProduct: Record<string, unknown> }>(answer).editedShopProduct;
};

beforeAll(async () => {
  app = await startTestApp({ NOW: '2026-03-10T09:00:00Z' });
  editor = await app.signIn('admin@demo.example');
  await load();
});
afterAll(() => app.stop());

const wide = (width = 1_800, height = 900) =>
  sharp({ create: { width, height, channels: 4, background: { r: 0, g: 90, b: 160, alpha: 0.5 } } })
    .withExif({ IFD0: { Copyright: 'Geheim' } })
    .png()
    .toBuffer();

const send = (bytes: Uint8Array, token: string | null = editor) =>
  fetch(`${app.url}/api/shop-pictures`, {
    method: 'POST',
    headers: { 'content-type': 'image/png', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: new Blob([bytes as Uint8Array<ArrayBuffer>]),
  });
const sent = async (bytes: Uint8Array): Promise<string> =>
  ((await (await send(bytes)).json()) as { path: string }).path;
const codeOf = async (answer: Response) => {
  const { errors } = (await answer.json()) as { errors: readonly { extensions: { code: string } }[] };
  return [answer.status, errors[0]?.extensions.code];
};

const save = async (imageUrls: readonly string[]) => {
  await load();
  const query = 'mutation ($product: ShopProductInput!) { saveShopProduct(product: $product) { isSuccess } }';
  return app.call('/graphql', editor, query, { product: { ...product, id: 621, imageUrls, links: [] } });
};

describe('SHP-10: a picture of a product', () => {
  it('is kept whole, as a WebP of at most 1,200 pixels without what came with it', inFull, async () => {
    const path = await sent(await wide());
    expect(path).toMatch(/^\/files\/shopPictures\/[0-9a-f]{32}\.webp$/);
    const answer = await fetch(app.url + path);
    const bytes = Buffer.from(await answer.arrayBuffer());
    const { format, width, height, hasAlpha, exif } = await sharp(bytes).metadata();
    expect({ format, width, height, hasAlpha, exif }).toEqual({
      ...{ format: 'webp', width: 1_200, height: 600, hasAlpha: true, exif: undefined },
    });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  it('is not made larger than it was', inFull, async () => {
    const bytes = await (await fetch(app.url + (await sent(await wide(300, 200))))).arrayBuffer();
    expect(await sharp(Buffer.from(bytes)).metadata()).toMatchObject({ width: 300, height: 200 });
  });

  it('stands in the shop in the order of its editor, and in the log', async () => {
    const [first, second] = [await sent(await wide(90, 60)), await sent(await wide(60, 90))];
    expect(dataOf(await save([second, '/shop/printer-receipt.svg', first]))).toBeTruthy();
    const query = '{ shopProduct(id: 621) { product { imageUrls } } }';
    expect(dataOf(await app.call('/graphql', editor, query))).toEqual({
      shopProduct: { product: { imageUrls: [second, '/shop/printer-receipt.svg', first] } },
    });
    const { rows } = await app.owner.query(
      `select actor_name, new_values from audit_log where entity = 'shopProduct' order by id desc limit 1`,
    );
    expect(rows[0]).toMatchObject({
      actor_name: expect.any(String),
      new_values: { pictures: [second, '/shop/printer-receipt.svg', first] },
    });
  });

  it.each([
    ['an SVG with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['nothing', ''],
  ])('is not %s, whatever it is called', async (_what, text) =>
    expect(await codeOf(await send(Buffer.from(text)))).toEqual([422, 'PICTURE_UNREADABLE']),
  );

  it('is of 4 MB at most', async () =>
    expect(await codeOf(await send(Buffer.alloc(4 * 1_048_576 + 1)))).toEqual([413, 'PICTURE_TOO_LARGE']));

  it('comes from the vendor’s administrators alone', async () => {
    await app.owner.query(`update users set role = 'admin' where email = 'manager@demo.example'`);
    const picture = await wide(9, 9);
    const answers = [
      await send(picture, null),
      await send(picture, await app.signIn('owner@demo.example')),
      await send(picture, await app.signIn('manager@demo.example')),
    ];
    expect(await Promise.all(answers.map(codeOf))).toEqual([
      ...[
        [401, 'UNAUTHENTICATED'],
        [403, 'FORBIDDEN'],
        [403, 'FORBIDDEN'],
      ],
    ]);
  });

  it('that was never sent is named by no product', async () => {
    const gone = `/files/shopPictures/${'0'.repeat(32)}.webp`;
    expect(errorOf(await save([gone]))).toMatchObject({
      code: 'INVALID_INPUT',
      parameters: { field: 'imageUrls', message: 'PICTURE_GONE' },
    });
  });
});
