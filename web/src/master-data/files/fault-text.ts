import type { EntityName, FaultCode } from '@tresen/domain/kit/entities';
import type { CellFaultCode } from '@tresen/domain/master-data/files';
import { kinds } from '@tresen/domain/master-data/kinds';
import { useFaultWords } from '../../kit/faults/index.ts';
import type { ImportFault } from './files.queries.ts';
import { useFilesTexts } from './files-texts.ts';

type Parameters = Readonly<Record<string, string | number>>;

/** Turns a fault of a cell into a sentence. */
export const useCellFaultText = (
  entity: EntityName,
): ((fault: Pick<ImportFault, 'code' | 'target' | 'parameters' | 'text'>) => string) => {
  const t = useFilesTexts();
  const faultWords = useFaultWords();
  return ({ code, target, parameters: json, text }) => {
    const parameters: Parameters = json === null ? {} : JSON.parse(json);
    const own = t.faults[code as CellFaultCode];
    if (own) return own({ text, row: String(parameters.row), decimals: String(parameters.decimals) });
    return faultWords({ code: code as FaultCode, parameters }, kinds[entity].fields[target]);
  };
};

/** `C17`, as a spreadsheet names the cell; undefined where the file has no such column. */
export const cellName = ({ column, row }: Pick<ImportFault, 'column' | 'row'>): string | undefined =>
  column === null ? undefined : `${column}${row}`;

/** Lines of cells as a CSV that spreadsheets of the language open without asking. */
export const csvOf = (lines: readonly (readonly string[])[], separator: ';' | ','): Blob =>
  new Blob([`\uFEFF${lines.map((cells) => `${cells.map(quoted).join(separator)}\r\n`).join('')}`], {
    type: 'text/csv',
  });

function quoted(text: string): string {
  // A spreadsheet takes what begins like this for a formula.
  const harmless = /^\s*[=+\-@＝＋－＠]/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
