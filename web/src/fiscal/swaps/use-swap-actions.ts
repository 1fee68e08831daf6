import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useFormats } from '../../kit/format/index.ts';
import { useLanguage, useTexts } from '../../kit/i18n/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import { addToCart, useOpenCart } from '../../shop/cart/index.ts';
import { choiceOf } from '../../shop/products/index.ts';
import { useRunAction, useSetRetired } from '../security-devices/index.ts';
import { findDeviceProduct, type SwapRow, swapsQuery, usePrepareNotifications } from './swaps.queries.ts';
import { swapTexts } from './swaps-texts.ts';

/** What is done for one swap or for many at once. */
export interface SwapActions {
  readonly isPending: boolean;
  readonly order: (rows: readonly SwapRow[]) => void;
  readonly exportArchives: (rows: readonly SwapRow[]) => void;
  readonly prepare: (rows: readonly SwapRow[]) => void;
  readonly keep: (rows: readonly SwapRow[]) => void;
}

export const useSwapActions = (): SwapActions => {
  const notify = useNotify();
  const order = useOrder();
  const exportArchives = useExport();
  const prepare = usePrepare();
  const keep = useKeep();
  const all = [order, exportArchives, prepare, keep];
  const onError = notify.failure;
  return {
    isPending: all.some(({ isPending }) => isPending),
    order: (rows) => order.mutate(rows, { onError }),
    exportArchives: (rows) => exportArchives.mutate(rows, { onError }),
    prepare: (rows) => prepare.mutate(rows, { onError }),
    keep: (rows) => keep.mutate(rows, { onError }),
  };
};

/** Puts the devices that fit into the cart, so many as are chosen, and opens it. */
function useOrder() {
  const t = useTexts(swapTexts);
  const f = useFormats();
  const language = useLanguage();
  const notify = useNotify();
  const openCart = useOpenCart();
  return useMutation({
    mutationFn: async (rows: readonly SwapRow[]) => {
      for (const kind of ['tse', 'signatureUnit'] as const) {
        const quantity = rows.filter((row) => row.kind === kind).length;
        if (quantity === 0) continue;
        const product = await findDeviceProduct(kind, language);
        if (product === null) {
          notify.error(t.noProduct);
          continue;
        }
        addToCart({ ...choiceOf(product), quantity });
        notify.success(t.inCart(f.number(quantity), product.articleName));
        openCart();
      }
    },
  });
}

/** Has the registers send the archives of their devices, one after the other: each stands in the log. */
function useExport() {
  const t = useTexts(swapTexts);
  const f = useFormats();
  const notify = useNotify();
  const run = useRunAction();
  return useMutation({
    mutationFn: async (rows: readonly SwapRow[]) => {
      let asked = 0;
      for (const { id } of rows)
        asked += (await run.mutateAsync({ ids: [id], action: 'exportArchive' })).asked;
      const refused = rows.length - asked;
      if (refused > 0) notify.error(refused === 1 ? t.exportRefusedOne : t.exportRefused(f.number(refused)));
      if (asked > 0) notify.success(asked === 1 ? t.exportAskedOne : t.exportAsked(f.number(asked)));
    },
  });
}

function usePrepare() {
  const t = useTexts(swapTexts);
  const f = useFormats();
  const notify = useNotify();
  const prepare = usePrepareNotifications();
  return useMutation({
    mutationFn: async (rows: readonly SwapRow[]) => {
      const { prepared, ready } = await prepare.mutateAsync(rows.map(({ unitId }) => unitId));
      notify.success(t.prepared(f.number(prepared), f.number(ready)));
    },
  });
}

function useKeep() {
  const t = useTexts(swapTexts);
  const notify = useNotify();
  const client = useQueryClient();
  const retire = useSetRetired();
  return useMutation({
    mutationFn: async (rows: readonly SwapRow[]) => {
      for (const { id } of rows) await retire.mutateAsync({ id, isRetired: true });
      await client.invalidateQueries({ queryKey: swapsQuery.queryKey });
      notify.success(t.kept);
    },
  });
}
