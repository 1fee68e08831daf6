import type { Archive } from './archive.ts';
import { type NumberKind, numberKindOf } from './number-format.ts';
import { readXml } from './xml.ts';

/** What the style of a cell, a number in its attribute `s`, says about its number. */
export type CellStyles = readonly NumberKind[];

/** @param part of the styles; a document may go without */
export const readStyles = async (archive: Archive, part: string | undefined): Promise<CellStyles> => {
  if (!part) return [];
  const codes = new Map<number, string>();
  const formats: number[] = [];
  let isInCells = false;
  await readXml(await archive.open(part), {
    open: (name, { numFmtId = '0', formatCode = '' }) => {
      if (name === 'numFmt') codes.set(Number(numFmtId), formatCode);
      if (name === 'cellXfs') isInCells = true;
      if (name === 'xf' && isInCells) formats.push(Number(numFmtId));
    },
    close: (name) => {
      if (name === 'cellXfs') isInCells = false;
    },
  });
  return formats.map((id) => numberKindOf(id, codes.get(id)));
};
