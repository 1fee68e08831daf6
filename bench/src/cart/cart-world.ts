import { openApprover } from '@tresen/register';
import { type FreshServer, openWorld } from '../kit/fresh-server.ts';
import { demoPassword } from '../kit/server.ts';

/** Whose cart it is. */
export const cartOwner = 'owner@demo.example';

/** A fresh server, and the cart of one person, as it is saved. */
export interface CartWorld extends FreshServer {
  readonly token: string;
  readonly userId: string;
  /** JSON of the specification's cart. */
  readonly cart: string;
  close(): Promise<void>;
}

export const openCartWorld = (name: string, lines: number): Promise<CartWorld> =>
  openWorld(name, async ({ server, owner }) => {
    const { token } = await openApprover(`http://localhost:${server.port}`, cartOwner, demoPassword);
    const { rows } = await owner.query('select id from users where email = $1', [cartOwner]);
    return { token, cart: cartOf(lines), userId: rows[0].id };
  });

function cartOf(lines: number): string {
  return JSON.stringify({
    products: Array.from({ length: lines }, (_, index) => line(index + 1)),
    ...{ resellerDiscount: 0, totalPrice: 0, resellerDiscPrice: 0 },
  });
}

/** Every fourth line has a licence key, every other one two add-ons. */
function line(number: number) {
  return {
    ...product(number),
    ...{ lineId: `line-${number}`, quantity: 1, licenseRequired: number % 4 === 0 },
    ...{ licenseKey: number % 4 === 0 ? `KEY-${number}` : '', licenceFixed: false, licenceMessage: '' },
    ...{ customerLicences: [], customerId: null, comment: '', upgradeValue: null },
    selectedAddOns: number % 2 === 0 ? [product(1_000), product(1_001)] : [],
    ...{ selectedSubProducts: [], selectedCrossSellingProducts: [] },
  };
}

function product(id: number) {
  return {
    ...{ id, articleName: `Gastro Basic, Position ${id}`, active: true, type: 'edition' },
    ...{ viewType: 'MainArticle', contractType: 'OneTime', contractDurationMonths: 0 },
    ...{ billingIntervalMonths: 0, articleNr: `G-${id}`, articlePrice: 199.5, setupFee: 5 },
    ...{ articleEan: '2900000001012', appRegLevel: 0, longDescription: '', importantNotice: '' },
    shortDescription: 'Die Kasse für Café, Bar und Imbiss: schnell gebucht, sauber abgerechnet.',
    imageUrls: ['/shop/edition-gastro-basic.svg', '/shop/edition-gastro-basic-2.svg'],
    ...{ discountedPrice: 149.5, functions: '', shopDiscount: null },
  };
}
