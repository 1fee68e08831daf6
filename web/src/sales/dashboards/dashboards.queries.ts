import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  AnalyticsDashboardDocument,
  AnalyticsUnitsDocument,
  ArticleSalesDocument,
  HomeDashboardDocument,
  SalesPeopleDocument,
} from '../../kit/graphql/generated/pos/graphql.ts';
import { posApi } from '../../kit/graphql/index.ts';
import { articleVariables } from './article-address.ts';
import { analyticsVariables, homeVariables, peopleVariables, unitsVariables } from './dashboard-address.ts';

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

/** Everything Analytics shows but its branches, in one request. */
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

/** The branches of Analytics: of hundreds they take longer than all else, and stand further down. */
export const analyticsUnitsQuery = (params: URLSearchParams) => {
  const variables = unitsVariables(params);
  return queryOptions({
    queryKey: ['analyticsUnits', variables],
    queryFn: () => posApi.request(AnalyticsUnitsDocument, variables),
    initialData: () => posApi.takeArrived(AnalyticsUnitsDocument, variables),
    select: ({ analyticsDashboard }) => analyticsDashboard.units,
    placeholderData: keepPreviousData,
    meta,
  });
};

/** One page of all articles that were sold. */
export const articleSalesQuery = (params: URLSearchParams, rows: number) => {
  const variables = articleVariables(params, rows);
  return queryOptions({
    queryKey: ['articleSales', variables],
    queryFn: () => posApi.request(ArticleSalesDocument, variables),
    select: ({ articleSales }) => articleSales,
    placeholderData: keepPreviousData,
    meta: { topics: ['figures'] },
  });
};

/** Registers and employees that can be chosen; new ones seldom come. */
export const salesPeopleQuery = (params: URLSearchParams) => {
  const variables = peopleVariables(params);
  return queryOptions({
    queryKey: ['salesPeople', variables],
    queryFn: () => posApi.request(SalesPeopleDocument, variables),
    select: ({ salesPeople }) => salesPeople,
    placeholderData: keepPreviousData,
    staleTime: 5 * 60_000,
    meta: { isKept: true },
  });
};
