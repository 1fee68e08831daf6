import type { Approver } from '../link/index.ts';
import { askGraphql } from '../protocol/index.ts';
import { readSetting, writeSetting } from '../store/index.ts';
import { demoSeller } from './demo-organizations.ts';
import type { LinkedDemoRegister } from './link-demo.ts';
import { ensureRecord, saveRecord } from './save-record.ts';

/** Noted in the store of the demo's first register, so that nothing is ordered twice. */
const ordered = 'demoOrders';

type Line = Readonly<{ articleNr: string; quantity: number }>;
type Step = Readonly<{ status: 'inProgress' | 'waitingForResponse' | 'completed'; reason: string }>;

/** What the inn ordered, by the catalogue's numbers, and what its reseller made of it. */
const demoOrders: readonly Readonly<{ lines: readonly Line[]; steps: readonly Step[] }>[] = [
  {
    lines: [
      { articleNr: 'TR-6-GB', quantity: 1 },
      { articleNr: 'TH-P80', quantity: 1 },
    ],
    steps: [
      { status: 'inProgress', reason: '' },
      { status: 'completed', reason: 'Der Drucker ist unterwegs. Viel Freude damit!' },
    ],
  },
  {
    lines: [{ articleNr: 'TH-P80', quantity: 2 }],
    steps: [{ status: 'waitingForResponse', reason: 'Für welche Papierbreite: 58 mm oder 80 mm?' }],
  },
  { lines: [{ articleNr: 'TZ-902', quantity: 4 }], steps: [] },
];

type Product = Readonly<{ id: number; articleNr: string; upgradeValue: number | null }>;

const address = {
  name: 'Gasthaus Lindenhof GmbH',
  nameAddition: 'Buchhaltung',
  address: 'Lindenstraße 12',
  additionalAddress: '',
  zipCode: '80331',
  city: 'München',
  country: 'DE',
};

const productsQuery = `query($search: String) {
  shopCatalogue(search: $search, first: 100) { nodes { id articleNr upgradeValue } }
}`;
const previewQuery = `query($order: OrderPreviewInput!) {
  previewShopOrder(order: $order) { gross } shopTerms(language: "de") { version }
}`;
const placeMutation = `mutation($order: PlaceOrderInput!) { placeShopOrder(order: $order) { id } }`;
const stepMutation = `mutation($id: ID!, $version: Int!, $status: ShopOrderStatus!, $reason: String!) {
  setShopOrderStatus(id: $id, version: $version, status: $status, reason: $reason) { isSuccess }
}`;
const organizationQuery = 'query { organizations(first: 1) { nodes { id version name country } } }';

/** Some orders of the inn, in several states, as its owner and its reseller would make them; once. */
export async function orderDemo(
  { store }: LinkedDemoRegister,
  owner: Approver,
  reseller: Approver,
): Promise<void> {
  if (readSetting(store, ordered)) return;
  await presentSeller(reseller);
  for (const { lines, steps } of demoOrders) {
    const id = await place(owner, lines);
    if (id === undefined) continue;
    for (const [index, step] of steps.entries())
      await askGraphql(shopOf(reseller), stepMutation, { id, version: index + 1, ...step });
  }
  writeSetting(store, ordered, true);
}

/** Says where the reseller is and where money goes: its papers are headed with it. */
async function presentSeller(reseller: Approver): Promise<void> {
  const { organizations } = await askGraphql<{
    organizations: {
      nodes: readonly Readonly<{ id: string; version: number; name: string; country: string }>[];
    };
  }>(shopOf(reseller), organizationQuery);
  const [organization] = organizations.nodes;
  if (organization) await saveRecord(reseller, 'organization', { ...organization, ...demoSeller.values });
  await ensureRecord(reseller, 'company', demoSeller.company);
}

/** Orders what of the lines the catalogue has; undefined where it has none of them. */
async function place(person: Approver, wanted: readonly Line[]): Promise<string | undefined> {
  const lines = (await Promise.all(wanted.map((line) => lineOf(person, line)))).flat();
  if (lines.length === 0) return undefined;
  const common = { lines, customerId: null, vatId: '', language: 'de' };
  const { previewShopOrder, shopTerms } = await askGraphql<{
    previewShopOrder: { gross: number };
    shopTerms: Readonly<{ version: string }> | null;
  }>(shopOf(person), previewQuery, { order: { ...common, country: 'DE' } });
  const order = {
    ...common,
    idempotencyKey: crypto.randomUUID(),
    projectId: null,
    billingAddress: address,
    deliveryAddress: address,
    payment: { kind: 'invoice' },
    termsVersion: shopTerms?.version ?? '',
    expectedGross: previewShopOrder.gross,
    note: '',
  };
  const { placeShopOrder } = await askGraphql<{ placeShopOrder: { id: string } }>(
    shopOf(person),
    placeMutation,
    { order },
  );
  return placeShopOrder.id;
}

async function lineOf(person: Approver, { articleNr, quantity }: Line) {
  const { shopCatalogue } = await askGraphql<{ shopCatalogue: { nodes: readonly Product[] } }>(
    shopOf(person),
    productsQuery,
    { search: articleNr },
  );
  const product = shopCatalogue.nodes.find((found) => found.articleNr === articleNr);
  if (!product) return [];
  const { id: shopNumber, upgradeValue } = product;
  const nothing = { licenseKey: '', comment: '', addOns: [], subProducts: [] };
  return [{ lineId: crypto.randomUUID(), shopNumber, quantity, upgradeValue, ...nothing }];
}

function shopOf(person: Approver) {
  return { ...person, endpoint: '/graphql' } as const;
}
