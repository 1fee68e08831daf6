import { assortmentFigures, assortmentViews } from '@tresen/domain/sales/assortment';
import { customerFigures } from '@tresen/domain/sales/named-customers';
import { pairFigures } from '@tresen/domain/sales/pairs';
import {
  canBeIndexed,
  columnsFor,
  enumNameOf,
  figuresFrom,
  measuresFor,
  orderOfFigure,
  type ReportDimension,
  type ReportFigure,
  type ReportPreset,
  type ReportView,
  reportDimensions,
  reportFigures,
  reportPresets,
} from '@tresen/domain/sales/reports';
import { listParam } from '../../kit/address/index.ts';
import type {
  CustomerFigure as ApiCustomerFigure,
  ReportDimension as ApiDimension,
  AssortmentFigure as ApiFigure,
  ReportMeasure as ApiMeasure,
  PairFigure as ApiPairFigure,
  AssortmentView as ApiView,
  AssortmentQueryVariables,
  NamedCustomersQueryVariables,
  SalesReportQueryVariables,
  SalesSummaryQueryVariables,
  SoldTogetherQueryVariables,
  TableTimesQueryVariables,
} from '../../kit/graphql/generated/pos/graphql.ts';
import { salesFilterOf } from '../dashboards/index.ts';

// What the address says of a report: its name in the path; rows, columns and figures where they are others than the
// preset's, the order, and hours of the day.

/** A preset, or a report of one's own. */
export type ReportName = ReportPreset | 'own';

/** Pages among the reports that are no table of rows and columns. */
export const studies = ['tableTimes', 'assortment', 'together', 'customers', 'unusual', 'forecast'] as const;
export type Study = (typeof studies)[number];

/** What the page shows; the summary has no name in its address. Undefined for a name that there is not. */
export type ReportPlace = 'summary' | Study | ReportName;

export const placeOf = (path: string | undefined): ReportPlace | undefined => {
  if (path === undefined) return 'summary';
  if (path === 'own' || Object.hasOwn(reportPresets, path)) return path as ReportName;
  return studies.find((study) => study === path);
};

/** The name of a report of rows and columns. */
export const reportNameOf = (place: ReportPlace): ReportName | null =>
  place === 'own' || Object.hasOwn(reportPresets, place) ? (place as ReportName) : null;

/** How many rows are shown at first, and at most. */
export const rowSteps = [100, 500, 5_000] as const;
/** The first pairs say the most, and each is a card on a phone. */
export const pairSteps = [20, ...rowSteps] as const;

/** What of a report shows. Figures that rows and columns cannot tell are left out. */
export const viewOf = (name: ReportName, params: URLSearchParams): ReportView => {
  const preset: ReportView = reportPresets[name === 'own' ? 'articles' : name];
  const rows = dimensionOf(params.get('rows')) ?? preset.rows;
  const columns = columnsOf(rows, params.get('columns'), rows === preset.rows ? preset.columns : null);
  const offered = figuresFor(rows, columns);
  const named = listParam(params, 'figures').filter((figure): figure is ReportFigure =>
    (reportFigures as readonly string[]).includes(figure),
  );
  const wanted = (named.length > 0 ? named : preset.figures).filter((figure) => offered.includes(figure));
  const figures = wanted.length > 0 ? wanted : offered.slice(0, 1);
  const isIndexed = canBeIndexed(columns) && params.get('index') === '1';
  return { rows, columns, figures, ...(isIndexed && { isIndexed }) };
};

/** The figures that every cell of a report can show. */
export const figuresFor = (rows: ReportDimension, columns: ReportDimension | null): readonly ReportFigure[] =>
  figuresFrom(measuresFor({ rows, columns, only: null }));

/** What rows are ordered by: the figure that the address names, else the first. */
export const orderOf = (view: ReportView, params: URLSearchParams) => {
  const named = params.get('sort') ?? '';
  const figure = view.figures.find((one) => one === named.replace(/^-/, ''));
  return { figure: figure ?? view.figures[0], isAscending: figure !== undefined && !named.startsWith('-') };
};

