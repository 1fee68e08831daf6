import { shopLanguageOf } from '@tresen/domain/shop/products';
import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import { type Database, inSystem, inTenant } from '../../kit/db/pools.ts';
import { readTerms, type ShopTerms, writeTerms } from './terms.store.ts';

/** The terms that apply now; undefined where the vendor has not written any, and nothing can be ordered. */
export const currentTerms = (ctx: Ctx, language: string | null | undefined): Promise<ShopTerms | undefined> =>
  inTenant(ctx.db, tenantOf(ctx), (tx) => readTerms(tx, shopLanguageOf(language), new Date(ctx.now())));

/** Puts terms in force; a version that is there stays as it is. */
export const publishTerms = (db: Database, terms: readonly ShopTerms[]): Promise<void> =>
  inSystem(db, (tx) => writeTerms(tx, terms));
