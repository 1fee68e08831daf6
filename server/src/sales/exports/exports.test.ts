import { inFull } from '@tresen/domain/kit/testing';
import { position, sale } from '@tresen/domain/sales/receipts/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { download } from '../../app/testing/import-files.ts';
import { type LinkedRegister, linkRegister } from '../../app/testing/link-register.ts';
import { addPerson, addTenant } from '../../app/testing/people.ts';
import { outcomesOf, pushBatch, receiptOf } from '../../app/testing/push-receipts.ts';
import { type Answer, dataOf, errorOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';
import { newId } from '../../kit/ids/index.ts';

let app: TestServer;
let owner: string;
let register: LinkedRegister;

interface Export {
  readonly id: string;
  readonly source: string;
  readonly title: string;
  readonly state: string;
  readonly total: number | null;
  readonly done: number;
  readonly rows: number;
  readonly size: number | null;
  readonly shown: number | null;
  readonly userName: string;
  readonly isOwn: boolean;
  readonly mayEnd: boolean;
  readonly description: string;
  readonly expiresAt: string | null;
}

const fields =
  'id source title(language: "de") state total done rows size shown userName isOwn mayEnd description expiresAt';

const start = (input: Record<string, unknown>, person = owner): Promise<Answer> =>
  app.call(
    '/graphql/pos',
    person,
    `mutation($input: ExportInput!) { startExport(input: $input) { ${fields} } }`,
    { input: { source: 'receipts', format: 'csv', ...input } },
  );
const started = async (input: Record<string, unknown>, person = owner): Promise<Export> =>
  dataOf<{ startExport: Export }>(await start(input, person)).startExport;

const list = async (person = owner, filter?: object): Promise<readonly Export[]> => {
  const query = `query($filter: RecordFilterInput) { exports(first: 200, filter: $filter) {
    totalCount nodes { ${fields} } } }`;
  const { exports } = dataOf<{ exports: { totalCount: number; nodes: Export[] } }>(
    await app.call('/graphql/pos', person, query, { filter: filter ?? null }),
  );
  expect(exports.totalCount).toBe(exports.nodes.length);
  return exports.nodes;
};

const read = (id: string, person = owner): Promise<Answer> =>
  app.call('/graphql/pos', person, `query($id: ID!) { export(id: $id) { ${fields} } }`, { id });
const stateOf = async (id: string): Promise<string> =>
  dataOf<{ export: Export }>(await read(id)).export.state;

const change = (name: 'cancel' | 'retry' | 'remove', id: string, person = owner): Promise<Answer> =>
  app.call(
    '/graphql/pos',
    person,
    `mutation($id: ID!) { ${name}Export(id: $id) { ${name === 'remove' ? 'modelId' : fields} } }`,
    { id },
  );

const fetchFile = (id: string, person = owner): Promise<Response> =>
  download(app, person, `/api/exports/files/${id}`);
const linesOf = async (id: string): Promise<string[]> =>
  (await (await fetchFile(id)).text())
    .replace(/^\uFEFF/, '')
    .split('\r\n')
    .slice(0, -1);

/** The same receipt as often as wanted: pushing so many would take longer than the test. */
const copyReceipts = (count: number): Promise<unknown> =>
  app.owner.query(
    `insert into receipts (tenant_id, id, unit_id, device_id, number, type, started_at, ended_at, received_at, biz_day,
       biz_hour, z_number, register_name, employee_key, employee_name, currency, gross, turnover, content_hash, content)
     select tenant_id, gen_random_uuid(), unit_id, device_id, 1000 + n, type, started_at, timestamptz '2026-03-01T06:00:00Z' + n * interval '1 s',
       received_at, '2026-03-01', biz_hour, z_number, register_name, employee_key, employee_name, currency, gross,
       turnover, content_hash, content
     from receipts cross join generate_series(1, $1) n where number = 1`,
    [count],
  );

const filterOf = (...conditions: readonly object[]): string => JSON.stringify({ conditions });
const days = (from: string, to: string): string =>
  filterOf(
    { field: 'businessDay', is: 'from', values: [from] },
    { field: 'businessDay', is: 'to', values: [to] },
  );
const numbered = (number: number): string =>
  filterOf({ field: 'number', is: 'is', values: [String(number)] });

const at = (end: string) => ({ start: end, end });

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.signIn('owner@demo.example');
  register = await linkRegister(app, owner, { name: 'Bar' });
  const [first, second, third] = [1, 2, 3].map((number) =>
    receiptOf(register, { number, ...at(`2026-01-0${number}T10:00:00.000Z`) }),
  );
  if (!first || !second || !third) throw new Error('no receipts');
  const [position] = second.positions;
  if (!position) throw new Error('no position');
  const two = { ...second, positions: [position, { ...position, line: '2', text: '=1+1; "Käse"' }] };
  const sold = await pushBatch(app, register, [
    first,
    {
      ...two,
      gross: second.gross * 2,
      payments: second.payments.map((payment) => ({ ...payment, amount: second.gross * 2 })),
    },
    { ...third, positions: third.positions.map((sold) => ({ ...sold, article: { key: '4711' } })) },
  ]);
  expect(outcomesOf(sold)).toEqual(['stored', 'stored', 'stored']);
});
afterAll(() => app.stop());

