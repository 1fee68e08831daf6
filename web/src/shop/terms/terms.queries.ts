import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { TermsInput } from '@tresen/domain/shop/terms';
import {
  EditedTermsDocument,
  type EditedTermsQuery,
  PublishTermsDocument,
} from '../../kit/graphql/generated/general/graphql.ts';
import { generalApi } from '../../kit/graphql/index.ts';

export type EditedTerms = EditedTermsQuery;

/** The terms in force, in both languages. */
export const editedTermsQuery = queryOptions({
  queryKey: ['shopTerms', 'edited'],
  queryFn: () => generalApi.request(EditedTermsDocument, {}),
});

/** Publishes; answers the name of the version. */
export const usePublishTerms = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (input: TermsInput) =>
      (await generalApi.request(PublishTermsDocument, input)).publishShopTerms.modelId ?? '',
    onSuccess: () => client.invalidateQueries({ queryKey: ['shopTerms'] }),
  });
};
