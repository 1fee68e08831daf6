import type { Approver } from '../link/index.ts';
import { askGraphql } from '../protocol/index.ts';
import { readLinkedRegister, readSetting, writeSetting } from '../store/index.ts';
import type { LinkedDemoRegister } from './link-demo.ts';

/** Noted in the store of the branch's first register, so that nothing comes back that somebody deletes later. */
const described = 'demoAllergens';

/** By PLU: what guests ask for since the menu was printed. */
const allergens: Readonly<Record<string, string>> = {
  302: 'Gluten, Eier, Milch',
  303: 'Gluten, Eier, Milch, Zwiebeln',
  401: 'Gluten, Milch, kann Nüsse enthalten',
};

type Dishes = Readonly<{
  articles: Readonly<{ nodes: readonly Readonly<{ id: string; plu: string | null }>[] }>;
}>;
const dishesOfBranch = `query($filter: RecordFilterInput) {
  articles(filter: $filter, first: 100) { nodes { id plu } }
}`;
// With an id, what is absent stays as it is.
const describe = 'mutation($article: ArticleInput!) { saved: saveArticle(article: $article) { isSuccess } }';

/** True for a branch whose dishes have had their allergens. */
export const isDescribed = ({ store }: LinkedDemoRegister): boolean => readSetting(store, described) === true;

/** Writes allergens at some dishes of a branch, once: the last changes, which a register that is lost does not have. */
export async function describeDishes({ store }: LinkedDemoRegister, approver: Approver): Promise<void> {
  const unitId = readLinkedRegister(store)?.unitId;
  if (unitId === undefined) return;
  const target = { ...approver, endpoint: '/graphql/pos' } as const;
  const { articles } = await askGraphql<Dishes>(target, dishesOfBranch, { filter: { unitIds: [unitId] } });
  for (const { id, plu } of articles.nodes) {
    const longDescription = allergens[plu ?? ''];
    if (longDescription) await askGraphql(target, describe, { article: { id, longDescription } });
  }
  writeSetting(store, described, true);
}
