import { useQuery } from '@tanstack/react-query';
import { type ButtonGrid, type GridHeat, heatOf } from '@tresen/domain/master-data/buttons/grid';
import { useMemo } from 'react';
import { type HeatFilter, heatQuery, type SoldInSpan, tapsQuery } from './heat.queries.ts';

type Mappings = Pick<ButtonGrid, 'mappings'>;

/** Mean taps of a receipt, with the layout that registers have and with the one on the screen. */
export interface MeanTaps {
  /** Null where registers have no buttons yet: each article would count as searched for. */
  readonly inUse: number | null;
  readonly proposed: number;
}

export interface ButtonHeatState {
  readonly heat: GridHeat | undefined;
  readonly sold: SoldInSpan | undefined;
  /** Undefined until it is known, and where no receipt sold an article. */
  readonly taps: MeanTaps | undefined;
  readonly isFailed: boolean;
  readonly retry: () => void;
}

/**
 * What sold, laid over a grid.
 * @param filter null while nobody looks at the heat: nothing is asked then
 */
export const useButtonHeat = (
  filter: HeatFilter | null,
  proposed: Mappings,
  inUse: Mappings,
): ButtonHeatState => {
  const sold = useQuery(heatQuery(filter));
  // While nobody looks, the thousands of buttons of both are no part of its key.
  const taps = useQuery(tapsQuery(filter, filter ? [inUse, proposed] : []));
  const articles = sold.data?.articles;
  const { mappings } = proposed;
  const heat = useMemo(() => articles && heatOf({ mappings }, articles), [articles, mappings]);
  return {
    heat,
    sold: sold.data,
    taps: meanOf(taps.data, inUse.mappings.length > 0),
    isFailed: sold.isError || taps.isError,
    retry: () => {
      void sold.refetch();
      void taps.refetch();
    },
  };
};

/** Pieces that were sold of each article, for filling by what sold. */
export const useSoldPieces = (filter: HeatFilter | null) => {
  const query = useQuery(heatQuery(filter));
  const { data } = query;
  const pieces = useMemo(
    () =>
      data &&
      new Map(data.articles.flatMap(({ articleId, quantity }) => (articleId ? [[articleId, quantity]] : []))),
    [data],
  );
  return {
    /** By article; undefined until they are known. */
    pieces,
    /** So many branches and months would take too long. */
    isOmitted: data?.isOmitted ?? false,
    query,
  };
};

interface Taps {
  readonly receipts: number;
  readonly grids: readonly { readonly taps: number }[];
}

function meanOf(counted: Taps | undefined, hasInUse: boolean): MeanTaps | undefined {
  const [inUse, proposed] = counted?.grids ?? [];
  if (!counted || counted.receipts === 0 || !inUse || !proposed) return undefined;
  return {
    inUse: hasInUse ? inUse.taps / counted.receipts : null,
    proposed: proposed.taps / counted.receipts,
  };
}
