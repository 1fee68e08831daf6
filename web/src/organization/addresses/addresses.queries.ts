import { OrganizationAddressesDocument } from '../../kit/graphql/generated/general/graphql.ts';
import { generalApi } from '../../kit/graphql/index.ts';
import { recordsQuery } from '../../kit/record-list/index.ts';

/** Pages of the list of addresses. */
export const addressesQuery = recordsQuery(
  'organizationAddresses',
  async (variables) =>
    (await generalApi.request(OrganizationAddressesDocument, variables)).organizationAddresses,
);
