import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, signInToApi } from '../support/api.ts';
import { dataFile } from '../support/data-file.ts';
import {
  checkImport,
  type FoundImport,
  findSet,
  startImport,
  untilSetEnded,
  uploadArticles,
} from '../support/imports.ts';
import { demoPassword, type ServerProcess, startServerProcess } from '../support/server-process.ts';

const file = dataFile('german-eans.csv.gz');

/** What the file holds (its README). */
const articles = 38_618;
const mostMs = 30_000;

interface Rates {
  readonly vats: {
    readonly nodes: readonly {
      readonly id: string;
      readonly value: number;
      readonly unitIds: readonly string[] | null;
    }[];
  };
}

/** What the file does not say. */
const defaultsOf = async (api: Api) => {
  const { saveCategory } = await api.ask<{ saveCategory: { modelId: string } }>(
    '/graphql/pos',
    'mutation { saveCategory(category: { name: "Lebensmittel" }) { modelId } }',
  );
  const { vats } = await api.ask<Rates>('/graphql/pos', '{ vats { nodes { id value unitIds } } }');
  const vat = vats.nodes.find(({ value }) => value === 700);
  return {
    defaults: { mainCategoryId: saveCategory.modelId, vatInHouseId: vat?.id, vatOutOfHouseId: vat?.id },
    unitIds: vat?.unitIds ?? null,
    // Seven names and one list of ingredients are longer than registers hold.
    tooLong: 'shorten',
  };
};

// Without the folder of data (TRESEN_DATA) there is nothing to import.
describe.skipIf(file === undefined)('38,618 real articles', () => {
  let server: ServerProcess;
  let api: Api;
  const bytes = file === undefined ? new Uint8Array() : gunzipSync(readFileSync(file));

  beforeAll(async () => {
    server = await startServerProcess();
    api = await signInToApi(server.url, 'owner@demo.example', demoPassword);
    await api.ask('/graphql', 'mutation { saveOrganizationUnit(unit: { name: "Markt" }) { modelId } }');
  });
  afterAll(() => server?.remove());

  const importOnce = async (): Promise<{ readonly checked: FoundImport; readonly ms: number }> => {
    const defaults = await defaultsOf(api);
    const began = performance.now();
    const found = await uploadArticles(server.url, api, bytes);
    const uploaded = performance.now();
    const checked = await checkImport(api, found, defaults);
    const { sets } = await startImport(api, checked);
    console.log(
      `uploaded in ${Math.round(uploaded - began)} ms, checked by ${Math.round(performance.now() - began)} ms`,
    );
    await untilSetEnded(api, sets.at(-1)?.id ?? '');
    return { checked, ms: performance.now() - began };
  };

  it('are uploaded, checked and imported within 30 s', async () => {
    const { checked, ms } = await importOnce();
    console.log(`${articles} articles in ${Math.round(ms)} ms`);
    expect(checked.report).toMatchObject({ created: articles, changed: 0, faulty: 0 });
    const { totalCount } = (
      await api.ask<{ articles: { totalCount: number } }>('/graphql/pos', '{ articles { totalCount } }')
    ).articles;
    expect(totalCount).toBe(articles);
    expect(ms).toBeLessThanOrEqual(mostMs);
  });

  it.each(['csv', 'xlsx'])('are exported as %s and imported again without a change', async (format) => {
    const response = await fetch(`${server.url}/api/exports/articles.${format}`, {
      headers: { authorization: `Bearer ${api.token}` },
    });
    const exported = new Uint8Array(await response.arrayBuffer());
    const began = performance.now();
    const checked = await checkImport(api, await uploadArticles(server.url, api, exported));
    console.log(
      `${format}: ${exported.length} bytes, checked in ${Math.round(performance.now() - began)} ms`,
    );
    expect(checked.report).toMatchObject({
      created: 0,
      changed: 0,
      unchanged: articles,
      faulty: 0,
      faults: 0,
    });
  });

  it('are all changed once although the server is killed in the middle', async () => {
    const loud = new TextEncoder().encode(
      new TextDecoder().decode(bytes).replaceAll(/^(\d{13}),(?!")([^,\n]*)/gm, '$1,$2 neu'),
    );
    const checked = await checkImport(api, await uploadArticles(server.url, api, loud));
    const changing = checked.report?.changed ?? 0;
    expect(checked.report).toMatchObject({ created: 0, faulty: 0 });
    const { sets } = await startImport(api, checked);
    const id = sets[0]?.id ?? '';
    while ((await findSet(api, id)).changed < 3_000);
    await server.kill();
    await server.start();
    api = await signInToApi(server.url, 'owner@demo.example', demoPassword);
    expect(await untilSetEnded(api, id)).toEqual({
      state: 'done',
      total: changing,
      changed: changing,
      faulty: 0,
    });
    const { totalCount } = (
      await api.ask<{ articles: { totalCount: number } }>('/graphql/pos', '{ articles { totalCount } }')
    ).articles;
    expect(totalCount).toBe(articles);
  });
});
