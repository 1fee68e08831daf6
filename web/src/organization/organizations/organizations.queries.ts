import { OrganizationsDocument } from '../../kit/graphql/generated/general/graphql.ts';
import { generalApi } from '../../kit/graphql/index.ts';
import { recordsQuery } from '../../kit/record-list/index.ts';

/** Pages of the list of organizations. */
export const organizationsQuery = recordsQuery(
  'organizations',
  async (variables) => (await generalApi.request(OrganizationsDocument, variables)).organizations,
);
