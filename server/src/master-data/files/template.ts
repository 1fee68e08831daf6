import type { Readable } from 'node:stream';
import { boundsOf, type Field, initialOf, longestText } from '@tresen/domain/kit/entities';
import type { ExportFormat } from '@tresen/domain/kit/exports';
import {
  decimalMarkOf,
  type FileLanguage,
  fileColumn,
  fileNumber,
  importTargets,
  recordCell,
} from '@tresen/domain/master-data/files';
import { kindWords } from '@tresen/domain/master-data/kinds';
import type { Tx } from '../../kit/db/pools.ts';
import type { RecordSource } from '../../kit/records/index.ts';
import { type CellValue, writeCsv, writeXlsx } from '../../kit/sheets/index.ts';
import type { FilesPort } from './files-port.ts';
import { findAllNamed, findLinkedDevices, findUnits, isNumerous } from './lookup.store.ts';
import { templateWords } from './template-words.ts';

const maxNames = 15;

/** Names of records that a column may say. */
type Names = ReadonlyMap<string, readonly string[]>;

/**
 * An empty table to fill in: the heads, an example, and what may stand in each column. The two rows below the heads are
 * remarks, which an import leaves out.
 */
export const templateFile = async (
  tx: Tx,
  port: FilesPort,
  source: RecordSource,
  format: ExportFormat,
  language: FileLanguage,
): Promise<Readable> => {
  const { entity } = source;
  const names = await namesOf(tx, port, source);
  const targets = importTargets(entity);
  const row = (cell: typeof allowedOf): readonly CellValue[] =>
    targets.map((target) => cell(entity, target, language, names));
  const rows = [row(exampleOf), row(allowedOf)];
  // What is allowed is text, also in columns of numbers.
  const columns = targets.map((target) => ({
    name: fileColumn(entity.name, target, language).name,
    width: 20,
  }));
  if (format === 'xlsx')
    return writeXlsx(columns, rows, { sheetName: kindWords[entity.name][language].many });
  return writeCsv(columns, rows, { separator: language === 'de' ? ';' : ',' });
};

async function namesOf(tx: Tx, { sets }: FilesPort, { entity }: RecordSource): Promise<Names> {
  const names = new Map<string, readonly string[]>();
  names.set(
    'unitIds',
    (await findUnits(tx)).slice(0, maxNames).map(({ name }) => name),
  );
  for (const [target, field] of Object.entries(entity.fields)) {
    if (field.kind === 'device')
      names.set(
        target,
        (await findLinkedDevices(tx)).slice(0, maxNames).map(({ name }) => name),
      );
    if (field.kind !== 'reference' || isNumerous(field.to)) continue;
    const source = sets.sources[field.to];
    const found = await findAllNamed(tx, source);
    names.set(
      target,
      found.slice(0, maxNames).map(({ values }) => String(values[source.entity.title])),
    );
  }
  return names;
}

function allowedOf(
  entity: RecordSource['entity'],
  target: string,
  language: FileLanguage,
  names: Names,
): string {
  const words = templateWords[language];
  const field = entity.fields[target];
  if (target === 'id') return words.remark;
  if (target === 'unitIds') return words.list([words.every, ...(names.get('unitIds') ?? [])]);
  if (target === 'isActive' || field?.kind === 'flag') return words.yesOrNo;
  switch (field?.kind) {
    case 'text':
    case 'longText':
      return words.text(field.max ?? longestText[field.kind]);
    case 'whole':
    case 'cents':
    case 'percent':
    case 'thousandths':
      return numberText(field, language);
    case 'choice':
    case 'choices':
      return words.list(
        Object.values(
          (kindWords[entity.name][language].choices as Readonly<Record<string, Record<string, string>>>)[
            target
          ] ?? {},
        ),
      );
    case 'colour':
      return '#rrggbb';
    case 'reference':
      return words.list(names.get(target) ?? []) || words.name(kindWords[field.to][language].one);
    case 'device':
      return words.list(names.get(target) ?? []);
    default:
      return field?.kind === 'rows' && field.of.price ? '2=3,50|3=Happy Hour=2,80' : '';
  }
}

function numberText(
  field: Extract<Field, { kind: 'whole' | 'cents' | 'percent' | 'thousandths' }>,
  language: FileLanguage,
) {
  const text = (value: number) => fileNumber(value, field.kind, decimalMarkOf[language]);
  const [least, max] = boundsOf(field);
  return templateWords[language].number(text(least), text(max));
}

function exampleOf(
  entity: RecordSource['entity'],
  target: string,
  language: FileLanguage,
  names: Names,
): string {
  const words = templateWords[language];
  const field = entity.fields[target];
  if (target === 'id') return words.example;
  if (target === 'unitIds') return words.every;
  if (target === entity.title) return words.exampleName;
  if (field?.kind === 'cents') return field.isRequired ? '2.80' : '';
  if (field?.kind === 'reference') return field.isRequired ? (names.get(target)?.[0] ?? '') : '';
  const record = {
    id: '',
    unitIds: null,
    isActive: true,
    values: { [target]: field ? initialOf(field) : null },
  };
  return recordCell(entity.name, target, record, language, {
    reference: () => '',
    unit: () => '',
    device: () => '',
  });
}
