import { type BackupState, backupListWords } from '@tresen/domain/fleet/backups';
import { recordFilterSchema } from '@tresen/domain/kit/entities';
import type { ExportLanguage } from '@tresen/domain/kit/exports';
import type { Tx } from '../../kit/db/pools.ts';
import {
  clockOf,
  columnsIn,
  type ExportPage,
  type ExportSource,
  keysetPages,
  rowOf,
  type TableColumn,
} from '../../kit/exports/index.ts';
import { parseInput } from '../../kit/input/index.ts';
import { backupQueryOf } from './backup-list.service.ts';
import {
  type BackupListQuery,
  countBackups,
  type ListedBackup,
  listBackupPage,
} from './backup-list.store.ts';

const pageSize = 500;

/** The list of backups as a file. */
export const backupsExport: ExportSource = {
  name: 'backups',
  field: 'Query.backups',
  title: { de: backupListWords.de.many, en: backupListWords.en.many },
  open: ({ filter, sort, language }) => {
    const query = backupQueryOf(parseInput(recordFilterSchema, filter), sort);
    const columns = backupColumnsIn(language);
    return {
      columns: columnsIn(columns, language),
      count: (tx) => countBackups(tx, query),
      pages: (tx) => backupPages(tx, query, columns),
    };
  },
};

function backupColumnsIn(language: ExportLanguage): readonly TableColumn<ListedBackup>[] {
  const { choices } = backupListWords[language];
  const head = (field: keyof (typeof backupListWords)['de']['fields']) => ({
    de: backupListWords.de.fields[field],
    en: backupListWords.en.fields[field],
  });
  const time = (
    de: string,
    en: string,
    at: (backup: ListedBackup) => Date | null,
  ): TableColumn<ListedBackup> => ({
    head: { de, en },
    type: 'date',
    width: 17,
    cell: (backup) => {
      const instant = at(backup);
      return instant && clockOf(backup.zone)(instant);
    },
  });
  return [
    { head: head('fileName'), width: 32, cell: ({ fileName }) => fileName },
    { head: head('state'), width: 16, cell: ({ state }: { state: BackupState }) => choices.state[state] },
    { head: head('category'), width: 16, cell: ({ category }) => choices.category[category] },
    { head: head('deviceId'), width: 24, cell: ({ registerName }) => registerName },
    { head: { de: 'Filiale', en: 'Branch' }, width: 24, cell: ({ unitName }) => unitName },
    { head: { de: 'Seriennummer', en: 'Serial' }, width: 38, cell: ({ posSerial }) => posSerial },
    time('Begonnen', 'Started', ({ startedAt }) => startedAt),
    time('Beendet', 'Ended', ({ endedAt }) => endedAt),
    time('Empfangen', 'Received', ({ receivedAt }) => receivedAt),
    { head: { de: 'Bytes', en: 'Bytes' }, type: 'number', width: 14, cell: ({ size }) => size },
    { head: { de: 'Tage', en: 'Days' }, type: 'number', cell: ({ policyDays }) => policyDays },
    { head: { de: 'SHA-256', en: 'SHA-256' }, width: 66, cell: ({ sha256 }) => sha256 },
    { head: { de: 'ID', en: 'ID' }, width: 38, cell: ({ id }) => id },
  ];
}

async function* backupPages(
  tx: Tx,
  query: BackupListQuery,
  columns: readonly TableColumn<ListedBackup>[],
): AsyncGenerator<ExportPage> {
  const behind = async (last: ListedBackup | undefined) => {
    const after = last && { key: last.placeKey, id: last.id };
    return (await listBackupPage(tx, query, pageSize, after)).slice(0, pageSize);
  };
  for await (const page of keysetPages(pageSize, behind))
    yield { rows: page.map((backup) => rowOf(columns, backup)), counted: page.length };
}
