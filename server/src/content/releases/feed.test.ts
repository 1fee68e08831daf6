import fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dataOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';
import { openDatabase } from '../../kit/db/pools.ts';
import { guardHttpRoutes } from '../../kit/http/index.ts';
import { audienceOf, contentCalls, entryOf, textOf } from '../testing.ts';
import { addReleaseFeedRoute } from './feed.routes.ts';
import { all, one, readAtom, shownText } from './read-feed.ts';

let app: TestServer;
let owner: string;
let calls: ReturnType<typeof contentCalls>;
let parentId: string;

beforeAll(async () => {
  app = await startTestApp({ NOW: '2026-03-10T09:00:00Z' });
  owner = await app.signIn('owner@demo.example');
  calls = contentCalls(app, await app.signIn('admin@demo.example'));
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.owner.query('truncate content_entries cascade');
  parentId = await application(true);
});

const application = (isPublic: boolean, slug = 'kasse') =>
  calls.saved(entryOf({ kind: 'application', slug, audience: audienceOf({ isPublic }) }));
const release = (version: string, isPublic: boolean, change: object = {}) =>
  calls.saved(
    entryOf({
      ...{ kind: 'release', slug: `kasse-${version.replaceAll('.', '-')}`, parentId },
      details: { version, frontEnd: null, files: [] },
      audience: audienceOf({ isPublic }),
      texts: [textOf({ title: `Neues in ${version}`, body: '- Erstens\n- Zweitens' })],
      ...change,
    }),
  );
const read = async (path: string) => {
  const answer = await fetch(`${app.url}${path}`);
  return { status: answer.status, text: await answer.text(), type: answer.headers.get('content-type') };
};
const publicFeed = '/api/release-feeds/public.atom?application=kasse';
const create = async (token = owner): Promise<string> =>
  `${
    dataOf<{ createReleaseFeed: string }>(await app.call('/graphql', token, 'mutation { createReleaseFeed }'))
      .createReleaseFeed
  }?application=kasse`;
const revoke = async () =>
  dataOf(await app.call('/graphql', owner, 'mutation { revokeReleaseFeed { isSuccess } }'));

describe('CNT-08: the public feed', () => {
  it('tells what is public, and nothing else', async () => {
    await release('6.11', true);
    await release('6.12', false);
    await release('6.13', true, { isDraft: true });
    await release('6.14', true, { publishDate: '2026-03-11T09:00:00Z' });
    const { status, text, type } = await read(publicFeed);
    expect([status, type]).toEqual([200, 'application/atom+xml; charset=utf-8']);
    expect(text).toContain('6.11: Neues in 6.11');
    expect(text).toContain('<li>Erstens</li>');
    for (const hidden of ['6.12', '6.13', '6.14']) expect(text).not.toContain(hidden);
  });

  it('shows its own pictures, by an address that is read elsewhere, and of others only their words', async () => {
    const picture = `/files/contentPictures/${'ab'.repeat(16)}.webp`;
    const body = `- Neu: ![Die "Kasse"](${picture})\n- ![Zähler](https://elsewhere.example/a.png)`;
    await release('6.11', true, { texts: [textOf({ title: 'Neues', body })] });
    const { text } = await read(publicFeed);
    expect(text).toContain(`<li>Neu: <img src="${app.url}${picture}" alt="Die &quot;Kasse&quot;"/></li>`);
    expect(text).toContain('<li>Zähler</li>');
    expect(text).not.toContain('elsewhere.example');
  });

  it('leads to where people reach this server, however it was asked', async () => {
    const db = openDatabase(app.ownerUrl, () => undefined);
    const bare = fastify();
    const ctx = {
      db,
      now: () => Date.UTC(2026, 2, 10),
      caller: { kind: 'public', principal: 'public' },
    } as const;
    guardHttpRoutes(bare, async ({ id }) => ({ ...ctx, requestId: id }), 'wide');
    addReleaseFeedRoute(bare, 'https://kasse.example');
    const { body } = await bare.inject({ url: publicFeed, headers: { host: 'elsewhere.example' } });
    await Promise.all([bare.close(), db.close()]);
    expect(body).toContain('https://kasse.example/release-notes/kasse');
    expect(body).not.toContain('elsewhere.example');
  });

  it('does not know an application that is not public', async () => {
    await application(false, 'intern');
    for (const slug of ['intern', 'nichts', ''])
      expect((await read(`/api/release-feeds/public.atom?application=${slug}`)).status).toBe(404);
  });

  it('is read by whoever goes by RFC 4287 to the letter, with titles as they were typed', async () => {
    await release('6.11', true, { texts: [textOf({ title: 'Preise < 5 € & „mehr“ <b>', body: 'a & b' })] });
    await release('6.12', true);
    const { text } = await read(publicFeed);
    const { feed, entries } = readAtom(text);
    expect(entries.map((entry) => shownText(one(entry, 'title')))).toEqual([
      '6.11: Preise < 5 € & „mehr“ <b>',
      '6.12: Neues in 6.12',
    ]);
    expect(one(one(feed, 'author'), 'name').text).toBe('Tresen');
    const self = all(feed, 'link').find(({ attributes }) => attributes.rel === 'self')?.attributes.href ?? '';
    expect((await (await fetch(self)).text()) === text).toBe(true);
  });

  it('never carries a tag that somebody typed', async () => {
    const body = '<script>alert(1)</script>\n\n<svg onload="alert(1)">]]><img src=x onerror=alert(1)>';
    await release('6.11', true, { texts: [textOf({ title: '<b>Neu</b>]]>', body })] });
    const { text } = await read(publicFeed);
    for (const tag of ['<script', '<svg', '<img']) expect(text).not.toContain(tag);
    // Each section of XML ends where ours does.
    expect(text.split('<![CDATA[').length).toBe(text.split(']]>').length);
  });
});

describe('CNT-08: the feed of a secret address', () => {
  it('tells what its person may read', async () => {
    await release('6.12', false);
    await release('6.13', false, { audience: audienceOf({ roles: ['manager'] }) });
    const { status, text } = await read(await create());
    expect(status).toBe(200);
    expect(text).toContain('6.12');
    expect(text).not.toContain('6.13');
  });

  it('is gone once it is revoked, or another was made', async () => {
    const first = await create();
    const second = await create();
    expect((await read(first)).status).toBe(404);
    expect((await read(second)).status).toBe(200);
    await revoke();
    expect((await read(second)).status).toBe(404);
  });

  it('is gone with the right of its person to sign in', async () => {
    const token = await app.signIn('user@demo.example');
    const address = await create(token);
    await app.owner.query(`update users set disabled = true where email = 'user@demo.example'`);
    expect((await read(address)).status).toBe(404);
    await app.owner.query(`update users set disabled = false where email = 'user@demo.example'`);
  });

  it('is kept as a hash only, and stands in the log', async () => {
    const address = await create();
    const secret = /feeds\/(.+)\.atom/.exec(address)?.[1] ?? '';
    const { rows } = await app.owner.query('select token_hash from release_feeds');
    expect(rows.map(({ token_hash }) => String(token_hash)).join()).not.toContain(secret);
    const log = await app.owner.query(
      `select action from audit_log where entity = 'releaseFeed' order by id desc limit 1`,
    );
    expect(log.rows).toEqual([{ action: 'create' }]);
  });

  it.each(['x.atom', `${'a'.repeat(43)}.atom`, 'public', '..%2Fpublic.atom'])(
    'is not guessed: %s',
    async (file) => expect((await read(`/api/release-feeds/${file}?application=kasse`)).status).toBe(404),
  );
});
