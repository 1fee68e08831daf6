import { deflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  askForCheck,
  check,
  download,
  faultsOf,
  run,
  start,
  type TestFault,
  type TestImport,
  upload,
  uploadFile,
} from '../../app/testing/import-files.ts';
import { createUnit } from '../../app/testing/link-register.ts';
import { addPerson, addTenant } from '../../app/testing/people.ts';
import { dataOf, errorOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';
import { readSheet } from '../../kit/sheets/index.ts';

let app: TestServer;
/** Reads files in processes of their own, as people's server does. */
let apart: TestServer;
beforeAll(async () => {
  app = await startTestApp();
  apart = await startTestApp({}, { readSheet });
});
afterAll(async () => {
  await app.stop();
  await apart.stop();
});

interface Owner {
  readonly token: string;
  readonly tenantId: string;
}

const newOwner = async (of = app): Promise<Owner> => {
  const tenantId = await addTenant(of);
  const { email } = await addPerson(of, tenantId, 'owner');
  const token = await of.signIn(email);
  await createUnit(of, token, { name: 'Mitte', country: 'DE' });
  return { token, tenantId };
};

const head = 'Name;Preis;Kategorie;MwSt;MwSt außer Haus';
const listOf = (...rows: string[]): string => [head, ...rows, ''].join('\n');
const cola = 'Cola;2,80;Getränke;19 %;19 %';

const imported = async (
  { token }: Owner,
  file: string | Uint8Array,
  options: object = {},
): Promise<TestImport> => {
  const checked = await check(app, token, await upload(app, token, file), { missing: 'create', ...options });
  await run(app, token, checked);
  return checked;
};

const countIn = async (table: string, tenantId: string): Promise<number> =>
  (
    await app.owner.query(`select count(*)::int n from ${table} where tenant_id = $1 and status >= 0`, [
      tenantId,
    ])
  ).rows[0].n;

const refusal = async (response: Response): Promise<object> => {
  const { errors } = (await response.json()) as {
    errors: { extensions: { code: string; parameters: object } }[];
  };
  const [error] = errors;
  return { status: response.status, code: error?.extensions.code, ...error?.extensions.parameters };
};

/** A ZIP archive of one file, packed as tightly as zeros pack. */
const zipOf = (name: string, content: Buffer): Buffer => {
  const packed = deflateRawSync(content);
  const fileName = Buffer.from(name);
  const common = Buffer.alloc(26);
  common.writeUInt16LE(20, 0);
  common.writeUInt16LE(8, 4);
  common.writeUInt32LE(packed.length, 14);
  common.writeUInt32LE(content.length, 18);
  common.writeUInt16LE(fileName.length, 22);
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, fileName, packed]);
  const central = Buffer.concat([
    Buffer.from('PK\x01\x02'),
    Buffer.from([20, 0]),
    common,
    Buffer.alloc(14),
    fileName,
  ]);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, central, end]);
};

describe('a hostile file is refused with a clear error, and nothing is stored', () => {
  it.each<[string, () => string | Uint8Array, object]>([
    ['nothing', () => '', { status: 422, code: 'FILE_UNREADABLE', reason: 'empty' }],
    [
      'a picture',
      () => Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
      { code: 'FILE_UNREADABLE', reason: 'picture' },
    ],
    ['a PDF', () => '%PDF-1.7', { code: 'FILE_UNREADABLE', reason: 'pdf' }],
    [
      'a quote that nobody closes',
      () => listOf('"Cola;2,80'),
      { code: 'FILE_UNREADABLE', reason: 'openQuote', row: 2 },
    ],
    [
      '2,000 columns',
      () => Array.from({ length: 2_000 }, (_, i) => `c${i}`).join(';'),
      { status: 413, code: 'FILE_TOO_LARGE', what: 'columns' },
    ],
    [
      '210 MB of zeros, zipped',
      () => zipOf('xl/workbook.xml', Buffer.alloc(210_000_000)),
      { status: 413, code: 'FILE_TOO_LARGE', what: 'unpackedBytes' },
    ],
    [
      'two encodings',
      () => Buffer.concat([Buffer.from(`${head}\nÄÖÜäöü;1;ß;;\n`), Buffer.from('K\xe4se;1;;;\n', 'latin1')]),
      { code: 'FILE_UNREADABLE', reason: 'mixedEncoding' },
    ],
    ['21 MB', () => Buffer.alloc(21_000_000, 'a'), { status: 413, code: 'FILE_TOO_LARGE', what: 'bytes' }],
  ])('%s', async (_name, file, expected) => {
    const { token, tenantId } = await newOwner(apart);
    expect(await refusal(await uploadFile(apart, token, file()))).toMatchObject(expected);
    const { rows } = await apart.owner.query('select from imports where tenant_id = $1', [tenantId]);
    expect(rows).toEqual([]);
  });

  it('of a kind that does not exist', async () => {
    const { token } = await newOwner();
    expect(await refusal(await uploadFile(app, token, cola, { plural: 'users' }))).toMatchObject({
      status: 404,
    });
  });
});