describe('an export of receipts', () => {
  it('has exactly the rows of the list, in its order, and tells what the screen counted', async () => {
    const made = await started({
      filter: days('2026-01-02', '2026-01-31'),
      shown: 2,
      description: 'ab 02.01.2026',
    });
    expect(made).toMatchObject({
      title: 'Belege',
      state: 'done',
      total: 2,
      done: 2,
      rows: 2,
      shown: 2,
      isOwn: true,
      description: 'ab 02.01.2026',
    });
    const [head, ...lines] = await linesOf(made.id);
    expect(head).toMatch(
      /^Nummer;Belegart;Zeit;Geschäftstag;Filiale;Kasse;Bedienung;Betrag;Umsatz;Netto;Steuer;Trinkgeld;Bar;Karte;/,
    );
    expect(lines.map((line) => line.split(';')[0])).toEqual(['3', '2']);
    expect(lines[0]).toContain(';2026-01-03 11:00:00;2026-01-03;');
  });

  it('comes position by position, no text a formula', async () => {
    const made = await started({ source: 'receiptLines' });
    expect(made).toMatchObject({ title: 'Belegpositionen', total: 3, done: 3, rows: 4 });
    const lines = await linesOf(made.id);
    expect(lines).toHaveLength(5);
    expect(lines.filter((line) => line.includes(`"'=1+1; ""Käse"""`))).toHaveLength(1);
    expect(lines.join('\n')).not.toMatch(/;"?=/);
  });

  it('tells prices as exactly as the register did, what they are for, and amounts that sum to the figures', async () => {
    const net = { key: 1, rate: 1900, net: 83, tax: 16, gross: 99 };
    const sold = sale({
      id: newId(),
      databaseId: register.databaseId,
      number: 4,
      positions: [
        position({
          text: 'Super E10',
          quantity: 45_370,
          unit: 'l',
          unitPrice: 160,
          unitPriceExact: '1.599',
          amount: 7255,
        }),
        position({
          line: '2',
          text: 'Salami',
          quantity: 150_000,
          unit: 'g',
          factor: 100_000,
          baseUnit: '100 g',
          unitPrice: 199,
          amount: 299,
        }),
        ...['3', '4', '5'].map((line) =>
          position({ line, text: 'Kabelbinder', unitPrice: 83, priceBasis: 'net', amount: 99, vat: [net] }),
        ),
      ],
      vat: [{ key: 1, rate: 1900, net: 6597, tax: 1253, gross: 7850 }],
      gross: 7850,
    });
    expect(outcomesOf(await pushBatch(app, register, [sold]))).toEqual(['stored']);
    const made = await started({ source: 'receiptLines' });
    const [head = '', ...lines] = await linesOf(made.id);
    const cells = (text: string, ...names: string[]) => {
      const found = lines.filter((line) => line.includes(`;${text};`)).map((line) => line.split(';'));
      const heads = head.split(';');
      return found.map((line) => names.map((name) => line[heads.indexOf(name)]));
    };
    expect(cells('Super E10', 'Menge', 'Einzelpreis', 'Faktor', 'Preise')).toEqual([
      ['45,37', '1,599', '1', 'brutto'],
    ]);
    expect(cells('Salami', 'Einzelpreis', 'Faktor', 'Preis für')).toEqual([['1,99', '100', '100 g']]);
    expect(cells('Kabelbinder', 'Einzelpreis', 'Preise')).toEqual(Array(3).fill(['0,83', 'netto']));
    const amounts = lines
      .filter((line) => line.startsWith('4;'))
      .map((line) => line.split(';')[head.split(';').indexOf('Betrag')]);
    expect(
      amounts.reduce((sum, amount = '') => sum + Math.round(Number(amount.replace(',', '.')) * 100), 0),
    ).toBe(7850);
  });

  it('tells what was paid how, tax and tip, and what sells nothing in the words of the screen', async () => {
    const paid = (kind: 'Bar' | 'Kreditkarte', amount: number) => ({
      kind,
      name: kind,
      amount,
      currency: 'EUR',
    });
    const split = receiptOf(register, {
      number: 71,
      positions: [
        position({ unitPrice: 1190, rate: 1900 }),
        position({ line: '2', kind: 'TrinkgeldAN', unitPrice: 110, rate: 0 }),
      ],
      payments: [paid('Bar', 500), paid('Kreditkarte', 800)],
      ...at('2026-02-01T10:00:00.000Z'),
    });
    const transfer = receiptOf(register, {
      number: 72,
      positions: [position({ kind: 'Geldtransit', unitPrice: -50_000, rate: 0 })],
      ...at('2026-02-01T20:00:00.000Z'),
    });
    expect(outcomesOf(await pushBatch(app, register, [split, transfer]))).toEqual(['stored', 'stored']);
    const rows = async (input: object) => {
      const [head = '', ...lines] = await linesOf(
        (await started({ filter: days('2026-02-01', '2026-02-01'), ...input })).id,
      );
      const heads = head.split(';');
      return lines.map((line) =>
        Object.fromEntries(line.split(';').map((cell, index) => [heads[index], cell])),
      );
    };
    expect(await rows({})).toMatchObject([
      {
        Nummer: '72',
        Belegart: 'Geldtransit',
        Betrag: '-500,00',
        Umsatz: '0,00',
        Bar: '-500,00',
        Trinkgeld: '0,00',
      },
      {
        Nummer: '71',
        Belegart: 'Beleg',
        Betrag: '13,00',
        Umsatz: '11,90',
        Netto: '10,00',
        Steuer: '1,90',
        Trinkgeld: '1,10',
        Bar: '5,00',
        Karte: '8,00',
        Digital: '0,00',
        Merkmale: expect.stringContaining('Mit Trinkgeld'),
      },
    ]);
    expect(await rows({ source: 'receiptLines' })).toMatchObject([
      { Belegart: 'Geldtransit', Art: 'Geldtransit' },
      { Art: 'Umsatz' },
      { Art: 'Trinkgeld der Mitarbeiter' },
    ]);
  });

  it('splits a position of several rates where that is asked for', async () => {
    const bundle = position({
      unitPrice: 1000,
      quantity: 1000,
      text: 'Menü',
      vat: [
        { key: 1, rate: 1900, net: 252, tax: 48, gross: 300 },
        { key: 2, rate: 700, net: 654, tax: 46, gross: 700 },
      ],
    });
    const sold = receiptOf(register, { number: 73, positions: [bundle], ...at('2026-02-03T10:00:00.000Z') });
    expect(outcomesOf(await pushBatch(app, register, [sold]))).toEqual(['stored']);
    const made = await started({ source: 'receiptRates', filter: days('2026-02-03', '2026-02-03') });
    expect(made).toMatchObject({ title: 'Belegpositionen nach Steuersatz', total: 1, rows: 2 });
    const [head = '', ...lines] = await linesOf(made.id);
    const cells = (name: string) => lines.map((line) => line.split(';')[head.split(';').indexOf(name)]);
    expect(['MwSt-Satz in %', 'Brutto', 'Betrag', 'Menge', 'Steuer'].map(cells)).toEqual([
      ['19', '7'],
      ['3,00', '7,00'],
      ['3,00', '7,00'],
      ['1', '0'],
      ['0,48', '0,46'],
    ]);
  });

  it('is named in every script, kept by nobody on the way', async () => {
    const { id } = await started({ format: 'xlsx' });
    const { headers, status } = await fetchFile(id);
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="Belege [\d-]{10}\.xlsx"; filename\*=UTF-8''Belege%20[\d-]{10}\.xlsx$/,
    );
    expect(headers.get('cache-control')).toBe('no-store');
    const articles = await started({ source: 'vats' });
    expect((await fetchFile(articles.id)).headers.get('content-disposition')).toContain(
      `filename="Mehrwertsteuer `,
    );
  });

  it('speaks English with commas and points', async () => {
    const { id } = await started({ language: 'en' });
    const [head, line] = await linesOf(id);
    expect(head).toMatch(/^Number,Receipt type,Time,/);
    expect(line).toMatch(/,\d+\.\d\d,/);
  });

  it.each([
    ['a list that there is not', { source: 'nothing' }, 'NOT_FOUND'],
    ['a filter that is no JSON', { filter: '{' }, 'INVALID_INPUT'],
    [
      'a filter that the list does not know',
      { filter: filterOf({ field: 'colour', is: 'is', values: ['red'] }) },
      'INVALID_INPUT',
    ],
    ['a format that there is not', { format: 'pdf' }, 'INVALID_INPUT'],
    ['a zone that there is not', { zone: 'Mars/Base' }, 'INVALID_INPUT'],
  ])('refuses %s', async (_, input, code) => {
    expect(errorOf(await start(input))).toMatchObject({ code });
  });

  it('is written down in the audit log', async () => {
    const { id } = await started({ filter: numbered(2) });
    const { rows } = await app.owner.query(
      `select new_values from audit_log where entity = 'recordFile' and entity_id = $1`,
      [id],
    );
    expect(rows).toEqual([
      {
        new_values: { name: 'Belege', type: 'receipts', total: 1, query: expect.stringContaining('number') },
      },
    ]);
  });
});

