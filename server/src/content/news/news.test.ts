import { readFileSync } from 'node:fs';
import { quickPanelSchema } from '@tresen/domain/content/quick-panel';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dataOf, errorOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';
import { openDatabase } from '../../kit/db/pools.ts';
import { newId } from '../../kit/ids/index.ts';

let app: TestServer;
let token: string;
const now = '2026-03-10T09:00:00Z';

beforeAll(async () => {
  app = await startTestApp({ NOW: now });
  token = await app.signIn('user@demo.example');
});
afterAll(() => app.stop());

interface Planted {
  readonly title: string;
  readonly publishDate?: string;
  readonly language?: string;
  readonly itemId?: string;
  readonly tags?: readonly string[];
  readonly order?: number;
  readonly isDraft?: boolean;
  readonly frontEndTypeId?: number;
}

/** A published item in German of some days ago, with what a test changes. */
const plant = async (item: Planted): Promise<string> => {
  const id = newId();
  await app.owner.query(
    `insert into news_items (id, item_id, language, front_end_type_id, title, description, content, tags, position,
       is_draft, publish_date) values ($1, $2, $3, $4, $5, 'Kurz', 'Ein **Text**', $6, $7, $8, $9)`,
    [
      id,
      item.itemId ?? newId(),
      item.language ?? 'de',
      item.frontEndTypeId ?? 2,
      item.title,
      item.tags ?? [],
      item.order ?? 0,
      item.isDraft ?? false,
      item.publishDate ?? '2026-03-01T08:00:00Z',
    ],
  );
  return id;
};

const empty = () => app.owner.query('delete from news_items');

const limited = async (args: string, asked = token): Promise<string[]> => {
  const answer = await app.call('/graphql', asked, `{ getLimitedNews(${args}) { tittle } }`);
  return dataOf<{ getLimitedNews: { tittle: string }[] }>(answer).getLimitedNews.map(({ tittle }) => tittle);
};

interface Page {
  readonly nodes: readonly { readonly id: string; readonly tittle: string }[];
  readonly pageInfo: { readonly endCursor: string | null; readonly hasNextPage: boolean };
  readonly totalCount: number;
  readonly tags: readonly string[];
}

const page = async (args: string): Promise<Page> => {
  const query = `{ news(${args}) { nodes { id tittle } pageInfo { endCursor hasNextPage } totalCount tags } }`;
  return dataOf<{ news: Page }>(await app.call('/graphql', token, query)).news;
};

const titlesOf = ({ nodes }: Page): string[] => nodes.map(({ tittle }) => tittle);

const panel = (query = '', asked = token, headers: Record<string, string> = {}) =>
  fetch(`${app.url}/api/quick-panel/data${query}`, {
    headers: { authorization: `Bearer ${asked}`, ...headers },
  });

describe('the demo', () => {
  it('has true news in both languages, none of them to come', async () => {
    expect(await limited('language: "de"')).toHaveLength(5);
    expect(await limited('language: "en"')).toContain('One search for everything');
  });

  it('only names pictures that the web app has', async () => {
    const { rows } = await app.owner.query(
      'select distinct image_path path from news_items where image_path > $1',
      [''],
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { path } of rows)
      expect(readFileSync(new URL(`../../../../web/public${path}`, import.meta.url), 'utf8')).toContain(
        '<svg',
      );
  });
});

