import { newId } from '../../kit/ids/index.ts';
import { type Answer, dataOf, type TestServer } from './test-app.ts';

/** A line as the browser sends it; give the product and what the test is about. */
export const orderedLine = (shopNumber: number, given: Record<string, unknown> = {}) => ({
  lineId: newId(),
  shopNumber,
  quantity: 1,
  licenseKey: '',
  comment: '',
  upgradeValue: null,
  addOns: [],
  subProducts: [],
  ...given,
});
type SentLine = ReturnType<typeof orderedLine>;

/** A complete address in Hamburg. */
export const testAddress = {
  name: 'Gasthaus Lindenhof',
  nameAddition: '',
  address: 'Hafenstraße 1',
  additionalAddress: '',
  zipCode: '20457',
  city: 'Hamburg',
  country: 'DE',
};

export interface TestPreview {
  readonly lines: readonly { readonly lineId: string; readonly total: number; readonly quantity: number }[];
  readonly net: number;
  readonly vatRate: number;
  readonly vatReason: string;
  readonly tax: number;
  readonly gross: number;
  readonly faults: readonly { readonly lineId: string; readonly code: string; readonly name: string }[];
  readonly obstacles: readonly string[];
}

/** What the server makes of lines. */
export const preview = async (
  app: TestServer,
  token: string,
  lines: readonly SentLine[],
  given: Record<string, unknown> = {},
): Promise<TestPreview> => {
  const order = { lines, customerId: null, country: 'DE', vatId: '', language: 'de', ...given };
  const answer = await app.call(
    '/graphql',
    token,
    `query ($order: OrderPreviewInput!) { previewShopOrder(order: $order) {
      lines { lineId total quantity } net vatRate vatReason tax gross faults { lineId code name } obstacles } }`,
    { order },
  );
  return dataOf<{ previewShopOrder: TestPreview }>(answer).previewShopOrder;
};

/** An order as the checkout sends it, of the sum that the person saw. */
export const orderOf = (lines: readonly SentLine[], expectedGross: number) => ({
  idempotencyKey: newId(),
  projectId: null as string | null,
  lines,
  customerId: null as string | null,
  billingAddress: testAddress,
  deliveryAddress: testAddress,
  payment: { kind: 'invoice' } as Record<string, unknown>,
  vatId: '',
  termsVersion: '2026-11',
  expectedGross,
  note: '',
  language: 'de',
});

/** Sends an order. */
export const sendOrder = (app: TestServer, token: string, order: Record<string, unknown>): Promise<Answer> =>
  app.call(
    '/graphql',
    token,
    'mutation ($order: PlaceOrderInput!) { placeShopOrder(order: $order) { id number gross } }',
    { order },
  );

export interface TestPlaced {
  readonly id: string;
  readonly number: string;
  readonly gross: number;
}

export const placedOf = (answer: Answer): TestPlaced =>
  dataOf<{ placeShopOrder: TestPlaced }>(answer).placeShopOrder;
