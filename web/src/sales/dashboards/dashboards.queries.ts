import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  AnalyticsDashboardDocument,
  HomeDashboardDocument,
} from '../../kit/graphql/generated/pos/graphql.ts';
import { posApi } from '../../kit/graphql/index.ts';
import { analyticsVariables, homeVariables } from './dashboard-address.ts';

const meta = { topics: ['figures', 'devices'], isKept: true } as const;

/** Everything Home shows, in one request. */
export const homeQuery = (params: URLSearchParams) => {
  const variables = homeVariables(params);
  return queryOptions({
    queryKey: ['homeDashboard', variables],
    queryFn: () => posApi.request(HomeDashboardDocument, variables),
    initialData: () => posApi.takeArrived(HomeDashboardDocument, variables),
    select: ({ homeDashboard }) => homeDashboard,
    placeholderData: keepPreviousData,
    meta,
  });
};

/** Everything Analytics shows, in one request. */
export const analyticsQuery = (params: URLSearchParams) => {
  const variables = analyticsVariables(params);
  return queryOptions({
    queryKey: ['analyticsDashboard', variables],
    queryFn: () => posApi.request(AnalyticsDashboardDocument, variables),
    initialData: () => posApi.takeArrived(AnalyticsDashboardDocument, variables),
    select: ({ analyticsDashboard }) => analyticsDashboard,
    placeholderData: keepPreviousData,
    meta,
  });
};
