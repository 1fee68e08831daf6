import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useAddress } from '../../kit/address/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { AccountTreeOutlinedIcon } from '../../kit/icons/account-tree-outlined.tsx';
import { AddIcon } from '../../kit/icons/add.tsx';
import { UnfoldLessIcon } from '../../kit/icons/unfold-less.tsx';
import { UnfoldMoreIcon } from '../../kit/icons/unfold-more.tsx';
import { FilterBar, RowsSkeleton, SearchBox } from '../../kit/list/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import { PageHeader, Panel } from '../../kit/page/index.ts';
import { EmptyState, Loaded } from '../../kit/states/index.ts';
import { DeactivateDialog } from './deactivate-dialog.tsx';
import { DeleteUnitDialog } from './delete-unit-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { treeRows } from './tree/tree-rows.ts';
import { UnitTree } from './tree/unit-tree.tsx';
import { useFolded } from './tree/use-folded.ts';
import type { TreeUnit } from './tree-unit.ts';
import { UnitMenu } from './unit-menu.tsx';
import { newUnitPath, unitPath } from './unit-path.ts';
import { unitTexts } from './unit-texts.ts';
import { unitTreeQuery } from './unit-tree.queries.ts';
import styles from './units.module.css';
import { useMove } from './use-move.ts';

interface MenuState {
  readonly id: string;
  readonly anchor: HTMLElement | null;
}

/** /setting/organizationUnits: branches, groups, events and warehouses as a tree (ORG-03, ORG-09 to ORG-12). */
export const UnitsPage = () => {
  const t = useTexts(unitTexts);
  const query = useQuery(unitTreeQuery);
  const units = query.data ?? [];
  const count = (type: TreeUnit['type']) => units.filter((unit) => unit.type === type).length;
  const registers = units.reduce((sum, { deviceCount }) => sum + deviceCount, 0);
  return (
    <>
      <PageHeader
        title={t.title}
        subtitle={units.length > 0 ? t.counts(count('branch'), count('group'), registers) : ' '}
      >
        {units.length > 0 && <CreateButton />}
      </PageHeader>
      <Loaded query={query} skeleton={<RowsSkeleton rows={6} />}>
        {(loaded) =>
          loaded.length === 0 ? (
            <EmptyState icon={<AccountTreeOutlinedIcon />} title={t.emptyTitle} text={t.emptyText}>
              <CreateButton />
            </EmptyState>
          ) : (
            <TreePanel units={loaded} />
          )
        }
      </Loaded>
    </>
  );
};

function CreateButton() {
  const t = useTexts(unitTexts);
  return (
    <Button variant="contained" startIcon={<AddIcon />} component={Link} to={newUnitPath()}>
      {t.create}
    </Button>
  );
}

function TreePanel({ units }: { readonly units: readonly TreeUnit[] }) {
  const t = useTexts(unitTexts);
  const { params, change } = useAddress();
  const search = params.get('search') ?? '';
  const { folded, fold } = useFolded();
  const rows = useMemo(() => treeRows(units, folded, search), [units, folded, search]);
  const actions = useTreeActions(units);
  const menu = useUnitMenu(units);
  const parents = units.filter(({ id }) => units.some(({ parentId }) => parentId === id)).map(({ id }) => id);
  return (
    <>
      <FilterBar label={t.treeTools}>
        <SearchBox label={t.search} param="search" />
        {parents.length > 0 && search === '' && (
          <>
            <Button startIcon={<UnfoldMoreIcon />} onClick={() => fold(parents, true)}>
              {t.openAll}
            </Button>
            <Button startIcon={<UnfoldLessIcon />} onClick={() => fold(parents, false)}>
              {t.closeAll}
            </Button>
          </>
        )}
      </FilterBar>
      <Panel>
        {rows.length > 0 ? (
          <UnitTree units={units} rows={rows} onFold={fold} onMenu={menu.open} {...actions} />
        ) : (
          <EmptyState icon={<AccountTreeOutlinedIcon />} title={t.noMatchTitle} text={t.noMatchText}>
            <Button variant="outlined" onClick={() => change({ search: null })}>
              {t.resetSearch}
            </Button>
          </EmptyState>
        )}
      </Panel>
      <KeysHelp />
      {menu.element}
      <MoveDialog units={units} />
      <DeactivateDialog units={units} />
      <DeleteUnitDialog units={units} />
    </>
  );
}

function useTreeActions(units: readonly TreeUnit[]) {
  const t = useTexts(unitTexts);
  const notify = useNotify();
  const navigate = useNavigate();
  const { change } = useAddress();
  return {
    onMove: useMove(units),
    onVisit: (unit: TreeUnit) => void navigate(unitPath(unit)),
    onRemove: ({ id }: TreeUnit) => change({ delete: id }),
    onRefused: (fault: string | undefined) => {
      const words: unknown = fault && t[fault as keyof typeof t];
      notify.warning(typeof words === 'string' ? words : t.cannotMove);
    },
  };
}

/** The menu of a line; it stays while it closes, and while what it began goes on. */
function useUnitMenu(units: readonly TreeUnit[]) {
  const [menu, setMenu] = useState<MenuState>();
  const unit = units.find(({ id }) => id === menu?.id);
  return {
    open: ({ id }: TreeUnit, anchor: HTMLElement) => setMenu({ id, anchor }),
    element: menu && unit && (
      <UnitMenu unit={unit} anchor={menu.anchor} onClose={() => setMenu({ ...menu, anchor: null })} />
    ),
  };
}

function KeysHelp() {
  const t = useTexts(unitTexts);
  return (
    <details className={styles.keys}>
      <summary>{t.keysTitle}</summary>
      <dl>
        {t.keys.map((keys, index) => (
          <div key={keys} className={styles.key}>
            <dt>{keys}</dt>
            <dd>{t.keyMeanings[index]}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
