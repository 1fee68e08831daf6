import {
  articleOrders,
  type BranchData,
  type SalesPeople,
  type SalesSource,
} from '@tresen/domain/sales/dashboards';
import type { Kit } from '../../kit/graphql/index.ts';
import { articleReportType } from './article-report-types.ts';
import { dataByBranch, type IsOnline } from './branches.service.ts';
import { articleSales, salesPeople } from './reports.service.ts';
import { readSalesFilter, type SalesFilterTypes } from './sales-filter-input.ts';

const pageSize = 25;

/** Reports beside the dashboards, at /graphql/pos. */
export const addReports = (
  kit: Kit,
  { filter }: SalesFilterTypes,
  deps: { readonly isOnline: IsOnline },
): void => {
  const { builder } = kit;
  const [articles, people, branchData] = [articleReportType(kit), peopleType(kit), branchDataType(kit)];
  const order = builder.enumType('ArticleOrder', { values: articleOrders });
  builder.queryFields((t) => ({
    articleSales: t.field({
      type: articles,
      args: {
        filter: t.arg({ type: filter }),
        search: t.arg.string(),
        order: t.arg({ type: order, defaultValue: 'TURNOVER' }),
        descending: t.arg.boolean({ description: 'Defaults to everything except names.' }),
        first: t.arg.int({ description: 'Defaults to 25, maximum 500.' }),
        after: t.arg.string(),
      },
      resolve: (_root, { filter: input, search, order: chosen, descending, first, after }, ctx) =>
        articleSales(ctx, readSalesFilter(input), {
          search: search ?? '',
          order: chosen ?? 'TURNOVER',
          isDescending: descending ?? chosen !== 'NAME',
          first: first ?? pageSize,
          after: after ?? undefined,
        }),
    }),
    salesPeople: t.field({
      type: people,
      args: { unitIds: t.arg.idList(), from: t.arg({ type: 'Day' }), to: t.arg({ type: 'Day' }) },
      resolve: (_root, args, ctx) => salesPeople(ctx, readSalesFilter(args)),
    }),
    dataByBranch: t.field({
      type: [branchData],
      args: { unitIds: t.arg.idList() },
      resolve: (_root, args, ctx) => dataByBranch(ctx, readSalesFilter(args).unitIds, deps.isOnline),
    }),
  }));
};

function peopleType({ builder }: Kit) {
  const source = builder.objectRef<SalesSource>('SalesSource').implement({
    description: 'A register or employee to filter by.',
    fields: (t) => ({
      id: t.exposeID('id', { description: 'Key used in `SalesFilter`.' }),
      name: t.exposeString('name', {
        description:
          'Name; for employees, the one last used for a sale. Empty for sales without an employee.',
      }),
      unitId: t.exposeID('unitId'),
      unitName: t.exposeString('unitName'),
    }),
  });
  return builder.objectRef<SalesPeople>('SalesPeople').implement({
    fields: (t) => ({
      from: t.expose('from', { type: 'Day', description: 'Period searched.' }),
      to: t.expose('to', { type: 'Day' }),
      registers: t.expose('registers', { type: [source] }),
      employees: t.expose('employees', { type: [source] }),
      isOmitted: t.exposeBoolean('isOmitted', {
        description: 'True if there are more than 100 branches; choose branches first.',
      }),
    }),
  });
}

function branchDataType({ builder }: Kit) {
  return builder.objectRef<BranchData>('BranchData').implement({
    description: 'How recent the data of a branch is.',
    fields: (t) => ({
      unitId: t.exposeID('unitId'),
      name: t.exposeString('name'),
      dataFrom: t.expose('dataFrom', { type: 'DateTime', nullable: true }),
      isOld: t.exposeBoolean('isOld', {
        description: 'True if older than 24 hours although a register is linked.',
      }),
      linkedDevices: t.exposeInt('linkedDevices'),
      onlineDevices: t.exposeInt('onlineDevices'),
    }),
  });
}
