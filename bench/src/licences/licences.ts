import type { Figure } from '../kit/figure.ts';
import { webQuery } from '../kit/graphql.ts';
import { measureAtHalf } from '../kit/half-load.ts';
import { httpRequest } from '../kit/http-connection.ts';
import type { Benchmark, RunOptions } from '../kit/run.ts';
import { type Asking, type LicenceWorld, manyLicences, openLicenceWorld } from './licence-world.ts';

const name = 'licences';

/** One thing that people do; several requests of a kind are sent in turn. */
interface View {
  readonly what: string;
  readonly requests: readonly Buffer[];
}

export const licences: Benchmark = {
  name,
  about: 'A million licences: searches by a piece of key or customer, lists, checks of keys',
  run: async (options) => {
    const world = await openLicenceWorld(name, options.progress);
    try {
      const figures: Figure[] = [];
      for (const view of viewsOf(world)) figures.push(...(await measureView(world, view, options)));
      return figures;
    } finally {
      await world.close();
    }
  },
};

function viewsOf({ vendor, reseller, cafes }: LicenceWorld): readonly View[] {
  const list = (asking: Asking, variables: object) => ask(asking, 'Licences', { first: 25, ...variables });
  const searches = (asking: Asking) =>
    searchesOf(asking).map((search) => list(asking, { filter: { search }, sort: 'serial' }));
  const each = (make: (asking: Asking, licenseKey: string) => Buffer) =>
    cafes.flatMap((cafe) => cafe.keys.slice(0, 4).map((key) => make(cafe, key)));
  const sorts = ['serial', '-serial', 'customerName', '-lastModifiedAt'];
  return [
    { what: 'search, as the vendor', requests: searches(vendor) },
    { what: 'search, as a reseller', requests: searches(reseller) },
    { what: 'list, as the vendor', requests: sorts.map((sort) => list(vendor, { sort })) },
    { what: 'list, as a reseller', requests: sorts.map((sort) => list(reseller, { sort })) },
    { what: 'list, as a café', requests: cafes.map((cafe) => list(cafe, { sort: 'serial' })) },
    {
      what: 'check of a key',
      requests: [
        ...each((cafe, licenseKey) => ask(cafe, 'CheckUpdatePrice', { licenseKey, upgradeValue: 6 })),
        ...each((cafe, licenseKey) => ask(cafe, 'CheckReactivation', { licenseKey })),
        ...each((cafe, licenseKey) => ask(cafe, 'CheckAddOn', { licenseKey, productId: 301 })),
        ...each((cafe, licenseKey) => ask(cafe, 'CheckProLicence', { licenseKey })),
      ],
    },
  ];
}

function ask({ token }: Asking, operation: string, variables: object): Buffer {
  return httpRequest('/graphql', token, webQuery(operation, variables, 'general'));
}

/** Pieces of keys, mostly of their middle, and of customers: rare, middling and common words, short ones and none. */
function searchesOf({ keys }: Asking): string[] {
  return [
    ...keys.slice(0, 5).map((key) => key.slice(6, 11)),
    ...keys.slice(5, 7).map((key) => key.slice(2, 14)),
    ...keys.slice(7, 8).map((key) => key.slice(0, 3)),
    'linden',
    'müller',
    'hofladen anker',
    'hofladen anker 77',
    'zum anker 1234',
    'nordlicht 19',
    'ca',
    'nowhere at all',
  ];
}

async function measureView(
  { server }: LicenceWorld,
  { what, requests }: View,
  { isQuick, progress }: RunOptions,
): Promise<Figure[]> {
  const { saturation, p95 } = await measureAtHalf(server.port, requests, isQuick ? 2 : 10);
  progress(`${name}: ${what} ${saturation.toFixed(0)}/s, p95 ${p95.toFixed(1)} ms at half of that`);
  return [
    {
      bench: name,
      measured: { name: `${what}, requests`, value: saturation, unit: '/s' },
      note: `${manyLicences} licences of 10,000 tenants`,
    },
    {
      bench: name,
      measured: { name: `${what}, p95 at half of that`, value: p95, unit: 'ms' },
      limit: { of: 'measured', is: 'atMost', floor: 30 },
    },
  ];
}
