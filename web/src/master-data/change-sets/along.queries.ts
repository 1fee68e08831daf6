import { queryOptions } from '@tanstack/react-query';
import type { EntityName } from '@tresen/domain/kit/entities';
import {
  PreviewAlongDocument,
  SaveAlongDocument,
  type SaveAlongFactsFragment,
} from '../../kit/graphql/generated/pos/graphql.ts';
import { posApi } from '../../kit/graphql/index.ts';

/** A record, and those that change along with it. */
export type Alongside = SaveAlongFactsFragment;

/** What would change along with a record; asked anew each time. */
export const alongQuery = (entity: EntityName, record: object) =>
  queryOptions({
    queryKey: ['previewAlong', entity, record],
    queryFn: async () =>
      (await posApi.request(PreviewAlongDocument, alongVariables(entity, record))).previewAlong,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Saves a record with those that change along with it. @throws {RequestError} */
export const saveAlong = async (entity: EntityName, record: object, requestKey: string): Promise<Alongside> =>
  (await posApi.request(SaveAlongDocument, { ...alongVariables(entity, record), requestKey })).saveAlong;

function alongVariables(entity: EntityName, record: object) {
  return { entity, record: JSON.stringify(record) };
}
