import { addMonths } from '@tresen/domain/kit/business-day';
import { endWhenCancelled, nextBillingOf, sellersDayOf } from '@tresen/domain/shop/services';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bookServices, recurringLine } from '../../app/testing/booked-services.ts';
import { download } from '../../app/testing/import-files.ts';
import { addPerson, addTenant } from '../../app/testing/people.ts';
import { type Answer, dataOf, errorOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';

let app: TestServer;
/** The owner of a tenant that has booked, of which each test has its own. */
let owner: string;
let tenantId: string;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

beforeEach(async () => {
  tenantId = await addTenant(app);
  owner = await app.signIn((await addPerson(app, tenantId, 'owner')).email);
});

interface Service {
  readonly id: string;
  readonly name: string;
  readonly state: string;
  readonly price: number;
  readonly serials: readonly string[];
  readonly startsOn: string;
  readonly nextBillingOn: string | null;
  readonly endsOn: string | null;
  readonly endWhenCancelled: string;
  readonly cancelledByName: string | null;
  readonly version: number;
}

interface Services {
  readonly nodes: readonly Service[];
  readonly pageInfo: { readonly endCursor: string | null; readonly hasNextPage: boolean };
  readonly sums: { readonly count: number; readonly yearlyPrice: number };
}

const list = async (args = '', person = owner): Promise<Services> =>
  dataOf<{ shopServices: Services }>(
    await app.call(
      '/graphql',
      person,
      `{ shopServices${args} { nodes { id name state price serials startsOn nextBillingOn endsOn endWhenCancelled
         cancelledByName version } pageInfo { endCursor hasNextPage } sums { count yearlyPrice } } }`,
    ),
  ).shopServices;

const cancel = (
  { id, version }: Pick<Service, 'id' | 'version'>,
  endsOn: string,
  person = owner,
): Promise<Answer> =>
  app.call(
    '/graphql',
    person,
    `mutation($id: ID!, $version: Int!, $endsOn: Day!) {
       cancelShopService(id: $id, version: $version, endsOn: $endsOn) { isSuccess } }`,
    { id, version, endsOn },
  );

const renew = ({ id, version }: Pick<Service, 'id' | 'version'>, person = owner): Promise<Answer> =>
  app.call(
    '/graphql',
    person,
    'mutation($id: ID!, $version: Int!) { renewShopService(id: $id, version: $version) { isSuccess } }',
    { id, version },
  );

const only = async (args = ''): Promise<Service> => {
  const [service] = (await list(args)).nodes;
  if (!service) throw new Error('nothing is booked');
  return service;
};

const today = () => sellersDayOf(Date.now());
const noonOf = (day: string) => new Date(`${day}T12:00:00Z`);
const book = (lines = [recurringLine()], startsOn = addMonths(today(), -3)) =>
  bookServices(app, tenantId, lines, noonOf(startsOn));

describe('LIC-04: my services', () => {
  it('show what a completed order booked, until when, at what price, with the next billing', async () => {
    const startsOn = addMonths(today(), -3);
    await book([recurringLine({ quantity: 2, licenseKey: 'ABCDE-1' })], startsOn);
    const terms = { startsOn, billingIntervalMonths: 1, contractDurationMonths: 12, endsOn: null };
    expect(await only()).toMatchObject({
      name: 'Kassenbuch',
      state: 'running',
      price: 1_980,
      serials: ['ABCDE-1'],
      startsOn,
      endsOn: null,
      nextBillingOn: nextBillingOf(terms, today()),
      endWhenCancelled: endWhenCancelled(terms, today()),
    });
  });

  it('are summed over all pages, by the year', async () => {
    await book(['Archiv', 'Buch', 'Cockpit'].map((name) => recurringLine({ name })));
    const first = await list('(first: 2)');
    expect(first.nodes.map(({ name }) => name)).toEqual(['Archiv', 'Buch']);
    expect(first.sums).toEqual({ count: 3, yearlyPrice: 3 * 11_880 });
    const rest = await list(`(first: 2, after: "${first.pageInfo.endCursor}")`);
    expect(rest.nodes.map(({ name }) => name)).toEqual(['Cockpit']);
    expect(rest.pageInfo.hasNextPage).toBe(false);
  });

  it('are found by a piece of their name or key', async () => {
    await book([recurringLine({ name: 'Archiv' }), recurringLine({ name: 'Buch', licenseKey: 'QX-77' })]);
    expect((await list('(search: "arch")')).nodes.map(({ name }) => name)).toEqual(['Archiv']);
    expect((await list('(search: "qx-7")')).nodes.map(({ name }) => name)).toEqual(['Buch']);
  });

  it('are taken along as a file: what the list shows, on all its pages', async () => {
    const names = Array.from({ length: 120 }, (_, at) => `Dienst ${String(at).padStart(3, '0')}`);
    await book([...names.map((name) => recurringLine({ name })), recurringLine({ name: 'Archiv' })]);
    const exported = async (language: string, filter: object) => {
      const input = { source: 'shopServices', format: 'csv', language, filter: JSON.stringify(filter) };
      const query = 'mutation($input: ExportInput!) { startExport(input: $input) { id total } }';
      const { id, total } = dataOf<{ startExport: { id: string; total: number } }>(
        await app.call('/graphql/pos', owner, query, { input }),
      ).startExport;
      const text = await (await download(app, owner, `/api/exports/files/${id}`)).text();
      return {
        total,
        lines: text
          .replace(/^\uFEFF/, '')
          .split('\r\n')
          .slice(0, -1),
      };
    };
    const german = await exported('de', { search: 'dienst', isEnded: false });
    expect([german.total, german.lines.length]).toEqual([120, 121]);
    expect(german.lines[0]).toContain('Dienst;Kunde;Menge;Stand;Preis netto;Abrechnung alle … Monate');
    expect(german.lines.slice(1).map((line) => line.split(';')[0])).toEqual(names);
    const [, archive = ''] = (await exported('en', { search: 'archiv' })).lines;
    expect(archive.split(',').slice(0, 8)).toEqual([
      ...['Archiv', 'Café Nordlicht', '1', 'running', '9.90', '1', '118.80', addMonths(today(), -3)],
    ]);
    expect((await exported('en', { isEnded: true })).lines).toHaveLength(1);
  });

  it('are those of the own tenant: neither a seller nor a stranger sees, cancels or renews them', async () => {
    await book();
    const service = await only();
    const strangers = [await app.signIn('admin@demo.example'), await app.signIn('owner@demo.example')];
    for (const stranger of strangers) {
      expect((await list('', stranger)).nodes).toEqual([]);
      expect(errorOf(await cancel(service, service.endWhenCancelled, stranger))?.code).toBe('NOT_FOUND');
      expect(errorOf(await renew(service, stranger))?.code).toBe('NOT_FOUND');
    }
    const waiter = await app.signIn((await addPerson(app, tenantId, 'user')).email);
    expect(errorOf(await cancel(service, service.endWhenCancelled, waiter))?.code).toBe('FORBIDDEN');
  });
});

describe('LIC-04: a service is cancelled', () => {
  it('for the day that the person agreed to, and goes on until then', async () => {
    await book();
    const before = await only();
    dataOf(await cancel(before, before.endWhenCancelled));
    expect(await only()).toMatchObject({
      state: 'ending',
      endsOn: before.endWhenCancelled,
      cancelledByName: 'Toni Test',
      version: before.version + 1,
    });
    const { rows } = await app.owner.query(
      `select action, new_values from audit_log where tenant_id = $1 and entity = 'shopService'`,
      [tenantId],
    );
    expect(rows).toEqual([
      {
        action: 'cancel',
        new_values: { name: 'Kassenbuch', customer: 'Café Nordlicht', to: before.endWhenCancelled },
      },
    ]);
  });

  it('never for another day than the server reckons', async () => {
    await book();
    const service = await only();
    const earlier = addMonths(service.endWhenCancelled, -1);
    expect(errorOf(await cancel(service, earlier))).toMatchObject({
      code: 'CONFLICT',
      parameters: { endsOn: service.endWhenCancelled },
    });
    expect((await only()).endsOn).toBeNull();
  });

  it('once: who looked at an older version is told so', async () => {
    await book();
    const service = await only();
    dataOf(await cancel(service, service.endWhenCancelled));
    const codes = [
      errorOf(await cancel(service, service.endWhenCancelled))?.code,
      errorOf(await cancel(await only(), service.endWhenCancelled))?.code,
    ];
    expect(codes).toEqual(['CONFLICT', 'CONFLICT']);
  });

  it('and goes on as before when the cancellation is taken back', async () => {
    await book();
    const before = await only();
    dataOf(await cancel(before, before.endWhenCancelled));
    dataOf(await renew(await only()));
    expect(await only()).toEqual({ ...before, version: before.version + 2 });
    expect(errorOf(await renew(await only()))?.code).toBe('CONFLICT');
  });

  it('with the licence that was made for it, which goes on with it, too', async () => {
    await book();
    const { rows } = await app.owner.query(
      `with made as (insert into licences (serial, uid, tenant_id, app_name, app_type, licence_type, state, main_version,
           created_at, last_modified_at)
         values ($2, gen_random_uuid(), $1, 'Gastro', 'gastro', 'basic', 'active', 6, now(), now()) returning serial)
       insert into licence_fulfilments (order_id, line_id, piece, tenant_id, serial, done, at)
       select order_id, line_id, 1, tenant_id, serial, 'created', now() from shop_services, made where tenant_id = $1
       returning serial`,
      [tenantId, `KEY-${tenantId.toUpperCase()}`],
    );
    const endsAt = async () =>
      (await app.owner.query('select ends_at from licences where serial = $1', [rows[0].serial])).rows[0]
        .ends_at;
    const before = await only();
    dataOf(await cancel(before, before.endWhenCancelled));
    expect(sellersDayOf((await endsAt()).getTime())).toBe(before.endWhenCancelled);
    dataOf(await renew(await only()));
    expect(await endsAt()).toBeNull();
  });

  it('and is over once its day has come: it cannot be taken back any more', async () => {
    await book();
    await app.owner.query('update shop_services set ends_on = $1, cancelled_at = now()', [today()]);
    expect((await list()).nodes).toEqual([]);
    const service = await only('(isEnded: true)');
    expect(service).toMatchObject({ state: 'ended', nextBillingOn: null });
    expect(errorOf(await renew(service))?.code).toBe('CONFLICT');
  });
});
