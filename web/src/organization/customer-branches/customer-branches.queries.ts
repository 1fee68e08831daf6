import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  CreateCustomerBranchDocument,
  type CustomerBranchInput,
  CustomerOrganizationDocument,
  type CustomerOrganizationQuery,
  CustomerTenantsDocument,
  type CustomerTenantsQuery,
} from '../../kit/graphql/generated/general/graphql.ts';
import {
  ApproveCustomerRegisterDocument,
  type CustomerRegisterInput,
} from '../../kit/graphql/generated/pos/graphql.ts';
import { generalApi, posApi } from '../../kit/graphql/index.ts';

export type CustomerTenant = CustomerTenantsQuery['customerTenants']['nodes'][number];
export type CustomerBranch = CustomerOrganizationQuery['customerOrganization']['branches'][number];

/** The companies that name the own one as their reseller, by name, fifty at a time. */
export const customerTenantsQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: ['customerTenants', search],
    queryFn: async ({ pageParam, signal }) =>
      (await generalApi.request(CustomerTenantsDocument, { search, after: pageParam }, signal))
        .customerTenants,
    initialPageParam: null as string | null,
    getNextPageParam: ({ pageInfo }) => (pageInfo.hasNextPage ? pageInfo.endCursor : null),
  });

/** One of them, with its branches. */
export const customerOrganizationQuery = (tenantId: string) =>
  queryOptions({
    queryKey: ['customerTenants', 'one', tenantId],
    queryFn: async ({ signal }) =>
      (await generalApi.request(CustomerOrganizationDocument, { tenantId }, signal)).customerOrganization,
  });

export const useCreateBranch = (tenantId: string) =>
  useMutation({
    mutationFn: (branch: CustomerBranchInput) =>
      generalApi.request(CreateCustomerBranchDocument, { tenantId, branch }),
    onSuccess: useRefresh(),
  });

export const useLinkRegister = (tenantId: string) =>
  useMutation({
    mutationFn: (register: CustomerRegisterInput) =>
      posApi.request(ApproveCustomerRegisterDocument, { tenantId, register }),
    onSuccess: useRefresh(),
  });

function useRefresh() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['customerTenants'] });
}
