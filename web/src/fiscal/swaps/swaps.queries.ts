import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { SecurityDeviceKind } from '@tresen/domain/fiscal/security-devices';
import { SwapProductDocument, SwapProductsDocument } from '../../kit/graphql/generated/general/graphql.ts';
import {
  PrepareSwapNotificationsDocument,
  SecurityDeviceSwapsDocument,
  type SwapRowFragment,
} from '../../kit/graphql/generated/pos/graphql.ts';
import { generalApi, posApi } from '../../kit/graphql/index.ts';
import type { Language } from '../../kit/i18n/index.ts';
import type { OfferedProduct } from '../../shop/products/index.ts';

/** A device at its end with the steps of its swap. */
export type SwapRow = SwapRowFragment;

const key = 'securityDeviceSwaps';

/** All of the tenant; asked again with whatever a step follows from. */
export const swapsQuery = queryOptions({
  queryKey: [key],
  queryFn: async () => (await posApi.request(SecurityDeviceSwapsDocument, {})).securityDeviceSwaps,
  meta: { topics: ['securityDevices', 'devices', 'orders', 'taxNotifications'] },
});

/** The first device of the kind that the shop sells; null where it has none. */
export const findDeviceProduct = async (
  kind: SecurityDeviceKind,
  language: Language,
): Promise<OfferedProduct | null> => {
  const { shopCatalogue } = await generalApi.request(SwapProductsDocument, { language, types: [kind] });
  const [found] = shopCatalogue.nodes;
  if (!found) return null;
  const { shopProduct } = await generalApi.request(SwapProductDocument, { language, id: found.id });
  return shopProduct?.product ?? null;
};

/** Prepares and checks the notifications of branches. */
export const usePrepareNotifications = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (unitIds: readonly string[]) =>
      (await posApi.request(PrepareSwapNotificationsDocument, { unitIds: [...new Set(unitIds)] }))
        .prepareTaxNotifications,
    onSuccess: () => client.invalidateQueries({ queryKey: [key] }),
  });
};
