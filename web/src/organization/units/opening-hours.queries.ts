import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type OpeningHoursChangeInput,
  OpeningHoursOfUnitsDocument,
  type OpeningHoursOfUnitsQuery,
  SetOpeningHoursDocument,
} from '../../kit/graphql/generated/general/graphql.ts';
import { generalApi, savedId } from '../../kit/graphql/index.ts';

/** A unit with its opening hours. */
export type UnitWithHours = OpeningHoursOfUnitsQuery['organizationUnits'][number];

/** When each unit of the tenant is open. */
export const openingHoursQuery = queryOptions({
  queryKey: ['organizationUnits', 'openingHours'],
  queryFn: async () => (await generalApi.request(OpeningHoursOfUnitsDocument, {})).organizationUnits,
  meta: { topics: ['units'] },
});

/** Gives units opening hours, all of them or none; throws RequestError. */
export const useSetOpeningHours = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (changes: OpeningHoursChangeInput[]) =>
      savedId((await generalApi.request(SetOpeningHoursDocument, { changes })).setOpeningHours),
    // What was refused has changed meanwhile.
    onSettled: () => client.invalidateQueries({ queryKey: ['organizationUnits'] }),
  });
};
