import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type UpdatePriceInput,
  type UpdatePricePlace,
  updatePriceName,
  updatePricePlaceSchema,
} from '@tresen/domain/fleet/licences';
import {
  RemoveUpdatePriceDocument,
  SaveUpdatePriceDocument,
  UpdatePricesDocument,
  type UpdatePricesQuery,
} from '../../kit/graphql/generated/general/graphql.ts';
import { generalApi, savedId } from '../../kit/graphql/index.ts';

const key = ['catalogueEditing', 'updatePrices'];

type Answered = UpdatePricesQuery['licenceUpdatePrices'][number];

/** A price of the list, with what people call it. */
export interface UpdatePrice extends UpdatePricePlace, Pick<Answered, 'id' | 'price' | 'version'> {
  readonly name: string;
}

/** All that updates and upgrades cost. */
export const updatePricesQuery = queryOptions({
  queryKey: key,
  queryFn: async () =>
    (await generalApi.request(UpdatePricesDocument, {})).licenceUpdatePrices.flatMap(known),
});

/** Adds a price, or changes one over the version that was looked at. */
export const useSaveUpdatePrice = () =>
  useListEdit(async ({ price, version, ...place }: UpdatePriceInput) =>
    savedId(
      (
        await generalApi.request(SaveUpdatePriceDocument, {
          place: placeOf(place),
          price,
          version: version ?? null,
        })
      ).saveLicenceUpdatePrice,
    ),
  );

/** Takes a price off the list. */
export const useRemoveUpdatePrice = () =>
  useListEdit(async ({ version, ...place }: UpdatePrice) =>
    savedId(
      (await generalApi.request(RemoveUpdatePriceDocument, { place: placeOf(place), version }))
        .removeLicenceUpdatePrice,
    ),
  );

/** What a newer server names that this page does not know is left out. */
function known(answered: Answered): UpdatePrice[] {
  const parsed = updatePricePlaceSchema.safeParse(answered);
  const { id, price, version } = answered;
  return parsed.success ? [{ ...parsed.data, id, price, version, name: updatePriceName(parsed.data) }] : [];
}

function useListEdit<Input>(run: (input: Input) => Promise<string>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: run,
    // After a refusal, too: somebody else may have been quicker.
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}

function placeOf({ appType, licenceType, isUpgrade, mainVersion, fromVersion }: UpdatePricePlace) {
  return {
    ...{ appType, licenceType, isUpgrade, mainVersion, fromVersion },
  };
}
