import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { SettingKey } from '@tresen/domain/master-data/configurations';
import {
  ChangeConfigurationDocument,
  type ChangeConfigurationMutation,
  type ConfigurationOwnFragment,
  type ConfigurationPlaceFragment,
  DeleteConfigurationsDocument,
  PlaceConfigurationDocument,
  PlaceConfigurationHistoryDocument,
  type PlaceConfigurationHistoryQuery,
} from '../../kit/graphql/generated/pos/graphql.ts';
import { posApi } from '../../kit/graphql/index.ts';
import type { ChosenPlace } from './place-address.ts';

/** A value that a place has set. */
export type OwnValue = ConfigurationOwnFragment;
/** A setting as it holds at a place, with values read from JSON. */
export type Setting = Omit<ConfigurationPlaceFragment['settings'][number], 'key' | 'value' | 'inherited'> & {
  readonly key: SettingKey;
  readonly value: unknown;
  readonly inherited: unknown;
};
export type Configuration = Omit<ConfigurationPlaceFragment, 'settings'> & {
  readonly settings: readonly Setting[];
};
export type HistoryChange = PlaceConfigurationHistoryQuery['configurationHistory']['nodes'][number];
export type ChangeResult = ChangeConfigurationMutation['changeConfiguration'];

export const configurationKey = 'configurations';

export const readConfiguration = ({ settings, ...place }: ConfigurationPlaceFragment): Configuration => ({
  ...place,
  settings: settings.map(({ value, inherited, key, ...setting }) => ({
    ...setting,
    key: key as SettingKey,
    value: JSON.parse(value) as unknown,
    inherited: JSON.parse(inherited) as unknown,
  })),
});

export const configurationQuery = (place: ChosenPlace) =>
  queryOptions({
    queryKey: [configurationKey, 'at', place],
    queryFn: async () => (await posApi.request(PlaceConfigurationDocument, { ...place })).configurationAt,
    select: readConfiguration,
    refetchInterval: ({ state: { data, dataUpdatedAt } }) =>
      data ? untilTomorrow(data.todayEndsIn - (Date.now() - dataUpdatedAt) / 1000) : false,
    meta: { topics: ['masterData'] },
  });

/**
 * Milliseconds until the page asks again since the business day is over: what was planned holds then. While nobody
 * answers it asks each minute.
 */
const untilTomorrow = (seconds: number): number => (seconds > 0 ? Math.max(seconds, 1) : 60) * 1000;

export const historyQuery = ({ unitId, deviceId }: ChosenPlace) =>
  infiniteQueryOptions({
    queryKey: [configurationKey, 'history', { unitId, deviceId }],
    queryFn: async ({ pageParam }) => {
      const variables = { unitId, deviceId, after: pageParam };
      return (await posApi.request(PlaceConfigurationHistoryDocument, variables)).configurationHistory;
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ pageInfo }) => (pageInfo.hasNextPage ? pageInfo.endCursor : null),
    select: ({ pages }) => pages.flatMap(({ nodes }) => nodes),
    meta: { topics: ['masterData'] },
  });

/** A change of a setting as the API takes it. */
export interface WireChange {
  readonly key: SettingKey;
  readonly value: string | null;
  readonly seenId: string | null;
  readonly seenVersion: number | null;
}

export const sendChanges = async (
  { unitId, deviceId, day }: ChosenPlace,
  changes: readonly WireChange[],
): Promise<ChangeResult> =>
  (
    await posApi.request(ChangeConfigurationDocument, {
      ...{ unitId, deviceId, fromDay: day },
      changes: changes.map((one) => ({ ...one })),
    })
  ).changeConfiguration;

/** Takes back what was to hold from a later day on. */
export const withdrawPlanned = (id: string) => posApi.request(DeleteConfigurationsDocument, { ids: [id] });
