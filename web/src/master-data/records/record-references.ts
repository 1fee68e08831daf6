import { type Condition, type EntityName, entityNames } from '@tresen/domain/kit/entities';
import { kinds, kindWords } from '@tresen/domain/master-data/kinds';
import type { ReferenceSource } from '../../kit/form/index.ts';
import { CategoryNamesDocument } from '../../kit/graphql/generated/pos/graphql.ts';
import { nameDocuments } from '../../kit/graphql/generated/records/documents.ts';
import { type ApiDocument, generalApi, posApi } from '../../kit/graphql/index.ts';
import { type RecordReferences, referredKind } from '../../kit/record-form/index.ts';
import { categoryPath, recordPaths } from './record-paths.ts';
import { withBranches } from './twin-branches.ts';

/** Records that a search for one shows; further ones come when more is typed. */
const first = 20;

interface Named {
  readonly id: string;
  readonly name: string;
  readonly unitIds?: readonly string[] | null;
}

/** Documents of one field each, whatever it is called: `printers`, `printer`. */
interface NameDocuments {
  readonly many: ApiDocument<Readonly<Record<string, { readonly nodes: readonly Named[] }>>, never>;
  readonly one: ApiDocument<Readonly<Record<string, { readonly name: string } | null>>, never>;
}

/** Where each kind of record is searched that others refer to, what it is called, and where it is made and seen. */
export const recordReferences = Object.fromEntries(
  entityNames.map((name) => [name, referencesTo(name)]),
) as unknown as Readonly<Record<EntityName, RecordReferences>>;

/** Where a main category is chosen. */
export const mainCategories: ReferenceSource = {
  ...categories('category main', [{ field: 'parentId', is: 'empty', values: [] }]),
  newPath: categoryPath('new', 'main'),
};

/** Where a subcategory of a main category is chosen; of any, while none is. */
export const subcategoriesOf = (parentId: string | null): ReferenceSource => ({
  ...categories(
    `category of ${parentId}`,
    parentId === null
      ? [{ field: 'parentId', is: 'notEmpty', values: [] }]
      : [{ field: 'parentId', is: 'is', values: [parentId] }],
  ),
  newPath: `${categoryPath('new', 'sub')}${parentId === null ? '' : `?parent=${parentId}`}`,
});

function referencesTo(name: EntityName): RecordReferences {
  const entity = kinds[name];
  const { many, one }: NameDocuments = nameDocuments[name];
  const { list, pathOf } = recordPaths[name];
  const client = entity.isSynced ? posApi : generalApi;
  return {
    key: name,
    search: async (search) => {
      const [found] = Object.values(await client.request(many, { search, first } as never));
      const nodes = found?.nodes ?? [];
      return entity.isSynced ? withBranches(nodes) : nodes;
    },
    nameOf: async (id) => Object.values(await client.request(one, { id } as never))[0]?.name ?? null,
    newPath: pathOf('new'),
    pathOf: (id) => pathOf(id),
    kind: referredKind({ entity, words: kindWords[name], listPath: list }),
  };
}

function categories(key: string, conditions: readonly Condition[]): ReferenceSource {
  return {
    key,
    search: async (search) =>
      withBranches(
        (await posApi.request(CategoryNamesDocument, { search, first, conditions: [...conditions] }))
          .categories.nodes,
      ),
    pathOf: (id) => recordPaths.category.pathOf(id),
  };
}
