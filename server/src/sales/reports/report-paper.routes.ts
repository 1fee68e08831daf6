import { AppError } from '@tresen/domain/kit/errors';
import { salesFilterSchema } from '@tresen/domain/sales/dashboards';
import { customerFigures } from '@tresen/domain/sales/named-customers';
import { pairFigures } from '@tresen/domain/sales/pairs';
import {
  orderOfFigure,
  type ReportFigure,
  reportDimensions,
  reportFigures,
  reportQuestionSchema,
} from '@tresen/domain/sales/reports';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Ctx } from '../../kit/context/index.ts';
import { attachment } from '../../kit/exports/index.ts';
import { ctxOf } from '../../kit/http/index.ts';
import { parseInput } from '../../kit/input/index.ts';
import { readNamedCustomers } from './named-customers.service.ts';
import { paperAsCsv, paperAsPdf, paperAsXlsx } from './paper-files.ts';
import { type Hours, subjectOf } from './paper-subject.ts';
import type { SalesReport } from './report-answer.ts';
import {
  type PaperLanguage,
  type PaperSubject,
  type ReportPaper,
  reportDataOf,
  reportPaper,
  summaryPaper,
} from './report-paper.ts';
import { maxRows } from './report-rows.ts';
import { readSummary, salesReport } from './sales-report.service.ts';
import { soldTogether } from './sold-together.service.ts';
import { customersPaper, pairsPaper, tableTimesPaper } from './study-papers.ts';
import { readTableTimes } from './table-times.service.ts';

const writers = { pdf: paperAsPdf, xlsx: paperAsXlsx, csv: paperAsCsv } as const;
type Kind = keyof typeof writers;

const types: Readonly<Record<Kind, string>> = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
};

const hour = z.nullish(z.int().check(z.minimum(0), z.maximum(23)));

/** What a file is asked for; without rows it is the summary, or a study: pairs of articles, customers, table times. */
const askedSchema = z.object({
  pairs: z.optional(z.object({ article: z.nullish(z.string()), order: z.enum(pairFigures) })),
  customers: z.optional(z.object({ order: z.enum(customerFigures), isAscending: z.optional(z.boolean()) })),
  tableTimes: z.optional(z.literal(true)),
  filter: z.optional(salesFilterSchema),
  rows: z.optional(z.enum(reportDimensions)),
  columns: z.nullish(z.enum(reportDimensions)),
  figures: z.optional(
    z.array(z.enum(reportFigures)).check(z.minLength(1), z.maxLength(reportFigures.length)),
  ),
  order: z.nullish(z.enum(reportFigures)),
  isAscending: z.optional(z.boolean()),
  isIndexed: z.optional(z.boolean()),
  fromHour: hour,
  toHour: hour,
  withoutHolidays: z.optional(z.boolean()),
});
type AskedPaper = z.infer<typeof askedSchema>;

/**
 * `GET /api/reports/sales.<pdf|xlsx|csv>?language=de|en&question=<JSON>`: a report or the summary as a file. The access token
 * comes in the header, as everywhere.
 */
export const addReportPaperRoutes = (app: FastifyInstance): void => {
  app.get<{ Params: { file: string }; Querystring: { language?: string; question?: string } }>(
    '/api/reports/:file',
    { exposeHeadRoute: false },
    async (request, reply) => {
      const kind = kindOf(request.params.file);
      const asked = parseInput(askedSchema, parsed(request.query.question ?? '{}'));
      const paper = await askedPaper(ctxOf(request), asked, request.query.language === 'en' ? 'en' : 'de');
      return reply
        .type(types[kind])
        .header('content-disposition', attachment(`${paper.title} ${paper.lines[0]}.${kind}`))
        .header('cache-control', 'no-store')
        .header('x-content-type-options', 'nosniff')
        .send(await writers[kind](paper));
    },
  );
};

/** A report or the summary, ready to be written. @throws {AppError} INVALID_INPUT for what cannot be answered at once */
export const askedPaper = async (
  ctx: Ctx,
  asked: AskedPaper,
  language: PaperLanguage,
): Promise<ReportPaper> => {
  const { filter = {}, fromHour, toHour, tableTimes } = asked;
  // Table times are of whole branches, whatever else is chosen.
  const counted = tableTimes ? { ...filter, deviceIds: null, employees: null } : filter;
  const subject = await subjectOf(ctx, counted, tableTimes ? {} : { fromHour, toHour }, language);
  const study = await studyPaper(ctx, asked, subject);
  if (study) return study;
  const { rows, columns = null, figures, order, isAscending = false, isIndexed, ...hours } = asked;
  if (!rows || !figures) return summaryOf(ctx, hours, subject);
  const shown = order ?? figures[0];
  const question = { rows, columns, ...hours, ...(shown && { order: orderOfFigure(shown as ReportFigure) }) };
  const report = await salesReport(ctx, subject.filter, parseInput(reportQuestionSchema, question), {
    first: maxRows,
    isAscending,
  });
  return reportPaper(reportDataOf(answered(report)), { rows, columns, figures, isIndexed }, subject);
};

/** A study as a paper; undefined where none is asked for. */
async function studyPaper(
  ctx: Ctx,
  { pairs, customers, tableTimes, fromHour, toHour }: AskedPaper,
  subject: PaperSubject,
): Promise<ReportPaper | undefined> {
  const { filter } = subject;
  const page = { fromHour, toHour, first: maxRows };
  if (pairs) {
    const question = { ...page, article: pairs.article ?? null, order: pairs.order };
    return pairsPaper(await soldTogether(ctx, filter, question), subject);
  }
  if (customers) {
    const question = { ...page, order: customers.order, isAscending: customers.isAscending ?? false };
    return customersPaper(await readNamedCustomers(ctx, filter, question), subject);
  }
  if (!tableTimes) return undefined;
  const answer = await readTableTimes(ctx, filter);
  return tableTimesPaper(answered({ ...answer, omitted: answer.isOmitted ? 'TOO_MUCH' : null }), subject);
}

async function summaryOf(ctx: Ctx, hours: Hours, subject: PaperSubject): Promise<ReportPaper> {
  const { whole, vat, payments, closings } = await readSummary(ctx, subject.filter, hours);
  answered(whole);
  return summaryPaper(
    {
      whole: reportDataOf(whole),
      vat: reportDataOf(vat),
      payments: reportDataOf(payments),
      closings,
    },
    subject,
  );
}

/** A file without figures would be taken for one of nothing sold. */
function answered<Answer extends Pick<SalesReport, 'omitted'>>(report: Answer): Answer {
  if (report.omitted) throw new AppError('INVALID_INPUT', { field: 'filter', message: report.omitted });
  return report;
}

function kindOf(file: string): Kind {
  const [, kind] = /^sales\.(pdf|xlsx|csv)$/.exec(file) ?? [];
  if (kind === undefined) throw new AppError('NOT_FOUND');
  return kind as Kind;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError('INVALID_INPUT', { field: 'question' });
  }
}
