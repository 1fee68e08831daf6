import { crc32, deflateSync } from 'node:zlib';
import { pictureLimit } from '@tresen/domain/kit/pictures';
import { isFull } from '@tresen/domain/kit/testing';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';

let app: TestServer;
let owner: string;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.signIn('owner@demo.example');
});
afterAll(() => app.stop());

const put = (bytes: Uint8Array, { token = owner, type = 'image/png' } = {}) =>
  fetch(`${app.url}/api/profile/picture`, {
    method: 'PUT',
    headers: { 'content-type': type, ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: new Blob([bytes as Uint8Array<ArrayBuffer>]),
  });

interface Refusal {
  readonly errors: readonly { readonly extensions: { readonly code: string; readonly parameters: object } }[];
}
const refusalOf = async (answer: Response) => {
  const { errors } = (await answer.json()) as Refusal;
  return { status: answer.status, ...errors[0]?.extensions };
};

const stored = async (token = owner): Promise<string | null> => {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${app.url}/connect/userinfo`, { headers });
  return ((await answer.json()) as { picture: string | null }).picture;
};

/** Puts a picture that is taken and returns it as a browser loads it. */
const kept = async (bytes: Uint8Array): Promise<Buffer> => {
  const answer = await put(bytes);
  expect(answer.status).toBe(200);
  const { picture } = (await answer.json()) as { picture: string };
  return Buffer.from(await (await fetch(app.url + picture)).arrayBuffer());
};

const red = { r: 220, g: 30, b: 30 };
const plain = (width: number, height: number, background: object = red) =>
  sharp({
    limitInputPixels: false,
    create: { width, height, channels: 3, background: background as typeof red },
  });

/** Red at the left, blue at the right. */
const twoHalves = (width = 800, height = 600) =>
  plain(width, height).composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: { r: 20, g: 20, b: 220 } } },
      left: width / 2,
      top: 0,
    },
  ]);

const colourAt = async (bytes: Buffer, left: number, top: number): Promise<string> => {
  const [r = 0, , b = 0] = await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return r > b ? 'red' : 'blue';
};

describe('a profile picture', () => {
  it.each(['png', 'jpeg', 'webp'] as const)(
    'is taken as %s and kept as WebP of 512 × 512 (USR-03)',
    async (kind) => {
      const bytes = await kept(await twoHalves().toFormat(kind).toBuffer());
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 });
      expect([await colourAt(bytes, 40, 256), await colourAt(bytes, 470, 256)]).toEqual(['red', 'blue']);
    },
  );

  it('is turned as the camera says, and loses place, device and every other note (EXIF)', async () => {
    const exif = { IFD0: { Make: 'Camera', Copyright: 'Geheim' }, IFD3: { GPSLatitude: '52/1 31/1 0/1' } };
    const jpeg = await twoHalves().withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const source = await sharp(jpeg).metadata();
    expect([source.orientation, source.exif === undefined]).toEqual([6, false]);
    const bytes = await kept(jpeg);
    const { exif: left, xmp, icc, orientation } = await sharp(bytes).metadata();
    expect({ left, xmp, icc, orientation }).toEqual({});
    expect(bytes.includes('Geheim') || bytes.includes('Camera')).toBe(false);
    // Orientation 6: what was left is on top.
    expect([await colourAt(bytes, 256, 40), await colourAt(bytes, 256, 470)]).toEqual(['red', 'blue']);
  });

  it.each(isFull ? [1, 2, 3, 4, 5, 6, 7, 8] : [3, 6])(
    'of orientation %i shows as every viewer shows it',
    async (orientation) => {
      const corner = plain(300, 300, { r: 20, g: 20, b: 220 }).composite([
        { input: { create: { width: 100, height: 40, channels: 3, background: red } }, left: 0, top: 0 },
      ]);
      const jpeg = await corner.withMetadata({ orientation }).jpeg({ quality: 95 }).toBuffer();
      const wanted = await sharp(jpeg).autoOrient().resize(512, 512).png().toBuffer();
      const bytes = await kept(jpeg);
      for (const [left, top] of [
        [5, 5],
        [120, 5],
        [5, 120],
        [506, 5],
        [390, 5],
        [506, 120],
        [5, 506],
        [120, 506],
        [5, 390],
        [506, 506],
        [390, 506],
        [506, 390],
      ] as const)
        expect(await colourAt(bytes, left, top), `${left},${top}`).toBe(await colourAt(wanted, left, top));
    },
  );

  it('is loaded by whoever knows its name, as an image and nothing else (IDN-62)', async () => {
    await kept(await plain(40, 30).png().toBuffer());
    const path = (await stored()) ?? '';
    expect(path).toMatch(/^\/files\/photoURL\/[0-9a-f]{32}\.webp$/);
    const { status, headers } = await fetch(app.url + path);
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const head = await fetch(app.url + path, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  it('takes the place of the one before, which is gone then', async () => {
    await kept(await plain(40, 30).png().toBuffer());
    const before = await stored();
    await kept(await plain(40, 30).png().toBuffer());
    expect(await stored()).not.toBe(before);
    expect((await fetch(app.url + before)).status).toBe(404);
  });

  it('is removed, a second time too', async () => {
    await kept(await plain(40, 30).png().toBuffer());
    const path = await stored();
    for (let click = 0; click < 2; click += 1) {
      const headers = { authorization: `Bearer ${owner}` };
      const answer = await fetch(`${app.url}/api/profile/picture`, { method: 'DELETE', headers });
      expect([answer.status, await answer.json()]).toEqual([200, { picture: null }]);
    }
    expect([await stored(), (await fetch(app.url + path)).status]).toEqual([null, 404]);
  });

  it('of three sent at once is one: a person has one under way', async () => {
    const one = await plain(40, 30).png().toBuffer();
    const answers = await Promise.all([put(one), put(one), put(one)]);
    const taken = answers.filter(({ status }) => status === 200);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 429, 429]);
    expect(await taken[0]?.json()).toEqual({ picture: await stored() });
  });

  it('and its change are in the audit log, without the picture', async () => {
    const { rows } = await app.owner.query(
      `select action, actor_name, new_values from audit_log where entity = 'user' and action like '%Picture' order by id desc`,
    );
    expect(rows[0]).toMatchObject({ actor_name: 'Olga Lindner', new_values: null });
    expect(new Set(rows.map(({ action }) => action))).toEqual(new Set(['changePicture', 'removePicture']));
  });
});

const chunk = (name: string, content: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(content.length, 0);
  ends.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)]);
};
/** A whole PNG of some 50 KB that unpacks to 400 million pixels, black or white. */
const bomb = (side = 20_000): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1;
  const lines = deflateSync(Buffer.alloc((1 + side / 8) * side));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', lines),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};
const html = '<!doctype html><script>alert(1)</script>';
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
const noise = (kind: 'png' | 'jpeg' | 'webp') =>
  sharp({
    create: {
      width: 300,
      height: 500,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
      background: red,
    },
  })
    .toFormat(kind)
    .toBuffer();
const moving = (kind: 'webp' | 'gif') =>
  sharp(
    [svg.replace(/<script.*script>/, ''), svg.replace('9', '8').replace(/<script.*script>/, '')].map((text) =>
      Buffer.from(text),
    ),
    { join: { animated: true } },
  )
    .toFormat(kind)
    .toBuffer();
/** The `acTL` chunk before the picture makes a PNG move. */
const movingPng = async () => {
  const png = await plain(9, 9).png().toBuffer();
  return Buffer.concat([png.subarray(0, 33), chunk('acTL', Buffer.alloc(8)), png.subarray(33)]);
};

describe('what is no picture that we take', () => {
  const hostile: readonly (readonly [string, () => Promise<Uint8Array> | Uint8Array, string])[] = [
    ['a PNG bomb of 20,000 × 20,000 pixels', () => bomb(), 'tooManyPixels'],
    [
      'an interlaced PNG of 25 megapixels',
      () => plain(5000, 5000).png({ progressive: true, compressionLevel: 1 }).toBuffer(),
      'tooManyPixels',
    ],
    [
      'a progressive JPEG of 25 megapixels',
      () => plain(5000, 5000).jpeg({ progressive: true }).toBuffer(),
      'tooManyPixels',
    ],
    ['a WebP of 25 megapixels', () => plain(5000, 5000).webp({ effort: 0 }).toBuffer(), 'tooManyPixels'],
    ['a ribbon of 10,000 × 2 pixels', () => plain(10_000, 2).png().toBuffer(), 'tooNarrow'],
    ['an SVG with a script', () => Buffer.from(svg), 'unknownKind'],
    ['HTML that is called a PNG', () => Buffer.from(html), 'unknownKind'],
    [
      'HTML behind the first bytes of a PNG',
      () => Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from(html)]),
      'damaged',
    ],
    ['a GIF', () => moving('gif'), 'unknownKind'],
    ['a WebP that moves', () => moving('webp'), 'animated'],
    ['a PNG that moves', movingPng, 'animated'],
    ['nothing', () => Buffer.alloc(0), 'unknownKind'],
    ...(['png', 'jpeg', 'webp'] as const).map(
      (kind) =>
        [
          `a ${kind} that was cut off`,
          async () => (await noise(kind)).subarray(0, -4_000),
          'damaged',
        ] as const,
    ),
  ];

  it.each(hostile)('%s is refused, and the old picture stays', async (_what, make, reason) => {
    const person = await app.signIn('manager@demo.example');
    const answer = await put(await make(), { token: person });
    expect(await refusalOf(answer)).toMatchObject({
      status: 422,
      code: 'PICTURE_UNREADABLE',
      parameters: { reason },
    });
    expect(await stored(person)).toBeNull();
  });

  it('USR-02, CON-09, ERR-19: 4 MB and a byte are too large, refused unread', async () => {
    const answer = await put(Buffer.alloc(pictureLimit + 1));
    expect(await refusalOf(answer)).toMatchObject({ status: 413, code: 'PICTURE_TOO_LARGE' });
  });

  it('USR-02: exactly 4 MB are read', async () => {
    const png = await noise('png');
    const padded = Buffer.concat([png, Buffer.alloc(pictureLimit - png.length)]);
    expect((await put(padded)).status).toBe(200);
  });

  it('a body that does not say its length is refused', async () => {
    const chunked = new ReadableStream({
      start: (controller) => {
        controller.enqueue(Buffer.from('x'));
        controller.close();
      },
    });
    const answer = await fetch(`${app.url}/api/profile/picture`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${owner}` },
      body: chunked,
      duplex: 'half',
    } as RequestInit);
    expect(await refusalOf(answer)).toMatchObject({ status: 413, code: 'PICTURE_TOO_LARGE' });
  });

  it('a request without any body is no picture', async () => {
    const person = await app.signIn('owner@retail.demo.example'); // the owner has sent enough by now
    const answer = await fetch(`${app.url}/api/profile/picture`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${person}`, 'content-length': '0' },
    });
    expect(await refusalOf(answer)).toMatchObject({ status: 422, code: 'PICTURE_UNREADABLE' });
  });

  it('a person who sends one after the other has to wait', async () => {
    const person = await app.signIn('dealer@demo.example');
    const statuses: number[] = [];
    for (let count = 0; count < 41; count += 1)
      statuses.push((await put(Buffer.from('x'), { token: person })).status);
    expect(statuses).toEqual([...Array(40).fill(422), 429]);
  });
});

describe('the files', () => {
  it.each([
    'a.webp',
    `${'0'.repeat(32)}.webp`,
    '..%2f..%2fsecret',
    '%2e%2e',
    `${'0'.repeat(32)}.webp%00`,
    'photos',
  ])('do not have %s', async (name) => {
    const answer = await fetch(`${app.url}/files/photoURL/${name}`);
    expect(await refusalOf(answer)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect(answer.headers.get('cache-control') ?? '').not.toContain('immutable');
  });
});

it('a picture goes with the user who is removed', async () => {
  const person = await app.signIn('user@demo.example');
  expect((await put(await plain(40, 30).png().toBuffer(), { token: person })).status).toBe(200);
  const path = await stored(person);
  const { rows } = await app.owner.query(`select id from users where email = 'user@demo.example'`);
  const query = 'mutation($ids: [ID!]!) { removeUsers(ids: $ids) { isSuccess } }';
  dataOf(await app.call('/graphql', owner, query, { ids: [rows[0].id] }));
  expect((await fetch(app.url + path)).status).toBe(404);
});
