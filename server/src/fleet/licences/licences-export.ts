import { licenceListWords } from '@tresen/domain/fleet/licences';
import { recordFilterSchema } from '@tresen/domain/kit/entities';
import type { ExportLanguage } from '@tresen/domain/kit/exports';
import type { Tx } from '../../kit/db/pools.ts';
import {
  type AskedExport,
  clockOf,
  columnsIn,
  type ExportPage,
  type ExportSource,
  type OpenExport,
  rowOf,
  type TableColumn,
} from '../../kit/exports/index.ts';
import { parseInput } from '../../kit/input/index.ts';
import { orderOf, readFilter } from '../../kit/records/index.ts';
import { countEveryLicence } from './licence-count.store.ts';
import { everyLicenceId } from './licence-list.store.ts';
import { type LicenceListQuery, licenceSource } from './licence-rows.store.ts';
import { licencesById, type StoredLicence } from './licences.store.ts';

type Fields = keyof (typeof licenceListWords)['de']['fields'];

const pageSize = 500;

interface Asked extends LicenceListQuery {
  readonly tenantId: string;
}

/**
 * The list of licences as a file, read under the policies: its one moment is a transaction of the tenant. A search takes
 * longer there than the list's own, which nobody waits for.
 */
export const licencesExport: ExportSource = {
  name: 'licences',
  field: 'Query.licences',
  title: { de: licenceListWords.de.many, en: licenceListWords.en.many },
  open: openLicences,
};

function openLicences({ tenantId, filter, sort, language, zone, now }: AskedExport): OpenExport {
  const asked: Asked = {
    tenantId,
    filter: readFilter(licenceSource.entity, parseInput(recordFilterSchema, filter)),
    order: orderOf(licenceSource, sort),
    at: new Date(now),
  };
  const columns = licenceColumns(language, zone);
  return {
    columns: columnsIn(columns, language),
    count: (tx) => countEveryLicence(tx, tenantId, asked),
    pages: (tx) => licencePages(tx, asked, columns),
  };
}

function licenceColumns(language: ExportLanguage, zone: string): readonly TableColumn<StoredLicence>[] {
  const { choices } = licenceListWords[language];
  const clock = clockOf(zone);
  const timeOf = (at: Date | null) => (at ? clock(at) : null);
  return [
    { head: head('serial'), width: 36, cell: ({ serial }) => serial },
    { head: head('customerName'), width: 26, cell: ({ customerName }) => customerName },
    { head: head('appName'), width: 22, cell: ({ appName }) => appName },
    { head: head('appType'), width: 14, cell: ({ appType }) => choices.appType[appType] },
    { head: head('licenceType'), width: 14, cell: ({ licenceType }) => choices.licenceType[licenceType] },
    { head: head('state'), width: 20, cell: ({ state }) => choices.state[state] },
    { head: head('mainVersion'), type: 'number', cell: ({ mainVersion }) => mainVersion },
    { head: head('endsAt'), type: 'date', width: 17, cell: ({ endsAt }) => timeOf(endsAt) },
    { head: { de: 'Kasse', en: 'Register' }, width: 22, cell: ({ deviceName }) => deviceName },
    {
      head: { de: 'Letzter Kontakt', en: 'Last contact' },
      type: 'date',
      width: 17,
      cell: ({ lastContactAt }) => timeOf(lastContactAt),
    },
    {
      head: { de: 'Angelegt', en: 'Created' },
      type: 'date',
      width: 17,
      cell: ({ createdAt }) => timeOf(createdAt),
    },
    { head: { de: 'ID', en: 'ID' }, width: 38, cell: ({ id }) => id },
  ];
}

function head(field: Fields) {
  return {
    de: licenceListWords.de.fields[field],
    en: licenceListWords.en.fields[field],
  };
}

async function* licencePages(
  tx: Tx,
  { tenantId, ...query }: Asked,
  columns: readonly TableColumn<StoredLicence>[],
): AsyncGenerator<ExportPage> {
  for await (const ids of everyLicenceId(tx, tenantId, query, pageSize)) {
    const found = await licencesById(tx, ids);
    const licences = ids.flatMap((id) => found.get(id) ?? []);
    yield { rows: licences.map((licence) => rowOf(columns, licence)), counted: licences.length };
  }
}
