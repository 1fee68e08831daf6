import { backupList, type backupListWords } from '@tresen/domain/fleet/backups';
import { useMemo } from 'react';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { type Columns, useColumns } from '../../kit/list/index.ts';
import { type ColumnChoice, useFieldColumns } from '../../kit/record-list/index.ts';
import { BackupState, useSize } from './backup-state.tsx';
import type { BackupRow } from './backups.queries.ts';
import { backupTexts } from './backups-texts.ts';

/** The columns of the list. */
export const useBackupColumns = (words: (typeof backupListWords)['de']): Columns<BackupRow> => {
  const columns = useChoices();
  const fields = useFieldColumns({ entity: backupList, words, currency: 'EUR', columns, pathOf });
  return useColumns('backups', fields);
};

function useChoices(): readonly ColumnChoice<BackupRow>[] {
  const t = useTexts(backupTexts);
  const f = useFormats();
  const sizeOf = useSize();
  return useMemo(
    () => [
      'fileName',
      { field: 'state', cell: (backup) => <BackupState backup={backup} /> },
      'category',
      { key: 'register', name: t.register, isNamed: true, cell: ({ registerName }) => registerName },
      { key: 'branch', name: t.branch, isTableOnly: true, cell: ({ unitName }) => unitName },
      { field: 'endedAt', cell: ({ endedAt, zone }) => f.dateTime(endedAt, zone) },
      { field: 'size', cell: ({ size }) => <bdi>{sizeOf(size)}</bdi> },
      {
        key: 'trend',
        name: t.trend,
        role: 'number',
        isTableOnly: true,
        cell: ({ size, previousSize }) => (
          <bdi>{previousSize === null ? t.first : f.change(changeOf(size, previousSize))}</bdi>
        ),
      },
    ],
    [t, f, sizeOf],
  );
}

/** To whole hundredths. */
function changeOf(size: number, before: number): number {
  return Math.round((100 * (size - before)) / before) / 100;
}

function pathOf({ id }: BackupRow): string {
  return `/setting/backups/${id}`;
}
