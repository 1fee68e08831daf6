export { fillDays, fillMonths, quartersOf, weekdaysOf } from './calendar-parts.ts';
export {
  type AnalyticsDashboard,
  type AnalyticsPart,
  type ArticleFigures,
  analyticsParts,
  type DataState,
  type DayFigures,
  type EmployeeFigures,
  type FigureSums,
  type Figures,
  figuresOf,
  type HomeDashboard,
  type HourFigures,
  type MonthFigures,
  type OldData,
  type OtherToday,
  type PartFigures,
  type PaymentFigures,
  type QuarterFigures,
  type RegisterFigures,
  type SoFarFigures,
  type Sums,
  topArticleCount,
  type UnitFigures,
  type WeekdayFigures,
} from './dashboards.ts';
export { comparisonRangeOf, rangeOfFilter } from './filter-ranges.ts';
export { type AskedWidth, omittedParts, peopleDays } from './part-limits.ts';
export { choiceOfRange, type RangeChoice, rangeChoices, rangeOfChoice } from './range-choices.ts';
export {
  type ArticleOrder,
  type ArticleReport,
  type ArticleSale,
  articleOrders,
  type BranchData,
  type SalesPeople,
  type SalesSource,
} from './reports.ts';
export {
  type Comparison,
  chartYears,
  comparisons,
  maxRangeDays,
  maxSources,
  type SalesFilter,
  type SalesFilterMessage,
  salesFilterMessages,
  salesFilterSchema,
} from './sales-filter.ts';
export { sampleAnalyticsDashboard } from './sample-analytics.ts';
export { sampleHomeDashboard } from './sample-dashboards.ts';
export {
  figuresSoFar,
  firstHourOf,
  isUnderWay,
  isWholeSpan,
  type PartOfDay,
} from './so-far.ts';
export { isTotalUnit, totalUnitOf } from './total-unit.ts';