export const reportVariables = (
  name: ReportName,
  params: URLSearchParams,
  first: number,
): SalesReportQueryVariables => {
  const view = viewOf(name, params);
  const { figure, isAscending } = orderOf(view, params);
  return {
    filter: salesFilterOf(params),
    rows: enumNameOf(view.rows) as ApiDimension,
    columns: view.columns ? (enumNameOf(view.columns) as ApiDimension) : null,
    order: figure ? (enumNameOf(orderOfFigure(figure)) as ApiMeasure) : null,
    ascending: isAscending,
    first,
    ...narrowingOf(params),
  };
};

/** Which part of the assortment shows, and in which order. */
export const assortmentChoice = (params: URLSearchParams) => {
  const view = assortmentViews.find((one) => one === params.get('part')) ?? 'all';
  const named = params.get('sort') ?? '';
  const figure = assortmentFigures.find((one) => one === named.replace(/^-/, ''));
  return { view, figure: figure ?? 'net', isAscending: figure !== undefined && !named.startsWith('-') };
};

export const assortmentVariables = (params: URLSearchParams, first: number): AssortmentQueryVariables => {
  const { view, figure, isAscending } = assortmentChoice(params);
  return {
    filter: uncompared(params),
    view: enumNameOf(view) as ApiView,
    order: enumNameOf(figure) as ApiFigure,
    ascending: isAscending,
    first,
  };
};

/** Whose pairs show, and in which order. */
export const pairsChoice = (params: URLSearchParams) => {
  const named = (params.get('sort') ?? '').replace(/^-/, '');
  return {
    article: params.get('article'),
    order: pairFigures.find((figure) => figure === named) ?? pairFigures[0],
  };
};

export const pairsVariables = (params: URLSearchParams, first: number): SoldTogetherQueryVariables => {
  const { article, order } = pairsChoice(params);
  return {
    filter: uncompared(params),
    article,
    order: enumNameOf(order) as ApiPairFigure,
    first,
    ...hoursOf(params),
  };
};

/** In which order customers come. */
export const customersChoice = (params: URLSearchParams) => {
  const named = params.get('sort') ?? '';
  const order = customerFigures.find((figure) => figure === named.replace(/^-/, ''));
  return {
    order: order ?? customerFigures[0],
    isAscending: order !== undefined && !named.startsWith('-'),
  };
};

export const customersVariables = (params: URLSearchParams, first: number): NamedCustomersQueryVariables => {
  const { order, isAscending } = customersChoice(params);
  return {
    filter: uncompared(params),
    order: enumNameOf(order) as ApiCustomerFigure,
    ascending: isAscending,
    first,
    ...hoursOf(params),
  };
};

/** Tables are of whole branches. */
export const tableTimesVariables = (params: URLSearchParams): TableTimesQueryVariables => ({
  filter: { ...uncompared(params), deviceIds: null, employees: null },
});

/** The filter of what is compared with nothing. */
function uncompared(params: URLSearchParams) {
  return { ...salesFilterOf(params), comparison: null, comparisonUnitId: null };
}

export const summaryVariables = (params: URLSearchParams): SalesSummaryQueryVariables => ({
  filter: salesFilterOf(params),
  ...hoursOf(params),
});

/** Hours of the branch's clock, inclusive; null for all. */
export const hoursOf = (params: URLSearchParams) => ({
  fromHour: hourOf(params.get('fromHour')),
  toHour: hourOf(params.get('toHour')),
});

/** What narrows a report of rows besides its filter. */
export const narrowingOf = (params: URLSearchParams) => ({
  ...hoursOf(params),
  ...(params.get('holidays') === 'without' && { withoutHolidays: true }),
});

function hourOf(text: string | null): number | null {
  return text !== null && /^(?:\d|1\d|2[0-3])$/.test(text) ? Number(text) : null;
}

function dimensionOf(text: string | null): ReportDimension | null {
  return reportDimensions.find((dimension) => dimension === text) ?? null;
}

/** `none` takes the columns of a preset away. */
function columnsOf(
  rows: ReportDimension,
  named: string | null,
  usual: ReportDimension | null,
): ReportDimension | null {
  if (named === null) return usual;
  return columnsFor(rows).find((dimension) => dimension === named) ?? null;
}
