import type { Licence, SoughtVersion } from '@tresen/domain/fleet/licences';
import { upgradeValueOf } from '@tresen/domain/fleet/licences';
import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';

/** What an update or upgrade of a licence costs, and which levels it brings. */
export interface UpdateOffer {
  /** Cents, net. */
  readonly price: number;
  /** Bits of registration levels. */
  readonly regLevels: number;
}

/**
 * The offer for a licence: the price list knows what it costs from its version; where the list says nothing, it costs
 * what the catalogue's product says, if it names a price. Undefined where neither does.
 */
export const findUpdateOffer = async (
  tx: Tx,
  { appType, licenceType, mainVersion }: Licence,
  sought: SoughtVersion,
): Promise<UpdateOffer | undefined> => {
  const value = upgradeValueOf(sought);
  const { rows } = await sql<{ price: number | null; regLevels: number }>`
    select coalesce(l.price, nullif(p.price, 0)) as price, coalesce(p.app_reg_level, 0) as "regLevels"
    from (values (1)) as one
    left join licence_update_prices l on l.app_type = ${appType} and l.licence_type = ${licenceType}
      and l.upgrade_value = ${value} and l.from_version = ${mainVersion}
    left join lateral (select price, app_reg_level from shop_products where active and app_type = ${appType}
      and upgrade_value = ${value}
      and (${sought.isUpgrade} or licence_type is null or licence_type = ${licenceType})
      order by licence_type nulls last, shop_number limit 1) p on true`.execute(tx);
  const [offer] = rows;
  return offer && offer.price !== null ? { price: offer.price, regLevels: offer.regLevels } : undefined;
};
