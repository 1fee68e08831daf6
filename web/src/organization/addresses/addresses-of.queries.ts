import { queryOptions } from '@tanstack/react-query';
import { AddressesOfDocument, type AddressesOfQuery } from '../../kit/graphql/generated/general/graphql.ts';
import { generalApi } from '../../kit/graphql/index.ts';

export type OwnedAddress = AddressesOfQuery['organizationAddresses']['nodes'][number];

/** The addresses of an organization, by name. */
export const addressesOfQuery = (organizationId: string) =>
  queryOptions({
    queryKey: ['addressesOf', organizationId],
    queryFn: async () => {
      const conditions = [{ field: 'organizationId', is: 'is', values: [organizationId] }];
      const answer = await generalApi.request(AddressesOfDocument, { filter: { conditions } });
      return answer.organizationAddresses;
    },
    meta: { topics: ['masterData'] },
  });
