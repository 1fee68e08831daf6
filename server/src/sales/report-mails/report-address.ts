import type { DayRange } from '@tresen/domain/kit/business-day';
import type { MailedQuestion } from '@tresen/domain/sales/report-mails';

/** The page of the web app that shows the report of these days. */
export const reportAddress = (
  {
    question,
    unitIds,
  }: { readonly question: MailedQuestion | null; readonly unitIds: readonly string[] | null },
  { from, to }: DayRange,
): string => {
  const params = new URLSearchParams({ from, to });
  if (unitIds) params.set('units', unitIds.join(','));
  if (!question) return `/dashboards/reports?${params}`;
  params.set('rows', question.rows);
  if (question.columns) params.set('columns', question.columns);
  params.set('figures', question.figures.join(','));
  return `/dashboards/reports/own?${params}`;
};
