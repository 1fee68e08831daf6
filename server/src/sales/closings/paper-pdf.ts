import type { Readable } from 'node:stream';
import {
  cellText,
  closingReport,
  closingTitle,
  type ReportFormats,
  type ReportPart,
  type ReportTable,
  type ReportWords,
  reportWords,
} from '@tresen/domain/sales/closing-reports';
import type { Closing } from '@tresen/domain/sales/closings';
import { type PdfBlock, type PdfColumn, writePdf } from '../../kit/pdf/index.ts';
import { type PaperLanguage, paperFormats } from './paper-formats.ts';

/** A closing as it is printed. */
export interface ClosingPaper {
  readonly closing: Closing;
  readonly unitName: string;
  readonly zone: string;
  readonly language: PaperLanguage;
}

interface Style {
  readonly words: ReportWords;
  readonly formats: ReportFormats;
  readonly zone: string;
}

/** What fits on paper: the CSV has all. */
const maxRows = 1_000;

/** A closing as PDF with the cash count on a page of its own (RCP-08, RCP-09). Dated as the closing is. */
export const closingPdf = (paper: ClosingPaper): Promise<Readable> => {
  const { closing, unitName, language } = paper;
  const title = closingTitle({ closing, words: reportWords[language] });
  const company = closing.company?.name ?? unitName;
  return writePdf(
    {
      title,
      language,
      createdAt: new Date(closing.createdAt),
      author: company,
      footer: `${company} · ${closing.register.name} · ${title}`,
    },
    blocksOf(paper),
  );
};

function* blocksOf({ closing, unitName, zone, language }: ClosingPaper): Generator<PdfBlock> {
  const words = reportWords[language];
  const style = { words, formats: paperFormats(language), zone };
  const head = `${closing.register.name} · ${unitName}`;
  const text = closingTitle({ closing, words });
  yield { kind: 'title', text, lines: [head, style.formats.day(closing.businessDay)] };
  const sections = closingReport({ closing, unitName, words });
  for (const { title, parts } of sections.filter(({ id }) => id !== 'count')) {
    yield { kind: 'heading', text: title };
    yield* sectionBlocks(parts, style);
  }
  const count = sections.find(({ id }) => id === 'count');
  if (!count) return;
  // The protocol is signed and filed by itself.
  yield { kind: 'pageBreak' };
  yield { kind: 'heading', text: `${count.title} · ${text}` };
  yield { kind: 'note', text: head };
  yield* sectionBlocks(count.parts, style);
  yield signatures(closing, words);
}

/** The parts of a section; each table has its name where there are several. */
function* sectionBlocks(parts: readonly ReportPart[], style: Style): Generator<PdfBlock> {
  const tables = parts.filter(({ kind }) => kind === 'table').length;
  for (const part of parts) {
    if (part.kind === 'table' && tables > 1) yield { kind: 'heading', text: part.name, isSmall: true };
    yield* partBlocks(part, style);
  }
}

function partBlocks(part: ReportPart, style: Style): readonly PdfBlock[] {
  return part.kind === 'table'
    ? tableBlocks(part, style)
    : [
        {
          kind: 'facts',
          facts: part.facts.map(({ name, cell }) => ({
            name,
            value: cellText(cell, style.formats, style.zone),
          })),
        },
      ];
}

function tableBlocks(table: ReportTable, style: Style): readonly PdfBlock[] {
  return table.rows.length <= maxRows + 1
    ? [tableBlock(table, style)]
    : [
        tableBlock(cutTable(table), style),
        { kind: 'note', text: style.words.cut(style.formats.number(maxRows)) },
      ];
}

function tableBlock(table: ReportTable, { formats, zone }: Style): PdfBlock {
  const rows = table.rows.map(({ cells, isTotal = false }) => ({
    cells: cells.map((cell) => cellText(cell, formats, zone)),
    isTotal,
  }));
  const isOfTexts = table.columns.every(({ isAmount }) => !isAmount);
  const columns = table.columns.map(({ name, isAmount }, index): PdfColumn => {
    const texts = [name, ...rows.map(({ cells }) => cells[index] ?? '')];
    const share = isOfTexts ? textShare(texts) : shareOf(table, index);
    return { name, share, align: isAmount ? 'end' : 'start' };
  });
  return { kind: 'table', name: table.name, columns, rows };
}

/** Texts beside each other have the room that the longest of them need. */
function textShare(texts: readonly string[]): number {
  return Math.min(Math.max(8, ...texts.map(({ length }) => length)), 40);
}

/** Names need room; so do amounts where there are few columns. */
function shareOf({ columns }: ReportTable, index: number): number {
  if (index > 0) return 1.3;
  return columns.length > 4 ? 2 : 3;
}

/** A table too long for paper keeps its first rows and its sum, and says so. */
function cutTable(table: ReportTable): ReportTable {
  const total = table.rows.at(-1);
  return { ...table, rows: [...table.rows.slice(0, maxRows), ...(total?.isTotal ? [total] : [])] };
}

/** Two people sign a count; a name that is not known is left to be written (fiscal.md 7.2). */
function signatures({ counts }: Closing, { count }: ReportWords): PdfBlock {
  const last = counts?.at(-1);
  const line = (role: string, name: string | undefined) =>
    `${name ? `${role}: ${name}` : role} · ${count.signatureLine}`;
  return {
    kind: 'signatures',
    names: [line(count.countedBy, last?.countedBy?.name), line(count.secondPerson, last?.secondPerson?.name)],
  };
}
