import type { Figure } from '../kit/figure.ts';
import { webQuery } from '../kit/graphql.ts';
import { measureAtHalf } from '../kit/half-load.ts';
import { httpRequest } from '../kit/http-connection.ts';
import type { Benchmark, RunOptions } from '../kit/run.ts';
import { type CatalogueWorld, manyProducts, openCatalogueWorld } from './catalogue-world.ts';

const name = 'catalogue';

/** One way of looking at the shop; several requests of a kind are sent in turn. */
interface View {
  readonly what: string;
  readonly requests: readonly Buffer[];
}

const language = 'de';
const searches = ['drucker', 'tischplan pro', 'kuechen', 'serie b 77', 'th-p80', 'Größe', 'xyz', 'ki'];
const paths = [
  ['hardware'],
  ['hardware', 'printers'],
  ['software', 'add-ons', 'gastro'],
  ['accessories', 'paper'],
];

export const catalogue: Benchmark = {
  name,
  about: 'A shop of 10,000 products: whole shop, category, search, filter, product',
  run: async (options) => {
    const world = await openCatalogueWorld(name, options.progress);
    try {
      const figures: Figure[] = [];
      for (const view of viewsOf(world)) figures.push(...(await measureView(world, view, options)));
      return figures;
    } finally {
      await world.close();
    }
  },
};

function viewsOf({ token, numbers }: CatalogueWorld): readonly View[] {
  const request = (operation: string, variables: object): Buffer =>
    httpRequest('/graphql', token, webQuery(operation, { language, ...variables }, 'general'));
  // As the pages ask: with the count and with what each filter would find.
  const page = (variables: object) => request('ShopCatalogue', { categoryPath: [], first: 24, ...variables });
  return [
    { what: 'whole shop', requests: [page({})] },
    { what: 'category', requests: paths.map((categoryPath) => page({ categoryPath })) },
    { what: 'search', requests: searches.map((search) => page({ search })) },
    {
      what: 'filter and order',
      requests: [
        page({ filter: { types: ['printer', 'paper'] }, order: 'PRICE_UP' }),
        page({ filter: { appTypes: ['gastro'], contractTypes: ['Recurring'] }, order: 'NAME' }),
        page({ filter: { priceFrom: 100, priceTo: 300 }, order: 'PRICE_DOWN' }),
        page({ filter: { isDiscounted: true }, order: 'NEWEST' }),
      ],
    },
    { what: 'product', requests: numbers.slice(0, 20).map((id) => request('ShopProduct', { id })) },
    { what: 'categories', requests: [request('ShopCategories', {})] },
  ];
}

async function measureView(
  { server }: CatalogueWorld,
  { what, requests }: View,
  { isQuick, progress }: RunOptions,
): Promise<Figure[]> {
  const { saturation, p95 } = await measureAtHalf(server.port, requests, isQuick ? 2 : 10);
  progress(`${name}: ${what} ${saturation.toFixed(0)}/s, p95 ${p95.toFixed(1)} ms at half of that`);
  return [
    {
      bench: name,
      measured: { name: `${what}, requests`, value: saturation, unit: '/s' },
      note: `${manyProducts} products, with count and filters as the web app asks`,
    },
    {
      bench: name,
      measured: { name: `${what}, p95 at half of that`, value: p95, unit: 'ms' },
      limit: { of: 'measured', is: 'atMost', floor: 30 },
    },
  ];
}
