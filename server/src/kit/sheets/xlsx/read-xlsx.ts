import { unreadable } from '../faults.ts';
import type { RawRow, RawSheet, ReadOptions, SheetLimits } from '../sheet.ts';
import { type Archive, openArchive } from './archive.ts';
import { readSharedStrings } from './shared-strings.ts';
import { readStyles } from './styles.ts';
import { readWorkbook, type Workbook, type WorkbookSheet } from './workbook.ts';
import { type CellContext, readWorksheet } from './worksheet.ts';

type Batches = AsyncGenerator<readonly RawRow[]>;

/**
 * Reads one sheet of a workbook (ECMA-376): the named one, or the first that holds something.
 * @throws {AppError} FILE_UNREADABLE, FILE_TOO_LARGE; also later, while its rows are read
 */
export const readXlsx = async (
  bytes: Buffer,
  options: ReadOptions,
  limits: SheetLimits,
): Promise<RawSheet> => {
  const archive = await openArchive(bytes, limits);
  const workbook = await readWorkbook(archive);
  const candidates = sheetsToTry(workbook, options.sheet);
  const context = await readContext(archive, workbook);
  for (const { name, part } of candidates) {
    const batches = await skipToText(readWorksheet(await archive.open(part), context, limits));
    const sheets = workbook.sheets.filter(({ isHidden }) => !isHidden).map((sheet) => sheet.name);
    if (batches) return { origin: { kind: 'xlsx', sheet: name, sheets }, batches };
  }
  throw unreadable('empty');
};

function sheetsToTry({ sheets }: Workbook, wanted: string | undefined): readonly WorkbookSheet[] {
  if (wanted === undefined) return sheets.filter(({ isHidden }) => !isHidden);
  const found = sheets.filter(({ name }) => name === wanted);
  if (found.length === 0) throw unreadable('noSheet');
  return found;
}

async function readContext(archive: Archive, workbook: Workbook): Promise<CellContext> {
  return {
    sharedStrings: await readSharedStrings(archive, workbook.sharedStringsPart),
    styles: await readStyles(archive, workbook.stylesPart),
    is1904: workbook.is1904,
  };
}

/** Reads on to the first row that holds something; undefined if none does. */
async function skipToText(batches: Batches): Promise<Batches | undefined> {
  for (;;) {
    const { value, done } = await batches.next();
    if (done) return undefined;
    if (value.some(holdsText)) return putBack(value, batches);
  }
}

function holdsText({ cells }: RawRow): boolean {
  return cells.some((cell) => cell.trim() !== '');
}

async function* putBack(first: readonly RawRow[], others: Batches): Batches {
  yield first;
  yield* others;
}
