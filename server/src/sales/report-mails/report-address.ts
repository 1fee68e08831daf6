import type { DayRange } from '@tresen/domain/kit/business-day';
import { comparisonOfMail, type MailedQuestion, type Rhythm } from '@tresen/domain/sales/report-mails';

interface MailedReport {
  readonly question: MailedQuestion | null;
  readonly unitIds: readonly string[] | null;
  readonly rhythm: Rhythm;
}

/** The page of the web app that shows the report of these days as the mail does: all that the question says is in it. */
export const reportAddress = (
  { question, unitIds, rhythm }: MailedReport,
  { from, to }: DayRange,
): string => {
  const params = new URLSearchParams({ from, to, compare: comparisonOfMail(rhythm) });
  if (unitIds) params.set('units', unitIds.join(','));
  if (!question) return `/dashboards/reports?${params}`;
  for (const [name, value] of Object.entries(shapeOf(question)))
    if (value !== null && value !== undefined) params.set(name, String(value));
  return `/dashboards/reports/own?${params}`;
};

function shapeOf({ isIndexed, withoutHolidays, isAscending, order, ...question }: MailedQuestion) {
  return {
    rows: question.rows,
    columns: question.columns,
    figures: question.figures.join(','),
    sort: order && `${isAscending ? '' : '-'}${order}`,
    index: isIndexed ? '1' : null,
    holidays: withoutHolidays ? 'without' : null,
    fromHour: question.fromHour,
    toHour: question.toHour,
  };
}
