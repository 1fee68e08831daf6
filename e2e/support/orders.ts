import type { Api } from './api.ts';

/** An order that stands. */
export interface PlacedOrder {
  readonly id: string;
  readonly number: string;
}

/** What is ordered, by the number that the article has in the catalogue. */
interface Wanted {
  readonly articleNr: string;
  readonly quantity?: number;
}

const address = {
  name: 'Gasthaus Lindenhof',
  nameAddition: '',
  address: 'Lindenstraße 3',
  additionalAddress: '',
  zipCode: '24103',
  city: 'Kiel',
  country: 'DE',
};

/** Orders as the checkout does: the sum is the server's own. */
export const placeOrder = async (
  api: Api,
  wanted: readonly Wanted[],
  { payment = { kind: 'invoice' } }: { readonly payment?: Readonly<Record<string, string>> } = {},
): Promise<PlacedOrder> => {
  const lines = await Promise.all(wanted.map((one) => lineOf(api, one)));
  const common = { lines, customerId: null, vatId: '', language: 'de' };
  const { previewShopOrder, shopTerms } = await api.ask<{
    previewShopOrder: { gross: number };
    shopTerms: { version: string };
  }>(
    '/graphql',
    'query ($order: OrderPreviewInput!) { previewShopOrder(order: $order) { gross } shopTerms(language: "de") { version } }',
    { order: { ...common, country: 'DE' } },
  );
  const order = {
    ...common,
    ...{ idempotencyKey: crypto.randomUUID(), projectId: null, payment, note: '' },
    ...{ billingAddress: address, deliveryAddress: address },
    ...{ termsVersion: shopTerms.version, expectedGross: previewShopOrder.gross },
  };
  const { placeShopOrder } = await api.ask<{ placeShopOrder: PlacedOrder }>(
    '/graphql',
    'mutation ($order: PlaceOrderInput!) { placeShopOrder(order: $order) { id number } }',
    { order },
  );
  return placeShopOrder;
};

async function lineOf({ ask }: Api, { articleNr, quantity = 1 }: Wanted) {
  const { shopCatalogue } = await ask<{
    shopCatalogue: { nodes: { id: number; articleNr: string; upgradeValue: number | null }[] };
  }>(
    '/graphql',
    'query ($search: String) { shopCatalogue(search: $search, first: 100) { nodes { id articleNr upgradeValue } } }',
    { search: articleNr },
  );
  const product = shopCatalogue.nodes.find((found) => found.articleNr === articleNr);
  if (!product) throw new Error(`the catalogue has no ${articleNr}`);
  const { id: shopNumber, upgradeValue } = product;
  const nothing = { licenseKey: '', comment: '', addOns: [], subProducts: [] };
  return { lineId: crypto.randomUUID(), shopNumber, quantity, upgradeValue, ...nothing };
}
