import type pg from 'pg';
import { createTokenSigner } from '../kit/access-tokens.ts';
import { type FreshServer, openWorld } from '../kit/fresh-server.ts';
import { untilServed } from '../kit/graphql.ts';
import { makeTenant } from '../kit/tenants.ts';

export const manyProducts = 10_000;

/** A server whose shop sells ten thousand products. */
export interface CatalogueWorld extends FreshServer {
  /** Access token of somebody who buys. */
  readonly token: string;
  /** Numbers of products, over the whole catalogue. */
  readonly numbers: readonly number[];
  close(): Promise<void>;
}

const words = {
  first: 'Kompakt,Robust,Leise,Schnell,Mobil,Standard,Premium,Küche,Theke,Größe',
  second: 'Serie A,Serie B,Serie C,Plus,Pro,Mini,Maxi,Duo,Eco,Classic',
};

/** The demo's products again and again: other names, numbers and prices, at the same places, with the same texts. */
const insertProducts = `
  insert into shop_products (tenant_id, category_id, position, active, offered_at, type, view_type, contract_type,
    contract_duration_months, billing_interval_months, article_nr, article_ean, price, setup_fee, name_de, name_en,
    short_description_de, short_description_en, long_description_de, long_description_en, image_urls, functions,
    license_required, app_reg_level, app_type, app_name, licence_type, main_version, upgrade_value,
    discounted_price, discount_from, discount_until, created_at, last_modified_at)
  select p.tenant_id, p.category_id, i, true, now() - interval '1 minute' * i, p.type, p.view_type, p.contract_type,
    p.contract_duration_months, p.billing_interval_months, p.article_nr || '-' || i, '', 1000 + i * 37 % 90000,
    p.setup_fee, p.name_de || ' ' || one || ' ' || two || ' ' || i, p.name_en || ' ' || one || ' ' || two || ' ' || i,
    p.short_description_de, p.short_description_en, repeat(p.long_description_de, 5), repeat(p.long_description_en, 5),
    p.image_urls, p.functions, p.license_required, p.app_reg_level, p.app_type, p.app_name, p.licence_type,
    p.main_version, p.upgrade_value, case when i % 20 = 0 then 900 end, now() - interval '1 day',
    now() + interval '1 day', now(), now()
  from generate_series(1, $1::int) i
  cross join lateral (select (${arrayOf(words.first)})[1 + i % 10] as one,
    (${arrayOf(words.second)})[1 + i / 10 % 10] as two) named
  join lateral (select s.* from (select *, row_number() over (order by shop_number) as place, count(*) over () as many
    from shop_products where active and price > 0) s where s.place = 1 + i % s.many) p on true`;

/** What is offered along with each: five others. */
const insertLinks = `
  insert into shop_product_links (shop_number, kind, linked_number, position)
  select p.shop_number, (array['addOn', 'crossSelling'])[1 + n % 2], p.shop_number - n, n
  from shop_products p cross join generate_series(1, 5) n
  where p.shop_number - n in (select shop_number from shop_products)
  on conflict do nothing`;

/** Starts a server on the catalogue, in a folder of the benchmark's own that is gone afterwards. */
export const openCatalogueWorld = async (
  name: string,
  progress: (line: string) => void,
): Promise<CatalogueWorld> => {
  return openWorld(name, async ({ server, owner }) => {
    await plant(owner, progress);
    const { owner: buyer } = await makeTenant(owner, 'Buyer', { branches: 1, registers: 1 });
    const token = (await createTokenSigner(owner, server)).tokenOf(buyer);
    await untilServed(server.port, token);
    const { rows } = await owner.query(
      'select shop_number from shop_products where active order by shop_number % 97, shop_number limit 100',
    );
    return { token, numbers: rows.map(({ shop_number }) => shop_number) };
  });
};

function arrayOf(list: string): string {
  return `array['${list.split(',').join("','")}']`;
}

async function plant(owner: pg.Client, progress: (line: string) => void): Promise<void> {
  await owner.query('set synchronous_commit = off');
  const { rows } = await owner.query('select count(*)::int as count from shop_products');
  await owner.query(insertProducts, [manyProducts - rows[0].count]);
  await owner.query(insertLinks);
  await owner.query('vacuum analyze shop_products, shop_product_links, shop_categories');
  await owner.query('checkpoint');
  progress(`${manyProducts} products stored`);
}
