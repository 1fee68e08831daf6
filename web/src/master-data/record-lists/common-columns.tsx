import type { Entity } from '@tresen/domain/kit/entities';
import { useMemo } from 'react';
import { type Unit, useUnits } from '../../kit/branches/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import type { Column } from '../../kit/list/index.ts';
import { SyncBadge } from '../../kit/sync-badge/index.ts';
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

interface CommonOptions {
  /** Whether an entry is in use can be entered in the list. */
  readonly isEditable: boolean;
  /** Ids of rows that share their name with others, parted by blanks: the same text while they are the same. */
  readonly twins: string;
}

/** Rows of the same name, which stand in different branches. */
export const twinsOf = (rows: readonly { readonly id: string; readonly name: string }[]): string =>
  [...Map.groupBy(rows, ({ name }) => name).values()]
    .filter((same) => same.length > 1)
    .flatMap((same) => same.map(({ id }) => id))
    .join(' ');

/** Columns that all lists of records have: branches where there are several, state, sync state, times. */
export const useCommonColumns = (
  { isSynced }: Pick<Entity, 'isSynced'>,
  { isEditable, twins }: CommonOptions,
): readonly Column<CommonFacts>[] => {
  const t = useTexts(recordListsTexts);
  const f = useFormats();
  const units = useUnits();
  const branches = useMemo(() => units.filter(({ type }) => type === 'branch'), [units]);
  const isTwin = useMemo(() => new Set(twins.split(' ')), [twins]);
  return useMemo(
    () => [
      ...(isSynced && branches.length > 1
        ? [
            {
              key: 'unitIds',
              name: t.branches,
              // Cards say it where the name alone does not tell which one it is.
              isTableOnly: ({ id }: CommonFacts) => !isTwin.has(id),
              isNamed: true,
              cell: ({ unitIds }: CommonFacts) => <bdi>{branchWords(t, unitIds, branches)}</bdi>,
            },
          ]
        : []),
      {
        key: 'isActive',
        name: t.status,
        isTableOnly: true,
        ...(isEditable && { edit: { name: 'isActive' } }),
        // What waits for its deletion is neither: the sync state beside it says so.
        cell: ({ isActive, syncState }) =>
          syncState === 'markedForDeletion' ? '–' : isActive ? t.active : t.inactive,
      },
      ...(isSynced
        ? [
            {
              key: 'syncState',
              name: t.sync,
              cell: ({ syncState = 'neverSynced' }: CommonFacts) => <SyncBadge state={syncState} />,
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
    [t, f, branches, isSynced, isEditable, isTwin],
  );
};

function branchWords(t: Texts, unitIds: CommonFacts['unitIds'], branches: readonly Unit[]): string {
  if (!unitIds) return t.allBranches;
  const names = branches.filter(({ id }) => unitIds.includes(id)).map(({ name }) => name);
  return names.length > 2 ? t.branchCount(String(names.length)) : names.join(', ');
}
