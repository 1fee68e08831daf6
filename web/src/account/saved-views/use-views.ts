import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { type SavedView, savedViewsQuery } from './saved-views.queries.ts';
import { addressOf, everything, viewParam } from './view-address.ts';

/** A list whose views people save. */
export interface ViewedList {
  /** Names the list: `printers`. */
  readonly list: string;
  /** Filter and order as the address holds them now. */
  readonly query: string;
  /** Its columns now, as JSON; [] for as the list comes. */
  readonly columns: string;
  /** Shows the columns of a view. */
  readonly onColumns: (columns: string) => void;
}

/** The views of a list, the one that is shown, and how to go to another. */
export const useViews = ({ list, query, onColumns }: ViewedList) => {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const views = useQuery(savedViewsQuery(list));
  const hasState = useAddressHasState(query);
  /** A bare address opens the default view, once: who removes all filters wants to see everything. */
  const [isOpened, setOpened] = useState(hasState);
  const show = (view: SavedView, replace = false) => {
    onColumns(view.columns);
    void navigate(addressOf(view), { replace });
  };
  const showAll = () => void navigate(`?${viewParam}=${everything}`);
  const openDefault = useEffectEvent((known: readonly SavedView[]) => {
    setOpened(true);
    const first = known.find(({ isDefault }) => isDefault);
    if (first && !hasState) show(first, true);
  });
  const { data } = views;
  useEffect(() => {
    if (data && !isOpened) openDefault(data);
  }, [data, isOpened]);
  const current = data?.find(({ id }) => id === params.get(viewParam));
  return { views, current, show, showAll };
};

function useAddressHasState(query: string): boolean {
  const [params] = useSearchParams();
  return query !== '' || params.has(viewParam) || params.has('after');
}
