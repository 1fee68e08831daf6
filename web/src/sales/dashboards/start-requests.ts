import {
  AnalyticsDashboardDocument,
  AnalyticsUnitsDocument,
  HomeDashboardDocument,
} from '../../kit/graphql/generated/pos/graphql.ts';
import { posApi } from '../../kit/graphql/index.ts';
import { startUnitsRequest } from '../../organization/units/index.ts';
import { analyticsVariables, homeVariables, unitsVariables } from './dashboard-address.ts';

export const startHomeRequests = (params: URLSearchParams): void => {
  posApi.startEarly(HomeDashboardDocument, homeVariables(params));
  startUnitsRequest();
};

export const startAnalyticsRequests = (params: URLSearchParams): void => {
  posApi.startEarly(AnalyticsDashboardDocument, analyticsVariables(params));
  posApi.startEarly(AnalyticsUnitsDocument, unitsVariables(params));
  startUnitsRequest();
};
