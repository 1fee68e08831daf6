export {
  type AnalyticsDashboard,
  type ArticleFigures,
  type DataState,
  type Figures,
  figuresOf,
  type HomeDashboard,
  type HourFigures,
  type MonthFigures,
  type OldData,
  type PaymentFigures,
  topArticleCount,
  type UnitFigures,
} from './dashboards.ts';
export { sampleAnalyticsDashboard, sampleHomeDashboard } from './sample-dashboards.ts';
export { isTotalUnit, totalUnitOf } from './total-unit.ts';