describe('getLimitedNews (API-20)', () => {
  beforeEach(empty);

  it('CNT-02 answers the fields of a news item under their names', async () => {
    const id = await plant({ title: 'Neu', tags: ['Kasse'], order: 3 });
    const fields = 'id tittle description content tags imagePath language order lastModified publishDate';
    const answer = await app.call('/graphql', token, `{ getLimitedNews(language: "de") { ${fields} } }`);
    expect(answer.data?.getLimitedNews).toEqual([
      {
        id,
        tittle: 'Neu',
        description: 'Kurz',
        content: 'Ein **Text**',
        tags: ['Kasse'],
        imagePath: null,
        language: 'de',
        order: 3,
        lastModified: expect.stringMatching(/^\d{4}-.*Z$/),
        publishDate: '2026-03-01T08:00:00.000Z',
      },
    ]);
  });

  it('CON-05 answers the five newest of front end 2, those of one moment by their order', async () => {
    for (const day of [1, 2, 3, 4])
      await plant({ title: `Tag ${day}`, publishDate: `2026-03-0${day}T08:00Z` });
    await plant({ title: 'zweites', publishDate: '2026-03-05T08:00Z', order: 2 });
    await plant({ title: 'erstes', publishDate: '2026-03-05T08:00Z', order: 1 });
    await plant({ title: 'für den Shop', publishDate: '2026-03-06T08:00Z', frontEndTypeId: 1 });
    expect(await limited('language: "de"')).toEqual(['erstes', 'zweites', 'Tag 4', 'Tag 3', 'Tag 2']);
    expect(await limited('language: "de", number: 1')).toEqual(['erstes']);
    expect(await limited('language: "de", frontEndTypeId: 1')).toEqual(['für den Shop']);
  });

  it('hides drafts, and what is still to be published by the server’s clock', async () => {
    await plant({ title: 'Entwurf', isDraft: true });
    await plant({ title: 'in einer Stunde', publishDate: '2026-03-10T10:00:00Z' });
    await plant({ title: 'eben erst', publishDate: '2026-03-10T08:59:59Z' });
    expect(await limited('language: "de"')).toEqual(['eben erst']);
  });

  it('keeps drafts from the role of the requests altogether', async () => {
    await plant({ title: 'Entwurf', isDraft: true });
    const db = openDatabase(app.ownerUrl, () => undefined);
    expect((await db.app.query('select title from news_items')).rows).toEqual([]);
    await db.close();
  });

  it('CON-01 answers in English what a language does not have, and once only', async () => {
    const both = newId();
    await plant({ title: 'Beides', itemId: both });
    await plant({ title: 'Both', itemId: both, language: 'en' });
    const coming = newId();
    await plant({ title: 'Übersetzung folgt', itemId: coming, publishDate: '2026-03-11T08:00Z' });
    await plant({ title: 'English first', itemId: coming, language: 'en', publishDate: '2026-03-02T08:00Z' });
    const drafted = newId();
    await plant({ title: 'Entwurf', itemId: drafted, isDraft: true });
    await plant({ title: 'Draft', itemId: drafted, language: 'en', publishDate: '2026-02-01T08:00Z' });
    await plant({ title: 'Nur deutsch', publishDate: '2026-03-03T08:00Z' });
    expect(await limited('language: "de"')).toEqual(['Nur deutsch', 'English first', 'Beides', 'Draft']);
    expect(await limited('language: "en"')).toEqual(['English first', 'Both', 'Draft']);
    expect(await limited('language: "fr"')).toEqual(['English first', 'Both', 'Draft']);
  });

  it.each(['number: 0', 'number: -5', 'number: 51', 'frontEndTypeId: 0'])('refuses %s', async (args) => {
    const answer = await app.call('/graphql', token, `{ getLimitedNews(language: "de", ${args}) { id } }`);
    expect(errorOf(answer)).toMatchObject({ code: 'INVALID_INPUT' });
  });

  it('takes a hostile language for one that has no news', async () => {
    await plant({ title: 'English', language: 'en' });
    const answer = await app.call(
      '/graphql',
      token,
      'query N($language: String!) { getLimitedNews(language: $language) { tittle } }',
      { language: `de'; drop table news_items; --\u0000${'x'.repeat(5000)}` },
    );
    expect(answer.data).toEqual({ getLimitedNews: [{ tittle: 'English' }] });
  });

  it('is the same for people of every tenant and role, and for nobody else', async () => {
    await plant({ title: 'Für alle' });
    for (const email of ['owner@retail.demo.example', 'reseller@demo.example', 'dealer@demo.example'])
      expect(await limited('language: "de"', await app.signIn(email))).toEqual(['Für alle']);
    const stranger = await app.call('/graphql', undefined, '{ getLimitedNews(language: "de") { id } }');
    expect(errorOf(stranger)).toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});

describe('the page’s list (CNT-01)', () => {
  beforeEach(empty);

  it('goes on behind the last item, whatever arrives meanwhile', async () => {
    for (const order of [1, 2, 3]) await plant({ title: `Nr. ${order}`, order });
    const first = await page('language: "de", first: 2');
    expect([titlesOf(first), first.pageInfo.hasNextPage, first.totalCount]).toEqual([
      ['Nr. 1', 'Nr. 2'],
      true,
      3,
    ]);
    await plant({ title: 'ganz neu', publishDate: '2026-03-09T08:00Z' });
    const second = await page(`language: "de", first: 2, after: "${first.pageInfo.endCursor}"`);
    expect([titlesOf(second), second.pageInfo.hasNextPage]).toEqual([['Nr. 3'], false]);
  });

  it('finds words in title, text and tags, without case and accents', async () => {
    await plant({ title: 'Größere Schrift', tags: ['Darstellung'] });
    await plant({ title: 'Kasse', publishDate: '2026-03-02T08:00Z' });
    expect(titlesOf(await page('language: "de", search: "grossere SCHRIFT"'))).toEqual(['Größere Schrift']);
    expect(titlesOf(await page('language: "de", search: "darstell"'))).toEqual(['Größere Schrift']);
    expect(titlesOf(await page('language: "de", search: "text"'))).toEqual(['Kasse', 'Größere Schrift']);
    expect(titlesOf(await page('language: "de", search: "%"'))).toEqual([]);
  });

  it('narrows to a tag, and names all that there are', async () => {
    await plant({ title: 'A', tags: ['Kasse', 'Neu'] });
    await plant({ title: 'B', tags: ['Neu'], publishDate: '2026-03-02T08:00Z' });
    await plant({ title: 'C', tags: ['geheim'], isDraft: true });
    const kasse = await page('language: "de", tag: "Kasse"');
    expect([titlesOf(kasse), kasse.tags, kasse.totalCount]).toEqual([['A'], ['Kasse', 'Neu'], 1]);
  });

  it.each(['x', Buffer.from('["2026",1,"x"]').toString('base64url')])(
    'refuses the place %s',
    async (after) => {
      const answer = await app.call(
        '/graphql',
        token,
        `{ news(language: "de", after: "${after}") { totalCount } }`,
      );
      expect(errorOf(answer)).toMatchObject({ code: 'INVALID_INPUT', parameters: { field: 'after' } });
    },
  );
});

describe('one item', () => {
  beforeEach(empty);
  const reading = (id: string, language = 'de') =>
    app.call(
      '/graphql',
      token,
      'query R($id: ID!, $language: String!) { newsItem(id: $id, language: $language) { item { tittle } newer { tittle } older { tittle } } }',
      { id, language },
    );

  it('comes with those before and after it', async () => {
    await plant({ title: 'alt', publishDate: '2026-03-01T08:00Z' });
    const middle = await plant({ title: 'Mitte', publishDate: '2026-03-02T08:00Z', order: 1 });
    await plant({ title: 'daneben', publishDate: '2026-03-02T08:00Z', order: 2 });
    const newest = await plant({ title: 'neu', publishDate: '2026-03-03T08:00Z' });
    expect((await reading(middle)).data?.newsItem).toEqual({
      item: { tittle: 'Mitte' },
      newer: { tittle: 'neu' },
      older: { tittle: 'daneben' },
    });
    expect((await reading(newest)).data?.newsItem).toMatchObject({ newer: null, older: { tittle: 'Mitte' } });
  });

  it('is found in the reader’s language by the address of another', async () => {
    const itemId = newId();
    const german = await plant({ title: 'Deutsch', itemId });
    await plant({ title: 'English', itemId, language: 'en' });
    expect((await reading(german, 'en')).data?.newsItem).toMatchObject({ item: { tittle: 'English' } });
  });

  it('is not found as a draft, before its date, or by an id that is none', async () => {
    const draft = await plant({ title: 'Entwurf', isDraft: true });
    const coming = await plant({ title: 'morgen', publishDate: '2026-03-11T08:00Z' });
    for (const id of [draft, coming, newId(), 'x', "' or 1=1"])
      expect(errorOf(await reading(id))).toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('GET /api/quick-panel/data (API-18)', () => {
  beforeEach(empty);

  it('answers today, the five latest news and the state of the quick settings (SHL-35, SHL-36, SHL-38)', async () => {
    for (const day of [1, 2, 3, 4, 5, 6])
      await plant({ title: `Tag ${day}`, publishDate: `2026-03-0${day}T08:00Z` });
    const answer = await panel('?language=de');
    const data = quickPanelSchema.parse(await answer.json());
    expect(data.today).toBe('2026-03-10');
    expect(data.news.map(({ tittle }) => tittle)).toEqual(['Tag 6', 'Tag 5', 'Tag 4', 'Tag 3', 'Tag 2']);
    expect(data.toggles).toEqual([
      { id: 'notifications', isOn: true, isEnabled: false },
      { id: 'cloudSync', isOn: false, isEnabled: false },
      { id: 'push', isOn: false, isEnabled: false },
    ]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it.each(['?language=', '?language=de&language=en', '?language=%00', ''])(
    'answers %s, too',
    async (query) => {
      await plant({ title: 'English', language: 'en' });
      const { news } = quickPanelSchema.parse(await (await panel(query)).json());
      expect(news).toMatchObject([{ tittle: 'English', language: 'en' }]);
    },
  );

  it('API-19: tells the next events and the alerts, each to whoever may see them', async () => {
    const { rows } = await app.owner.query(
      `select tenant_id as id from users where email = 'owner@demo.example'`,
    );
    const tenant = rows[0].id;
    await app.owner.query(
      `insert into licences (serial, uid, tenant_id, app_name, app_type, licence_type, state, main_version, ends_at,
         created_at, last_modified_at)
       select 'QUICK-' || n, gen_random_uuid(), $1, 'Lizenz ' || n, 'gastro', 'basic', 'active', 5,
         timestamptz '2026-03-10' + n * interval '1 day', now(), now() from generate_series(1, 7) n`,
      [tenant],
    );
    await app.owner.query(
      `insert into notifications (tenant_id, id, kind, subject, since, renewed_at, data) values ($1, $2, 'syncFailed', $3,
         now(), now(), jsonb_build_object('unitName', 'Mitte', 'zone', 'Europe/Berlin', 'count', 1))`,
      [tenant, newId(), newId()],
    );
    const of = async (email: string) =>
      quickPanelSchema.parse(await (await panel('', await app.signIn(email))).json());
    const owner = await of('owner@demo.example');
    expect(owner.events.slice(0, 2)).toMatchObject([
      { kind: 'licenceEnds', name: 'Lizenz 1' },
      { kind: 'licenceEnds', name: 'Lizenz 2' },
    ]);
    expect(owner.events).toHaveLength(5);
    expect(owner.alerts).toMatchObject([{ kind: 'syncFailed', resolvedAt: null }]);
    expect((await of('user@demo.example')).events).toEqual([]);
    expect((await of('owner@retail.demo.example')).alerts).toEqual([]);
    await app.owner.query(`delete from licences where serial like 'QUICK-%'`);
  });

  it('says the day at the first branch, and that its register is linked', async () => {
    const { rows } = await app.owner.query(`select id from tenants where name = 'Feinkost Sommer'`);
    const [unit, database] = [newId(), newId()];
    await app.owner.query(
      `insert into organization_units (tenant_id, id, name, zone, database_id) values ($1, $2, 'Insel', 'Pacific/Pago_Pago', $3),
         ($1, $4, 'Zuletzt', 'Europe/Berlin', null)`,
      [rows[0].id, unit, database, newId()],
    );
    await app.owner.query(
      `insert into devices (tenant_id, id, unit_id, name, device_type, register_type, business_type, pos_version,
         hardware_serial, database_id) values ($1, $2, $3, 'Kasse', 'desktop', 'Windows', 'retail', '5.9.3', 'S', $4)`,
      [rows[0].id, newId(), unit, database],
    );
    const data = quickPanelSchema.parse(
      await (await panel('', await app.signIn('owner@retail.demo.example'))).json(),
    );
    expect(data.toggles.filter(({ isOn }) => isOn).map(({ id }) => id)).toEqual([
      'notifications',
      'cloudSync',
      'push',
    ]);
    expect(data.today).toBe('2026-03-09');
  });

  it('keeps what a person chose to themselves', async () => {
    await app.owner.query(
      `update users set settings = '{"alertNotices": false}' where email = 'manager@demo.example'`,
    );
    const notifications = async (email: string) =>
      quickPanelSchema.parse(await (await panel('', await app.signIn(email))).json()).toggles[0]?.isOn;
    expect(await notifications('manager@demo.example')).toBe(false);
    expect(await notifications('user@demo.example')).toBe(true);
  });

  it('is refused without a session', async () => {
    expect((await fetch(`${app.url}/api/quick-panel/data`)).status).toBe(401);
  });
});
