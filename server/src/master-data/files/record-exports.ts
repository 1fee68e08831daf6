import { type EntityName, entityStatus, recordFilterSchema } from '@tresen/domain/kit/entities';
import { AppError } from '@tresen/domain/kit/errors';
import {
  exportTargets,
  type FileColumn,
  type FileLanguage,
  fileColumn,
  importTargets,
  type RecordNames,
  recordCell,
} from '@tresen/domain/master-data/files';
import { kindWords } from '@tresen/domain/master-data/kinds';
import type { Tx } from '../../kit/db/pools.ts';
import {
  type AskedExport,
  clockOf,
  type ExportPage,
  type ExportSource,
  keysetPages,
  type OpenExport,
} from '../../kit/exports/index.ts';
import { parseInput } from '../../kit/input/index.ts';
import {
  admitTo,
  countRecords,
  type ListedRecord,
  type ListQuery,
  listRecords,
  orderOf,
  type RecordSource,
  readFilter,
} from '../../kit/records/index.ts';
import type { Row } from '../../kit/sheets/index.ts';
import { changeableOf } from '../change-sets/index.ts';
import { findUnits } from './lookup.store.ts';
import { namesFor } from './preview.ts';

type Sources = Readonly<Record<EntityName, RecordSource>>;

// Read, written and forgotten together.
const pageSize = 1_000;

interface Asked {
  readonly source: RecordSource;
  readonly query: ListQuery;
  readonly columns: readonly FileColumn[];
  readonly language: FileLanguage;
  readonly clock: (at: Date) => string;
}

type ReadRecord = ListedRecord & { readonly values: Readonly<Record<string, unknown>> };

/**
 * The lists of records as files, a kind each: `articles`. What is written can be imported again; `columns` names others,
 * and `createdAt` and `lastModifiedAt` among them are on the clocks of the asked zone.
 */
export const createRecordExports = (sources: Sources): readonly ExportSource[] =>
  Object.values(sources).map((source) => {
    const { de, en } = kindWords[source.entity.name];
    return {
      name: source.plural,
      field: `Query.${source.plural}`,
      title: { de: de.many, en: en.many },
      admit: (ctx) => admitTo(ctx, source.entity),
      open: openRecords(sources, source),
    };
  });

function openRecords(sources: Sources, source: RecordSource) {
  return ({ filter, sort, columns, language, zone }: AskedExport): OpenExport => {
    const asked: Asked = {
      source,
      query: {
        filter: readFilter(source.entity, parseInput(recordFilterSchema, filter)),
        order: orderOf(source, sort),
      },
      columns: targetsOf(source, columns).map((target) => fileColumn(source.entity.name, target, language)),
      language,
      clock: clockOf(zone),
    };
    return {
      columns: asked.columns,
      count: (tx) => countRecords(tx, source, asked.query.filter),
      pages: (tx) => pagesOf(tx, sources, asked),
    };
  };
}

function targetsOf({ entity }: RecordSource, columns: string): readonly string[] {
  if (columns === '') return importTargets(entity);
  const asked = [...new Set(columns.split(','))];
  const unknown = asked.find((target) => !exportTargets(entity).includes(target));
  if (unknown !== undefined) throw new AppError('INVALID_INPUT', { field: 'columns' });
  return asked;
}

async function* pagesOf(tx: Tx, sources: Sources, asked: Asked): AsyncGenerator<ExportPage> {
  const { source, query } = asked;
  const units = await findUnits(tx);
  const behind = async (last: ListedRecord | undefined) => {
    const after = last && { key: last.placeKey, id: last.id };
    return (await listRecords(tx, source, query, pageSize, after)).slice(0, pageSize);
  };
  for await (const page of keysetPages(pageSize, behind)) {
    const records = page.map((row) => ({ ...row, ...changeableOf(source.entity, row) }));
    const written = records.map(({ values }) => ({ entity: source.entity.name, values }));
    const names = await namesFor(tx, sources, units, written);
    yield { rows: records.map((record) => rowOf(asked, record, names)), counted: page.length };
  }
}

function rowOf({ source, columns, language, clock }: Asked, record: ReadRecord, names: RecordNames): Row {
  return columns.map(({ target }) =>
    target === 'createdAt' || target === 'lastModifiedAt'
      ? clock(record[target])
      : recordCell(
          source.entity.name,
          target,
          { ...record, isActive: record.status === entityStatus.active },
          language,
          names,
        ),
  );
}