describe('other lists', () => {
  it('registers come with their state and last sign in words', async () => {
    const made = await started({ source: 'devices', shown: 1 });
    expect(made).toMatchObject({ title: 'Kassen', rows: 1, total: 1 });
    const [head, line] = await linesOf(made.id);
    expect(head).toMatch(/^Name;Filiale;Zustand;Zuletzt gesehen;/);
    expect(line).toMatch(/^Bar;.*;ja;Windows;Gastronomie;/);
  });

  it('users come with their role in words, and only those that the search finds', async () => {
    const made = await started({ source: 'users', filter: '{"search":"olga"}' });
    const lines = await linesOf(made.id);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/^Olga;Lindner;owner@demo\.example;Inhaber\/in;Aktiv;\d/);
  });

  it('the audit log comes with its sentences, this very export the newest but for itself', async () => {
    await started({ source: 'users' });
    const made = await started({ source: 'auditLog', filter: '{"entity":"recordFile"}' });
    const [head, line] = await linesOf(made.id);
    expect(head).toMatch(/^Zeit;Person;Support;Handelte als;Vorgang;/);
    expect(line).toContain('Olga Lindner');
    expect(line).toContain('eine Datei');
  });

  it.each([
    [
      'closings',
      '{"conditions":[{"field":"state","is":"is","values":["differs"]}]}',
      /^Art;Z-Nummer;Geschäftstag;/,
    ],
    [
      'articleSales',
      '{"sales":{"from":"2024-01-01","to":"2024-01-31"}}',
      /^Artikel;Artikelnummer;Menge;Umsatz;/,
    ],
    ['syncProblems', '{"isDone":true,"unitIds":null}', /^Eingegangen;Art;Nummer;Was nicht stimmt;/],
  ])('%s come with the filter of their list', async (source, filter, head) => {
    const made = await started({ source, filter });
    expect(made).toMatchObject({ state: 'done', rows: 0, total: 0 });
    expect((await linesOf(made.id))[0]).toMatch(head);
    expect(errorOf(await start({ source, filter: '[]' }))).toMatchObject({ code: 'INVALID_INPUT' });
  });

  it('what waits for a person comes with its reason in words', async () => {
    const wrong = { ...receiptOf(register, { number: 77, ...at('2026-01-09T10:00:00.000Z') }), gross: 1 };
    expect(outcomesOf(await pushBatch(app, register, [wrong]))).toEqual(['SUMS_DIFFER']);
    const made = await started({ source: 'syncProblems', filter: '{"reasons":["SUMS_DIFFER"]}' });
    const lines = await linesOf(made.id);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/;Beleg;77;Summen gehen nicht auf;.*;Bar;2026-01-09 11:00:00;0,01;EUR;/);
  });

  it('articles sold come with their sums, in the order that is asked for', async () => {
    const sales = { from: '2026-01-01', to: '2026-01-31' };
    const made = await started({
      source: 'articleSales',
      sort: '-turnover',
      filter: JSON.stringify({ sales }),
    });
    const [, line] = await linesOf(made.id);
    const { rows } = await app.owner.query(
      `select name, article_key, sum(quantity) / 1000.0 quantity, sum(turnover) turnover from sales_article_month
       where unit_id = $1 and month = '2026-01-01' group by name, article_key order by turnover desc`,
      [register.unitId],
    );
    expect(made.rows).toBe(rows.length);
    expect(line?.split(';').slice(0, 2)).toEqual([rows[0].name, rows[0].article_key]);
    expect(line).toContain(`;${(Number(rows[0].turnover) / 100).toFixed(2).replace('.', ',')};EUR;100,0`);
  });

  it.each([
    'articles',
    'categories',
    'printers',
    'vats',
    'companies',
    'employees',
    'terminals',
    'rooms',
    'tables',
  ])('%s come as their list counts them', async (source) => {
    const made = await started({ source, format: 'xlsx' });
    expect(made.state).toBe('done');
    expect(made.done).toBe(made.total);
    expect((await fetchFile(made.id)).status).toBe(200);
  });
});

