import type { Entity } from '@tresen/domain/master-data/entities';
import { useMemo } from 'react';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import type { Column } from '../../kit/list/index.ts';
import { SyncSign } from '../../kit/sync-sign/index.ts';
import { type Unit, useUnits } from '../../organization/units/index.ts';
import { recordListsTexts } from './record-lists-texts.ts';

/** What the rows of every list of records have beside the fields. */
export interface CommonFacts {
  readonly id: string;
  readonly isActive: boolean;
  /** Null is all branches, also those to come. Absent in kinds that no register gets. */
  readonly unitIds?: readonly string[] | null;
  /** Absent likewise. */
  readonly syncState?: string;
  /** UTC, ISO 8601 */
  readonly createdAt: string;
  readonly lastModifiedAt: string;
  readonly lastModifiedByName: string;
}

type Texts = ReturnType<typeof useTexts<(typeof recordListsTexts)['de']>>;

const branchWords = (t: Texts, unitIds: CommonFacts['unitIds'], branches: readonly Unit[]): string => {
  if (!unitIds) return t.allBranches;
  const names = branches.filter(({ id }) => unitIds.includes(id)).map(({ name }) => name);
  return names.length > 2 ? t.branchCount(String(names.length)) : names.join(', ');
};

/** Columns that all lists of records have: branches where there are several, state, sync state, times. */
export const useCommonColumns = ({ isSynced }: Pick<Entity, 'isSynced'>): readonly Column<CommonFacts>[] => {
  const t = useTexts(recordListsTexts);
  const f = useFormats();
  const units = useUnits();
  const branches = useMemo(() => units.filter(({ type }) => type === 'branch'), [units]);
  return useMemo(
    () => [
      ...(isSynced && branches.length > 1
        ? [
            {
              key: 'unitIds',
              name: t.branches,
              isTableOnly: true,
              cell: ({ unitIds }: CommonFacts) => <bdi>{branchWords(t, unitIds, branches)}</bdi>,
            },
          ]
        : []),
      {
        key: 'isActive',
        name: t.status,
        isTableOnly: true,
        // What waits for its deletion is neither: the sync state beside it says so.
        cell: ({ isActive, syncState }) =>
          syncState === 'markedForDeletion' ? '–' : isActive ? t.active : t.inactive,
      },
      ...(isSynced
        ? [
            {
              key: 'syncState',
              name: t.sync,
              cell: ({ syncState = 'neverSynced' }: CommonFacts) => <SyncSign state={syncState} />,
            },
          ]
        : []),
      {
        key: 'lastModifiedAt',
        name: t.lastModified,
        sort: 'lastModifiedAt',
        isExtra: true,
        isTableOnly: true,
        cell: (row) => t.lastModifiedBy(f.dateTime(row.lastModifiedAt), row.lastModifiedByName),
      },
      {
        key: 'createdAt',
        name: t.created,
        sort: 'createdAt',
        isExtra: true,
        isTableOnly: true,
        cell: ({ createdAt }) => f.dateTime(createdAt),
      },
    ],
    [t, f, branches, isSynced],
  );
};
