import { queryOptions } from '@tanstack/react-query';
import { UnitsOfOrganizationDocument } from '../../kit/graphql/generated/general/graphql.ts';
import { generalApi } from '../../kit/graphql/index.ts';

/** All units, each with the organization that it belongs to. */
export const unitsQuery = queryOptions({
  queryKey: ['unitsOfOrganization'],
  queryFn: async () => (await generalApi.request(UnitsOfOrganizationDocument, {})).organizationUnits,
  meta: { topics: ['units'] },
});
