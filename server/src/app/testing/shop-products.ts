import { newId } from '../../kit/ids/index.ts';
import type { TestServer } from './test-app.ts';

/** A product of the vendor's catalogue; prices in cents. */
export interface TestProduct {
  readonly name?: string;
  readonly price?: number;
  readonly setupFee?: number;
  readonly viewType?: string;
  readonly functions?: string;
  readonly licenseRequired?: boolean;
  readonly upgradeValue?: number;
  readonly appType?: string;
  readonly licenceType?: string;
  readonly mainVersion?: number;
  readonly contractType?: string;
  readonly contractDurationMonths?: number;
  readonly appRegLevel?: number;
  readonly active?: boolean;
  readonly discount?: { readonly price: number; readonly from: Date; readonly until: Date };
  readonly addOns?: readonly number[];
  readonly subProducts?: readonly number[];
}

const vendor = `(select id from tenants where kind = 'vendor' limit 1)`;

/** Puts a product on sale; give what the test is about. Returns its shop number. */
export const addProduct = async (app: TestServer, given: TestProduct = {}): Promise<number> => {
  const { discount } = given;
  const { rows } = await app.owner.query<{ shop_number: number }>(
    `insert into shop_products (tenant_id, category_id, active, offered_at, view_type, contract_type, price, setup_fee,
       functions, license_required, upgrade_value, app_type, main_version, app_reg_level, discounted_price,
       discount_from, discount_until, name_de, name_en, licence_type, contract_duration_months, created_at,
       last_modified_at)
     values (${vendor}, $1, $2, '2020-01-01', $3, $18, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $15,
       $16, $17, now(), now())
     returning shop_number`,
    [
      await categoryOf(app),
      given.active ?? true,
      given.viewType ?? 'MainArticle',
      given.price ?? 1_000,
      given.setupFee ?? 0,
      given.functions ?? '',
      given.licenseRequired ?? false,
      given.upgradeValue ?? null,
      given.appType ?? null,
      given.mainVersion ?? null,
      given.appRegLevel ?? 0,
      discount?.price ?? null,
      discount?.from ?? null,
      discount?.until ?? null,
      given.name ?? 'Bondrucker',
      given.licenceType ?? null,
      given.contractDurationMonths ?? 0,
      given.contractType ?? 'OneTime',
    ],
  );
  const shopNumber = rows[0]?.shop_number ?? 0;
  await link(app, shopNumber, 'addOn', given.addOns);
  await link(app, shopNumber, 'subProduct', given.subProducts);
  return shopNumber;
};

async function categoryOf(app: TestServer): Promise<string> {
  const id = newId();
  const { rows } = await app.owner.query<{ id: string }>(
    `insert into shop_categories (id, tenant_id, slug, name_de, name_en, created_at, last_modified_at)
     values ($1, ${vendor}, 'for-tests', 'Test', 'Test', now(), now())
     on conflict (tenant_id, parent_id, slug) do update set position = 0 returning id`,
    [id],
  );
  return rows[0]?.id ?? id;
}

async function link(app: TestServer, shopNumber: number, kind: string, linked: readonly number[] = []) {
  for (const number of linked)
    await app.owner.query(
      'insert into shop_product_links (shop_number, kind, linked_number) values ($1, $2, $3)',
      [shopNumber, kind, number],
    );
}
