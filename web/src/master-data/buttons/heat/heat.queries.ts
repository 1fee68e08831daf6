import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { DayRange } from '@tresen/domain/kit/business-day';
import type { ButtonGrid } from '@tresen/domain/master-data/buttons/grid';
import {
  ButtonHeatDocument,
  type ButtonHeatQuery,
  ButtonPlacesDocument,
  ButtonTapsDocument,
} from '../../../kit/graphql/generated/pos/graphql.ts';
import { posApi } from '../../../kit/graphql/index.ts';

/** Days, and where; null for all branches, and for all registers. */
export interface HeatFilter extends DayRange {
  readonly unitIds: readonly string[] | null;
  readonly deviceIds: readonly string[] | null;
}

export type SoldInSpan = ButtonHeatQuery['buttonHeat'];

type Mappings = Pick<ButtonGrid, 'mappings'>;

// Steps are counted some minutes behind sales: to ask again with each receipt would show the same.
const staleTime = 60_000;

/** What sold; nothing is asked without a filter. */
export const heatQuery = (filter: HeatFilter | null) =>
  queryOptions({
    queryKey: ['buttonHeat', filter],
    queryFn: async () => (await posApi.request(ButtonHeatDocument, variablesOf(filter))).buttonHeat,
    enabled: filter !== null,
    placeholderData: keepPreviousData,
    staleTime,
  });

/** Taps of grids: where one moves a button, the figure before stays until the next one is there. */
export const tapsQuery = (filter: HeatFilter | null, grids: readonly Mappings[]) => {
  const asked = grids.map(articleButtonsOf);
  return queryOptions({
    queryKey: ['buttonTaps', filter, asked],
    queryFn: async () =>
      (await posApi.request(ButtonTapsDocument, { ...variablesOf(filter), grids: asked })).buttonTaps,
    enabled: filter !== null,
    placeholderData: keepPreviousData,
    staleTime,
  });
};

/** Whose buttons: those of an app of a template, as they are stored at a version. */
export interface ButtonPlacesAsked {
  readonly templateId: string;
  readonly app: string;
  readonly version: number;
}

/** Since when buttons lie where they lie; each save is another version of it. */
export const placesQuery = (asked: ButtonPlacesAsked | null) =>
  queryOptions({
    queryKey: ['buttonPlaces', asked],
    queryFn: async () => {
      const { templateId = '', app = '' } = asked ?? {};
      const { buttonGrids } = await posApi.request(ButtonPlacesDocument, { templateId, only: app });
      return buttonGrids.find((grid) => grid.app === app)?.mappings ?? [];
    },
    enabled: asked !== null,
    placeholderData: keepPreviousData,
    staleTime,
  });

function variablesOf(filter: HeatFilter | null) {
  const { unitIds = null, deviceIds = null, from = null, to = null } = filter ?? {};
  return { unitIds: unitIds && [...unitIds], deviceIds: deviceIds && [...deviceIds], from, to };
}

/** Where on a layer a button stands changes no tap, so moving it there asks nothing anew. */
function articleButtonsOf({ mappings }: Mappings) {
  const buttons = targetsOf(mappings, 'article').map(({ id, layer }) => ({ articleId: id, layer }));
  const categories = targetsOf(mappings, 'category').map(({ id, layer }) => ({ categoryId: id, layer }));
  return { buttons, categories };
}

function targetsOf(mappings: Mappings['mappings'], kind: 'article' | 'category') {
  return mappings
    .flatMap(({ target, layer }) => (target.kind === kind ? [{ id: target.id, layer }] : []))
    .sort((one, other) => one.layer - other.layer || (one.id < other.id ? -1 : 1));
}
