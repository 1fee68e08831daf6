import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type OrganizationUnitInput,
  SaveOrganizationUnitDocument,
} from '../../kit/graphql/generated/general/graphql.ts';
import { generalApi, savedId } from '../../kit/graphql/index.ts';

/** Saves a unit and answers with its id; throws RequestError. */
export const useSaveUnit = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (unit: OrganizationUnitInput) =>
      savedId((await generalApi.request(SaveOrganizationUnitDocument, { unit })).saveOrganizationUnit),
    onSuccess: () => client.invalidateQueries({ queryKey: ['organizationUnits'] }),
  });
};
