import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { SalesReportDocument, SalesSummaryDocument } from '../../kit/graphql/generated/pos/graphql.ts';
import { posApi } from '../../kit/graphql/index.ts';
import { type ReportName, reportVariables, summaryVariables } from './reports-address.ts';

const meta = { topics: ['figures'], isKept: true } as const;

/** One report. */
export const salesReportQuery = (name: ReportName, params: URLSearchParams, first: number) => {
  const variables = reportVariables(name, params, first);
  return queryOptions({
    queryKey: ['salesReport', variables],
    queryFn: () => posApi.request(SalesReportDocument, variables),
    initialData: () => posApi.takeArrived(SalesReportDocument, variables),
    select: ({ salesReport }) => salesReport,
    placeholderData: keepPreviousData,
    meta,
  });
};

/** All blocks of the summary, in one request. */
export const salesSummaryQuery = (params: URLSearchParams) => {
  const variables = summaryVariables(params);
  return queryOptions({
    queryKey: ['salesSummary', variables],
    queryFn: () => posApi.request(SalesSummaryDocument, variables),
    initialData: () => posApi.takeArrived(SalesSummaryDocument, variables),
    placeholderData: keepPreviousData,
    meta,
  });
};
