import { type Entity, type EntityWords, entityPlurals } from '@tresen/domain/kit/entities';
import { type ApiDocument, generalApi, posApi } from '../../kit/graphql/index.ts';
import type { Language } from '../../kit/i18n/index.ts';
import {
  defineRecordKind,
  type PlainWords,
  type RecordKind,
  recordApi,
} from '../../kit/record-form/index.ts';
import { type RecordConnection, type RecordVariables, recordsQuery } from '../../kit/record-list/index.ts';
import { recordHistory } from './record-history.ts';
import { recordPaths } from './record-paths.ts';

/** A page of a list, whatever its field is called: `printers`. */
type ListDocument<Row> = ApiDocument<Readonly<Record<string, RecordConnection<Row>>>, RecordVariables>;

type Documents<Row> = Parameters<typeof recordApi>[0]['documents'] & { readonly list: ListDocument<Row> };

/** A kind of record with the pages of its list. */
export interface ListedRecordKind<E extends Entity, Row> extends RecordKind {
  readonly entity: E;
  readonly words: Readonly<Record<Language, EntityWords & PlainWords>>;
  readonly query: ReturnType<typeof recordsQuery<Row>>;
}

/** What does not follow from the entity and its documents. */
type Special = Pick<RecordKind, 'AlongDialog' | 'actions' | 'neverIn'>;

interface Description<E extends Entity, Row> extends Special {
  readonly entity: E;
  readonly words: Readonly<Record<Language, EntityWords<E>>>;
  /** Those that `tools/codegen` writes (`kit/graphql/generated/records`). */
  readonly documents: Documents<Row>;
}

/** Describes a kind of record to its screens: paths, history and where it answers follow from the entity. */
export const defineKind = <E extends Entity, Row>(
  description: Description<E, Row>,
): ListedRecordKind<E, Row> => {
  const { documents, ...kind } = description;
  const { entity } = kind;
  const { list: listPath, pathOf } = recordPaths[entity.name];
  const client = entity.isSynced ? posApi : generalApi;
  return {
    ...defineRecordKind({
      ...kind,
      listPath,
      pathOf,
      api: recordApi({ entity, documents, history: recordHistory, client }),
    }),
    entity,
    // Words of one kind's fields are words of any kind's: screens look them up by name.
    words: kind.words as unknown as ListedRecordKind<E, Row>['words'],
    query: recordsQuery(entityPlurals[entity.name], async (variables) => {
      const [page] = Object.values(await client.request(documents.list, variables));
      return page as RecordConnection<Row>;
    }),
  };
};
