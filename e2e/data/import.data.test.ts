import { readFileSync } from 'node:fs';
import { setInterval } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { isFull } from '@tresen/domain/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, signInToApi } from '../support/api.ts';
import { dataFile } from '../support/data-file.ts';
import { checkImport, findSet, startImport, untilSetEnded, uploadArticles } from '../support/imports.ts';
import { demoPassword, type ServerProcess, startServerProcess } from '../support/server-process.ts';

const file = dataFile('german-eans.csv.gz');

/** What the file holds (its README), or as many from its beginning. */
const articles = isFull ? 38_618 : 3_000;
/** Articles stored when the server is killed. */
const kills = isFull ? [5_000, 20_000] : [500];
const lookMs = 200;

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
describe.skipIf(file === undefined)(`${articles} real articles`, () => {
  let server: ServerProcess;
  let api: Api;
  const text = file === undefined ? '' : gunzipSync(readFileSync(file)).toString();
  // No name or list of ingredients goes over two lines.
  const bytes = Buffer.from(text.split('\n', articles + 1).join('\n'));

  beforeAll(async () => {
    server = await startServerProcess();
    api = await signInToApi(server.url, 'owner@demo.example', demoPassword);
    await api.ask('/graphql', 'mutation { saveOrganizationUnit(unit: { name: "Markt" }) { modelId } }');
  });
  afterAll(() => server?.remove());

  const countStored = async (): Promise<number> => {
    const { articles: list } = await api.ask<{ articles: { totalCount: number } }>(
      '/graphql/pos',
      '{ articles { totalCount } }',
    );
    return list.totalCount;
  };

  /** Waits until so many records of a set are done; tells how many are. */
  const untilChanged = async (id: string, count: number): Promise<number> => {
    for await (const _ of setInterval(lookMs)) {
      const { changed } = await findSet(api, id);
      if (changed >= count) return changed;
    }
    throw new Error('time has ended');
  };

  it('are checked without storing anything, and stored once each although the server is killed', async () => {
    const checked = await checkImport(
      api,
      await uploadArticles(server.url, api, bytes),
      await defaultsOf(api),
    );
    expect(checked.report).toMatchObject({ created: articles, changed: 0, faulty: 0 });
    expect(await countStored()).toBe(0);
    const { sets } = await startImport(api, checked);
    const id = sets.at(-1)?.id ?? '';
    for (const kill of kills) {
      expect(await untilChanged(id, kill)).toBeLessThan(articles);
      await server.kill();
      await server.start();
      api = await signInToApi(server.url, 'owner@demo.example', demoPassword);
    }
    expect(await untilSetEnded(api, id)).toEqual({
      state: 'done',
      total: articles,
      changed: articles,
      faulty: 0,
    });
    expect(await countStored()).toBe(articles);
  });

  it.each(['csv', 'xlsx'])('are exported as %s and imported again without a change', async (format) => {
    const response = await fetch(`${server.url}/api/exports/articles.${format}`, {
      headers: { authorization: `Bearer ${api.token}` },
    });
    const exported = new Uint8Array(await response.arrayBuffer());
    const checked = await checkImport(api, await uploadArticles(server.url, api, exported));
    expect(checked.report).toMatchObject({
      created: 0,
      changed: 0,
      unchanged: articles,
      faulty: 0,
      faults: 0,
    });
  });
});