describe('what is wrong with a row, and where (part 5)', () => {
  const faultsIn = async (
    owner: Owner,
    file: string,
    options: object = {},
  ): Promise<readonly (readonly [string, string])[]> => {
    const checked = await check(app, owner.token, await upload(app, owner.token, file), {
      missing: 'create',
      ...options,
    });
    return (await faultsOf(app, owner.token, checked.id)).map(
      ({ column, row, code }: TestFault) => [`${column ?? ''}${row}`, code] as const,
    );
  };

  it.each([
    ['a price that is none', 'Cola;zwei;Getränke;19 %;19 %', [['B2', 'NOT_A_NUMBER']]],
    ['three decimals', 'Cola;2,805;Getränke;19 %;19 %', [['B2', 'TOO_PRECISE']]],
    ['no name', ';2,80;Getränke;19 %;19 %', [['A2', 'MISSING']]],
    ['no category', 'Cola;2,80;;19 %;19 %', [['C2', 'MISSING']]],
    ['a rate that nobody has', 'Cola;2,80;Getränke;42 %;19 %', [['D2', 'UNKNOWN_REFERENCE']]],
    ['a price below zero', 'Cola;-1;Getränke;19 %;19 %', [['B2', 'OUT_OF_RANGE']]],
    ['a name that is too long', `${'x'.repeat(101)};1;Getränke;19 %;19 %`, [['A2', 'TOO_LONG']]],
  ])('%s', async (_name, row, faults) => {
    const owner = await newOwner();
    expect(await faultsIn(owner, listOf(row))).toEqual(faults);
    expect(await countIn('articles', owner.tenantId)).toBe(0);
    expect(await countIn('categories', owner.tenantId)).toBe(0);
  });

  it('the same key twice in the file names the first row', async () => {
    const owner = await newOwner();
    const file = `${head};EAN\n${cola};4000000000013\nFanta;1;Getränke;19 %;19 %;4000000000013\n`;
    const checked = await check(app, owner.token, await upload(app, owner.token, file), {
      missing: 'create',
    });
    expect(await faultsOf(app, owner.token, checked.id)).toMatchObject([
      { row: 3, column: 'F', code: 'KEY_TWICE', parameters: '{"row":2}', text: '4000000000013' },
    ]);
    expect(checked.report).toMatchObject({ created: 1, faulty: 1 });
  });

  it('ids of another tenant are no ids, and its records are not found by name', async () => {
    const [victim, thief] = [await newOwner(), await newOwner()];
    await imported(victim, listOf(cola));
    const { rows } = await app.owner.query<{ id: string; category: string }>(
      'select id, main_category_id category from articles where tenant_id = $1',
      [victim.tenantId],
    );
    const [stolen] = rows;
    const file = `ID;${head}\n${stolen?.id};Gestohlen;1;Getränke;19 %;19 %\n;Neu;1;${stolen?.category};19 %;19 %\n`;
    expect(await faultsIn(thief, file, { missing: 'refuse' })).toEqual([
      ['A2', 'UNKNOWN_ID'],
      ['D2', 'UNKNOWN_REFERENCE'],
      ['D3', 'UNKNOWN_REFERENCE'],
    ]);
    const named = await faultsIn(thief, listOf(cola), { missing: 'refuse' });
    expect(named).toEqual([['C2', 'UNKNOWN_REFERENCE']]);
  });

  it('a default that names another tenant’s record is refused row by row', async () => {
    const [victim, thief] = [await newOwner(), await newOwner()];
    await imported(victim, listOf(cola));
    const { rows } = await app.owner.query('select id from categories where tenant_id = $1', [
      victim.tenantId,
    ]);
    const faults = await faultsIn(thief, 'Name;Preis;MwSt;MwSt außer Haus\nCola;1;19 %;19 %\n', {
      defaults: { mainCategoryId: rows[0].id },
    });
    expect(faults).toEqual([['2', 'UNKNOWN_REFERENCE']]);
  });

  it('names with a formula in them are kept as they are, and shielded in a CSV', async () => {
    const owner = await newOwner();
    await imported(
      owner,
      listOf('"=HYPERLINK(""http://x"")";1;Getränke;19 %;19 %', '@SUM(A1);1;Getränke;19 %;19 %'),
    );
    const csv = await (
      await download(app, owner.token, '/api/exports/articles.csv?columns=name&sort=name')
    ).text();
    expect(csv.replace('\uFEFF', '').trimEnd().split('\r\n')).toEqual([
      'Name',
      expect.stringMatching(/^'@SUM/),
      expect.stringMatching(/^"?'=HYPERLINK/),
    ]);
  });
});

describe('an import belongs to its tenant', () => {
  it('nobody else sees, checks, starts or cancels it', async () => {
    const [owner, stranger] = [await newOwner(), await newOwner()];
    const found = await upload(app, owner.token, listOf(cola));
    const checked = await check(app, owner.token, found, { missing: 'create' });
    const call = (query: string) => app.call('/graphql/pos', stranger.token, query, { id: found.id });
    for (const query of [
      'query($id: ID!) { import(id: $id) { id } }',
      'query($id: ID!) { importFaults(id: $id) { nodes { row } } }',
      'mutation($id: ID!) { cancelImport(id: $id) { id } }',
      'mutation($id: ID!) { readImport(id: $id, reading: {}) { importId } }',
    ])
      expect(errorOf(await call(query))?.code).toBe('NOT_FOUND');
    expect(errorOf(await askForCheck(app, stranger.token, found))?.code).toBe('NOT_FOUND');
    expect(errorOf(await start(app, stranger.token, checked))?.code).toBe('NOT_FOUND');
  });

  it.each(['manager', 'user'])('a %s neither imports nor exports', async (role) => {
    const token = await app.signIn(`${role}@demo.example`);
    expect((await uploadFile(app, token, listOf(cola))).status).toBe(403);
    expect((await download(app, token, '/api/exports/articles.csv')).status).toBe(403);
    expect((await download(app, token, '/api/import-templates/articles.csv')).status).toBe(403);
  });
});

describe('starting', () => {
  it('a second click starts nothing twice', async () => {
    const owner = await newOwner();
    const checked = await check(app, owner.token, await upload(app, owner.token, listOf(cola)), {
      missing: 'create',
    });
    const answers = await Promise.all([1, 2, 3].map(() => start(app, owner.token, checked)));
    const ids = answers.map((answer) => dataOf<{ startImport: TestImport }>(answer).startImport.sets);
    expect(ids[1]).toEqual(ids[0]);
    expect(ids[2]).toEqual(ids[0]);
    await run(app, owner.token, checked);
    expect(await countIn('articles', owner.tenantId)).toBe(1);
  });

  it('only what was looked at: another check meanwhile is a conflict', async () => {
    const owner = await newOwner();
    const found = await upload(app, owner.token, listOf(cola));
    const first = await check(app, owner.token, found, { missing: 'create' });
    await check(app, owner.token, found, { missing: 'refuse' });
    expect(errorOf(await start(app, owner.token, first))?.code).toBe('CONFLICT');
    expect(errorOf(await start(app, owner.token, { id: found.id, checkId: found.id }))?.code).toBe(
      'CONFLICT',
    );
    expect(await countIn('articles', owner.tenantId)).toBe(0);
  });

  it('a record that somebody changed since the check is left alone', async () => {
    const owner = await newOwner();
    await imported(owner, listOf(cola));
    const csv = await (await download(app, owner.token, '/api/exports/articles.csv')).text();
    const checked = await check(
      app,
      owner.token,
      await upload(app, owner.token, csv.replace('2,80', '3,10')),
    );
    expect(checked.report).toMatchObject({ changed: 1 });
    const { articles } = dataOf<{
      articles: { nodes: { id: string; version: number; [name: string]: unknown }[] };
    }>(
      await app.call(
        '/graphql/pos',
        owner.token,
        '{ articles { nodes { id version name unitIds mainCategoryId vatInHouseId vatOutOfHouseId unit type } } }',
      ),
    );
    const [article] = articles.nodes;
    await app.call(
      '/graphql/pos',
      owner.token,
      'mutation($a: ArticleInput!) { saveArticle(article: $a) { isSuccess } }',
      { a: { ...article, name: 'Cola light', price: 280 } },
    );
    expect(await run(app, owner.token, checked)).toMatchObject([
      { state: 'done', changed: 0, changedSince: 1 },
    ]);
  });
});
