import { posix } from 'node:path';
import { unreadable } from '../faults.ts';
import type { Archive } from './archive.ts';
import { readXml } from './xml.ts';

export interface WorkbookSheet {
  readonly name: string;
  readonly isHidden: boolean;
  /** Name of the part with its cells. */
  readonly part: string;
}

export interface Workbook {
  readonly sheets: readonly WorkbookSheet[];
  readonly is1904: boolean;
  readonly sharedStringsPart: string | undefined;
  readonly stylesPart: string | undefined;
}

interface Relation {
  readonly id: string;
  /** The last word of its type: transitional and strict documents name it by different addresses. */
  readonly type: string;
  readonly part: string;
}

interface Contents {
  readonly sheets: { name: string; isHidden: boolean; relation: string | undefined }[];
  is1904: boolean;
}

/** @throws {AppError} FILE_UNREADABLE for what is no workbook, or lacks one of its parts */
export const readWorkbook = async (archive: Archive): Promise<Workbook> => {
  refuseOthers(archive);
  const start = (await readRelations(archive, '')).find(({ type }) => type === 'officeDocument');
  if (!start) throw unreadable('damaged');
  const [relations, { sheets, is1904 }] = await Promise.all([
    readRelations(archive, start.part),
    readContents(archive, start.part),
  ]);
  const partOf = (type: string) => relations.find((relation) => relation.type === type)?.part;
  return {
    sheets: sheets.flatMap(({ relation, ...sheet }) => {
      const found = relations.find(({ id, type }) => id === relation && type === 'worksheet');
      return found ? [{ ...sheet, part: found.part }] : []; // charts and dialogs are no tables
    }),
    is1904,
    sharedStringsPart: partOf('sharedStrings'),
    stylesPart: partOf('styles'),
  };
};

function refuseOthers(archive: Archive): void {
  if (archive.has('xl/workbook.bin')) throw unreadable('binaryExcel');
  if (archive.has('mimetype') && archive.has('content.xml')) throw unreadable('openDocument');
  if (!archive.has('[Content_Types].xml')) throw unreadable('archive');
  if (archive.has('word/document.xml') || archive.has('ppt/presentation.xml'))
    throw unreadable('unknownKind');
}

/** What a part refers to (ECMA-376 part 2, 6.5): its name is `_rels/<part>.rels` beside the part. */
async function readRelations(archive: Archive, part: string): Promise<Relation[]> {
  const folder = posix.dirname(part);
  const relations: Relation[] = [];
  await readXml(await archive.open(posix.join(folder, '_rels', `${posix.basename(part)}.rels`)), {
    open: (name, { Id = '', Type = '', Target = '', TargetMode }) => {
      if (name !== 'Relationship' || TargetMode === 'External') return;
      const target = posix.resolve('/', folder, Target).slice(1);
      relations.push({ id: Id, type: posix.basename(Type), part: target });
    },
  });
  return relations;
}

async function readContents(archive: Archive, part: string): Promise<Contents> {
  const contents: Contents = { sheets: [], is1904: false };
  await readXml(await archive.open(part), {
    open: (element, attributes) => {
      if (element === 'workbookPr') contents.is1904 = ['1', 'true'].includes(attributes.date1904 ?? '');
      if (element !== 'sheet') return;
      const { name = '', state = 'visible' } = attributes;
      const relation = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1];
      contents.sheets.push({ name, isHidden: state !== 'visible', relation });
    },
  });
  return contents;
}
