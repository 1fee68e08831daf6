import {
  type ReportPart,
  type ReportSection,
  type ReportSectionId,
  type ReportSource,
  reportSections,
} from './report.ts';
import { cashTable, countsParts } from './report-cash.ts';
import {
  correctionsTable,
  depositsTable,
  reductionsTable,
  trainingTable,
  vouchersTable,
} from './report-counted.ts';
import { headPart } from './report-head.ts';
import { paymentTables } from './report-payments.ts';
import { employeesTable, tipsTable } from './report-people.ts';
import {
  articlesTable,
  casesTable,
  categoriesTable,
  hoursTable,
  turnoverPart,
  vatTable,
} from './report-sums.ts';
import { tseParts } from './report-tse.ts';
import type { ReportTerm } from './report-words.ts';

const partsOf: Readonly<Record<ReportSectionId, (source: ReportSource) => readonly ReportPart[]>> = {
  head: (source) => [headPart(source)],
  turnover: (source) => [turnoverPart(source)],
  vat: vatTable,
  payments: paymentTables,
  cases: casesTable,
  categories: categoriesTable,
  employees: employeesTable,
  corrections: correctionsTable,
  reductions: reductionsTable,
  tips: tipsTable,
  vouchers: vouchersTable,
  deposits: depositsTable,
  training: trainingTable,
  hours: hoursTable,
  articles: articlesTable,
  cash: cashTable,
  count: countsParts,
  tse: tseParts,
};

const termOfSection: Partial<Record<ReportSectionId, ReportTerm>> = {
  vat: 'vat',
  payments: 'payments',
  cases: 'cases',
  tips: 'tips',
};

/**
 * The blocks of a closing as its page, its PDF, its print and its CSV show them: one source, so that all of them hold the
 * same figures to the cent (RCP-09). Blocks that have nothing to tell are left out.
 */
export const closingReport = (source: ReportSource): readonly ReportSection[] =>
  reportSections
    .map((id): ReportSection => {
      const term = termOfSection[id];
      return { id, title: source.words.sections[id], parts: partsOf[id](source), ...(term && { term }) };
    })
    .filter(({ parts }) => parts.length > 0);

/** `Tagesabschluss Z 17`. */
export const closingTitle = ({ closing, words }: Pick<ReportSource, 'closing' | 'words'>): string =>
  words.title(words.types[closing.type], String(closing.zNumber));
