import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { RangeChoice } from '@tresen/domain/sales/dashboards';
import {
  AssortmentDocument,
  type AssortmentQuery,
  NamedCustomersDocument,
  type NamedCustomersQuery,
  SalesForecastDocument,
  type SalesForecastQuery,
  SalesReportDocument,
  type SalesReportQuery,
  SalesSummaryDocument,
  type SalesSummaryQuery,
  SoldTogetherDocument,
  type SoldTogetherQuery,
  TableTimesDocument,
  type TableTimesQuery,
  UnusualSalesDocument,
  type UnusualSalesQuery,
} from '../../kit/graphql/generated/pos/graphql.ts';
import { posApi } from '../../kit/graphql/index.ts';
import { salesFilterOf } from '../dashboards/index.ts';
import { pinnedRows } from './pinned-report.ts';
import { reportOf } from './report-data.ts';
import {
  assortmentVariables,
  customersVariables,
  pairsVariables,
  type ReportName,
  reportVariables,
  summaryVariables,
  tableTimesVariables,
} from './reports-address.ts';

const meta = { topics: ['figures'], isKept: true } as const;

/** One report. */
export const salesReportQuery = (name: ReportName, params: URLSearchParams, first: number) => {
  const variables = reportVariables(name, params, first);
  return queryOptions({
    queryKey: ['salesReport', variables],
    queryFn: () => posApi.request(SalesReportDocument, variables),
    initialData: () => posApi.takeArrived(SalesReportDocument, variables),
    select: selectReport,
    placeholderData: keepPreviousData,
    meta,
  });
};

/** A pinned report; days that are not over follow each minute, since Home asks for several at once. */
export const pinnedReportQuery = (params: URLSearchParams, range: RangeChoice) => {
  const variables = reportVariables('own', params, pinnedRows(params));
  return queryOptions({
    queryKey: ['pinnedReport', variables],
    queryFn: () => posApi.request(SalesReportDocument, variables),
    select: selectReport,
    placeholderData: keepPreviousData,
    staleTime: minuteMs,
    refetchInterval: runningRanges.has(range) ? minuteMs : false,
    meta: { isKept: true },
  });
};

const minuteMs = 60_000;
const runningRanges: ReadonlySet<RangeChoice> = new Set(['TODAY', 'THIS_WEEK', 'THIS_MONTH', 'THIS_YEAR']);

const selectReport = ({ salesReport }: SalesReportQuery) => reportOf(salesReport);
const selectSummary = ({ salesSummary }: SalesSummaryQuery) => ({
  whole: reportOf(salesSummary.whole),
  vat: reportOf(salesSummary.vat),
  payments: reportOf(salesSummary.payments),
  closings: salesSummary.closings,
});

/** All blocks of the summary, in one request. */
export const salesSummaryQuery = (params: URLSearchParams) => {
  const variables = summaryVariables(params);
  return queryOptions({
    queryKey: ['salesSummary', variables],
    queryFn: () => posApi.request(SalesSummaryDocument, variables),
    initialData: () => posApi.takeArrived(SalesSummaryDocument, variables),
    select: selectSummary,
    placeholderData: keepPreviousData,
    meta,
  });
};

/** Weeks of employees that stand out. */
export const unusualSalesQuery = (params: URLSearchParams) => {
  const variables = { filter: { ...salesFilterOf(params), comparison: null, comparisonUnitId: null } };
  return queryOptions({
    queryKey: ['unusualSales', variables],
    queryFn: () => posApi.request(UnusualSalesDocument, variables),
    select: selectUnusual,
    placeholderData: keepPreviousData,
    meta,
  });
};

/** The next seven days of the chosen branches. */
export const salesForecastQuery = (params: URLSearchParams, language: string) => {
  const { unitIds, currency } = salesFilterOf(params);
  const variables = { filter: { unitIds, currency }, language };
  return queryOptions({
    queryKey: ['salesForecast', variables],
    queryFn: () => posApi.request(SalesForecastDocument, variables),
    select: selectForecast,
    placeholderData: keepPreviousData,
    meta,
  });
};

/** What the assortment earns, and what of it lies idle. */
export const assortmentQuery = (params: URLSearchParams, first: number) => {
  const variables = assortmentVariables(params, first);
  return queryOptions({
    queryKey: ['assortment', variables],
    queryFn: () => posApi.request(AssortmentDocument, variables),
    select: selectAssortment,
    placeholderData: keepPreviousData,
    meta,
  });
};

/** Which articles are on the same receipts. */
export const soldTogetherQuery = (params: URLSearchParams, first: number) => {
  const variables = pairsVariables(params, first);
  return queryOptions({
    queryKey: ['soldTogether', variables],
    queryFn: () => posApi.request(SoldTogetherDocument, variables),
    select: selectTogether,
    placeholderData: keepPreviousData,
    meta,
  });
};

/** How long tables are taken, of whole branches. */
export const tableTimesQuery = (params: URLSearchParams) => {
  const variables = tableTimesVariables(params);
  return queryOptions({
    queryKey: ['tableTimes', variables],
    queryFn: () => posApi.request(TableTimesDocument, variables),
    select: selectTableTimes,
    placeholderData: keepPreviousData,
    meta,
  });
};

/** Customers that receipts name. What stands there is nobody's to keep on a device. */
export const namedCustomersQuery = (params: URLSearchParams, first: number) => {
  const variables = customersVariables(params, first);
  return queryOptions({
    queryKey: ['namedCustomers', variables],
    queryFn: () => posApi.request(NamedCustomersDocument, variables),
    select: selectCustomers,
    placeholderData: keepPreviousData,
    meta: { topics: meta.topics },
  });
};

const selectTableTimes = ({ tableTimes }: TableTimesQuery) => tableTimes;
const selectCustomers = ({ namedCustomers }: NamedCustomersQuery) => namedCustomers;
const selectTogether = ({ soldTogether }: SoldTogetherQuery) => soldTogether;
const selectAssortment = ({ assortment }: AssortmentQuery) => assortment;
const selectUnusual = ({ unusualSales }: UnusualSalesQuery) => unusualSales;
const selectForecast = ({ salesForecast }: SalesForecastQuery) => salesForecast;
