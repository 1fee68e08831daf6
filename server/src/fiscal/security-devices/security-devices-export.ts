import { securityDeviceListWords } from '@tresen/domain/fiscal/security-devices';
import { recordFilterSchema } from '@tresen/domain/kit/entities';
import type { ExportLanguage } from '@tresen/domain/kit/exports';
import type { Tx } from '../../kit/db/pools.ts';
import {
  type AskedExport,
  clockOf,
  columnsIn,
  type ExportPage,
  type ExportSource,
  keysetPages,
  type OpenExport,
  rowOf,
  type TableColumn,
} from '../../kit/exports/index.ts';
import { parseInput } from '../../kit/input/index.ts';
import { orderOf, readFilter } from '../../kit/records/index.ts';
import {
  countSecurityDevices,
  type ListedSecurityDevice,
  listSecurityDevicePage,
  type SecurityDeviceListQuery,
  securityDeviceSource,
} from './device-list.store.ts';

type Fields = keyof (typeof securityDeviceListWords)['de']['fields'];

const pageSize = 500;

/** The list of security devices as a file. It holds no PIN. */
export const securityDevicesExport: ExportSource = {
  name: 'securityDevices',
  field: 'Query.securityDevices',
  title: { de: securityDeviceListWords.de.many, en: securityDeviceListWords.en.many },
  open: openSecurityDevices,
};

function openSecurityDevices({ filter, sort, language }: AskedExport): OpenExport {
  const query: SecurityDeviceListQuery = {
    filter: readFilter(securityDeviceSource.entity, parseInput(recordFilterSchema, filter)),
    order: orderOf(securityDeviceSource, sort),
  };
  const columns = columnsOf(language);
  return {
    columns: columnsIn(columns, language),
    count: (tx) => countSecurityDevices(tx, query.filter),
    pages: (tx) => pagesOf(tx, query, columns),
  };
}

function columnsOf(language: ExportLanguage): readonly TableColumn<ListedSecurityDevice>[] {
  const { choices } = securityDeviceListWords[language];
  const timeOf = (zone: string, at: Date | null) => (at ? clockOf(zone)(at) : null);
  return [
    { head: head('registerName'), width: 24, cell: ({ registerName }) => registerName },
    { head: head('unitName'), width: 24, cell: ({ unitName }) => unitName },
    { head: head('serial'), width: 66, cell: ({ serial }) => serial },
    { head: head('health'), width: 16, cell: ({ health }) => choices.health[health] },
    {
      head: head('causes'),
      width: 40,
      cell: ({ causes }) => causes.map((cause) => choices.causes[cause]).join(', '),
    },
    {
      head: head('operatingState'),
      width: 24,
      cell: ({ report }) => choices.operatingState[report.operatingState],
    },
    {
      head: head('validationState'),
      width: 16,
      cell: ({ validationState }) => choices.validationState[validationState],
    },
    { head: head('kind'), width: 24, cell: ({ report }) => choices.kind[report.kind] },
    { head: head('provider'), width: 24, cell: ({ report }) => choices.provider[report.provider] },
    { head: head('formFactor'), width: 16, cell: ({ report }) => choices.formFactor[report.formFactor] },
    { head: head('bsiId'), width: 20, cell: ({ bsiId }) => bsiId },
    {
      head: head('certificateExpiresAt'),
      type: 'date',
      width: 17,
      cell: ({ zone, certificateExpiresAt }) => timeOf(zone, certificateExpiresAt),
    },
    {
      head: head('remainingSignatures'),
      type: 'number',
      cell: ({ report: { signatures } }) => (signatures ? signatures.most - signatures.used : null),
    },
    { head: head('firmware'), width: 16, cell: ({ report }) => report.firmware ?? null },
    {
      head: head('lastReportAt'),
      type: 'date',
      width: 17,
      cell: ({ zone, lastReportAt }) => timeOf(zone, lastReportAt),
    },
    { head: { de: 'ID', en: 'ID' }, width: 38, cell: ({ id }) => id },
  ];
}

function head(field: Fields) {
  return { de: securityDeviceListWords.de.fields[field], en: securityDeviceListWords.en.fields[field] };
}

async function* pagesOf(
  tx: Tx,
  query: SecurityDeviceListQuery,
  columns: readonly TableColumn<ListedSecurityDevice>[],
): AsyncGenerator<ExportPage> {
  const behind = async (last: ListedSecurityDevice | undefined) => {
    const after = last && { key: last.placeKey, id: last.id };
    return (await listSecurityDevicePage(tx, query, pageSize, after)).slice(0, pageSize);
  };
  for await (const page of keysetPages(pageSize, behind))
    yield { rows: page.map((device) => rowOf(columns, device)), counted: page.length };
}
