import type { Country } from '@tresen/domain/kit/countries';
import { standardVatsOf } from '@tresen/domain/master-data/vats';
import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import type { Tx } from '../../kit/db/pools.ts';
import { newId } from '../../kit/ids/index.ts';
import { insertRecords, takeChanges, writingOf } from '../../kit/records/index.ts';
import { vatSource } from './vat-source.ts';
import { findSharedVats, joinVat, markStandard } from './vats.store.ts';

/** A branch that needs the rates of its country. */
export interface NewBranch {
  readonly unitId: string;
  readonly country: Country;
}

/**
 * Gives a branch the three standard rates of its country, in the transaction that makes it (VAT-03, decisions VAT-06).
 * Branches of one country share them, so that an article of both has one rate.
 */
export const joinStandardVats = async (ctx: Ctx, tx: Tx, { unitId, country }: NewBranch): Promise<void> => {
  const tenantId = tenantOf(ctx);
  const rates = standardVatsOf(country, new Date(ctx.now()).toISOString().slice(0, 10));
  const beforeSeq = (await takeChanges(tx, tenantId, rates.length)) - rates.length;
  const shared = new Map((await findSharedVats(tx, rates)).map((found) => [found.key, found]));
  const made: string[] = [];
  for (const [index, values] of rates.entries()) {
    const found = shared.get(values.key);
    if (found) {
      if (found.unitIds !== null) await joinVat(tx, found.id, unitId, beforeSeq + index + 1);
      continue;
    }
    const draft = { id: newId(), values, unitIds: [unitId], isActive: true };
    await insertRecords(tx, vatSource, [draft], writingOf(ctx, tenantId, beforeSeq + index));
    made.push(draft.id);
  }
  await markStandard(tx, made);
};