describe('a long export', () => {
  beforeAll(async () => void (await copyReceipts(20_000)));
  const long = days('2026-03-01', '2026-03-01');

  it('is a job that holds all rows of one moment, whatever is pushed meanwhile', async () => {
    const made = await started({ source: 'receiptLines', filter: long });
    expect(['queued', 'running']).toContain(made.state);
    expect((await fetchFile(made.id)).status).toBe(404);
    let pushed = 0;
    while (['queued', 'running'].includes(await stateOf(made.id))) {
      pushed += 1;
      const more = receiptOf(register, { number: 900_000 + pushed, ...at('2026-03-01T11:00:00.000Z') });
      expect(outcomesOf(await pushBatch(app, register, [more]))).toEqual(['stored']);
    }
    const { state, total, done, rows } = dataOf<{ export: Export }>(await read(made.id)).export;
    expect({ state, done }).toEqual({ state: 'done', done: total });
    expect(total).toBeGreaterThanOrEqual(20_000);
    const [head = '', ...lines] = await linesOf(made.id);
    expect(lines).toHaveLength(rows);
    const idAt = head.split(';').indexOf('Beleg-ID') - head.split(';').length;
    expect(new Set(lines.map((line) => line.split(';').at(idAt))).size).toBe(total);
  });

  it('of each tenant takes its turn, and those of one are done one after the other', inFull, async () => {
    const made = await Promise.all([1, 2, 3].map(() => started({ source: 'receiptLines', filter: long })));
    for (const { id } of made) await expect.poll(() => stateOf(id)).toBe('done');
    const { rows } = await app.owner.query(
      'select started_at, ended_at from exports where id = any ($1) order by started_at',
      [made.map(({ id }) => id)],
    );
    for (const [index, { started_at }] of rows.entries())
      if (index > 0) expect(started_at.getTime()).toBeGreaterThanOrEqual(rows[index - 1].ended_at.getTime());
  });

  it('is cancelled, leaves no file, and is begun again', async () => {
    const { id } = await started({ source: 'receiptLines', filter: long });
    expect(dataOf<{ cancelExport: Export }>(await change('cancel', id)).cancelExport.state).toBe('cancelled');
    expect((await fetchFile(id)).status).toBe(404);
    expect(dataOf<{ retryExport: Export }>(await change('retry', id)).retryExport.state).toBe('queued');
    expect(errorOf(await change('retry', id))).toMatchObject({ code: 'CONFLICT' });
    await expect.poll(() => stateOf(id)).toBe('done');
    expect((await fetchFile(id)).status).toBe(200);
  });

  it('is refused when too many wait', async () => {
    const { rows } = await app.owner.query('select tenant_id, user_id from exports limit 1');
    await app.owner.query(
      `insert into exports (tenant_id, id, source, format, language, zone, filter, sort, columns, description, state,
         user_id, user_name, created_at)
       select $1, gen_random_uuid(), 'receipts', 'csv', 'de', 'UTC', '{}', '', '', '', 'queued', $2, 'x', now()
       from generate_series(1, 20)`,
      [rows[0].tenant_id, rows[0].user_id],
    );
    expect(errorOf(await start({ filter: long }))).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    await app.owner.query(`delete from exports where user_name = 'x'`);
  });
});

describe('the file of an export', () => {
  let stranger: string;
  let user: string;
  let made: Export;
  let articles: Export;
  beforeAll(async () => {
    const { rows } = await app.owner.query(`select tenant_id from users where email = 'owner@demo.example'`);
    const elsewhere = await addTenant(app);
    stranger = await app.signIn((await addPerson(app, elsewhere, 'owner')).email);
    user = await app.signIn((await addPerson(app, rows[0].tenant_id, 'user')).email);
    made = await started({ filter: numbered(1) });
    articles = await started({ source: 'articles' });
  });

  it('is there for those of the tenant who may look at the list, and ended by whom it belongs to', async () => {
    expect((await fetchFile(made.id, user)).status).toBe(200);
    const seen = (await list(user)).find(({ id }) => id === made.id);
    expect(seen).toMatchObject({ isOwn: false, mayEnd: false, userName: 'Olga Lindner' });
    expect(errorOf(await change('remove', made.id, user))).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('is found by its list, its filter and who wanted it, and by how far it is', async () => {
    const words = { search: 'belege FILTERWORT lindner' };
    const { id } = await started({ filter: days('2026-01-02', '2026-01-02'), description: 'Filterwort' });
    const conditions = (state: string) => [{ field: 'state', is: 'is', values: [state] }];
    expect((await list(owner, words)).map((one) => one.id)).toEqual([id]);
    expect(await list(owner, { ...words, conditions: conditions('failed') })).toEqual([]);
    expect((await list(owner, { ...words, conditions: conditions('done') })).map((one) => one.id)).toEqual([
      id,
    ]);
    const unknown = { conditions: [{ field: 'source', is: 'is', values: ['receipts'] }] };
    const answer = await app.call(
      '/graphql/pos',
      owner,
      'query($filter: RecordFilterInput) { exports(filter: $filter) { totalCount } }',
      { filter: unknown },
    );
    expect(errorOf(answer)).toMatchObject({ code: 'INVALID_INPUT' });
  });

  it('of a list that somebody may not look at is not there for them, nor begun', async () => {
    expect((await fetchFile(articles.id, user)).status).toBe(404);
    expect((await list(user)).some(({ source }) => source === 'articles')).toBe(false);
    expect(errorOf(await start({ source: 'articles' }, user))).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('is not there for another tenant, a register, nobody, or by a made-up id', async () => {
    expect((await fetchFile(made.id, stranger)).status).toBe(404);
    expect(errorOf(await read(made.id, stranger))).toMatchObject({ code: 'NOT_FOUND' });
    for (const name of ['cancel', 'retry', 'remove'] as const)
      expect(errorOf(await change(name, made.id, stranger))).toMatchObject({ code: 'NOT_FOUND' });
    expect((await fetchFile(made.id, register.accessToken)).status).toBe(403);
    expect((await fetch(`${app.url}/api/exports/files/${made.id}`)).status).toBe(401);
    expect((await fetchFile(made.id, `${owner}x`)).status).toBe(401);
    expect((await fetchFile('00000000-0000-7000-8000-000000000000')).status).toBe(404);
    expect((await fetchFile('..%2f..%2fsecret')).status).toBe(422);
  });

  it('is gone after seven days', async () => {
    expect(Date.parse(made.expiresAt ?? '') - Date.now()).toBeGreaterThan(6.9 * 86_400_000);
    await app.owner.query(`update exports set ended_at = now() - interval '7 days' where id = $1`, [made.id]);
    expect((await fetchFile(made.id)).status).toBe(404);
  });

  it('is removed with what is known of it', async () => {
    dataOf(await change('remove', articles.id));
    expect((await fetchFile(articles.id)).status).toBe(404);
    expect((await list()).some(({ id }) => id === articles.id)).toBe(false);
  });
});
