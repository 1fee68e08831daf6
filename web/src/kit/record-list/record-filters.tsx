import Button from '@mui/material/Button';
import { type ReactNode, Suspense, useState } from 'react';
import { optional } from '../feature/index.ts';
import { useTexts } from '../i18n/index.ts';
import { ChecklistIcon } from '../icons/checklist.tsx';
import { EditOutlinedIcon } from '../icons/edit-outlined.tsx';
import { FilterListIcon } from '../icons/filter-list.tsx';
import { FilterBar, SearchBox } from '../list/index.ts';
import { FailedDialog } from '../states/index.ts';
import { ConditionChips, type SetFilter } from './condition-chips.tsx';
import { useConditionWords } from './condition-words.ts';
import { type Draft, withCondition } from './filter-draft.ts';
import { type FilterSources, useReferenceNames } from './filter-source.ts';
import { conditionText } from './record-address.ts';
import styles from './record-filters.module.css';
import { recordListTexts } from './record-list-texts.ts';
import type { RecordList } from './use-record-list.ts';

const FilterDialog = optional(async () => (await loadDialog()).FilterDialog, FailedDialog);

/** The dialog that is open: for a new filter, for the status, or for the condition of this number. */
interface Open {
  readonly draft: Draft | null;
  readonly index: number | null;
}

interface RecordFiltersProps<Row> {
  readonly list: RecordList<Row>;
  /** Of amounts: EUR, CHF. */
  readonly currency: string;
  readonly sources: FilterSources;
  /** What the search box looks for, where that is not just words; null where nothing is searched for. */
  readonly searchLabel?: string | null;
  /** Further filters beside the search, such as the branches. */
  readonly children?: ReactNode;
  /** Buttons at the end of the line. */
  readonly tools?: ReactNode;
}

/** Search, filters and tools of a list, and below them what is set, in words. */
export const RecordFilters = <Row,>(props: RecordFiltersProps<Row>) => {
  const { list, currency, sources, searchLabel, children, tools } = props;
  const t = useTexts(recordListTexts);
  const [open, setOpen] = useState<Open | null>(null);
  const filters = useSetFilters(list, currency, sources, setOpen);
  const { conditions } = list;
  return (
    <>
      <FilterBar label={t.filter}>
        {searchLabel !== null && <SearchBox label={searchLabel ?? t.search} param="q" />}
        {children}
        <span className={styles.add}>
          <Button
            color="inherit"
            startIcon={<FilterListIcon />}
            onPointerEnter={() => void loadDialog().catch(() => undefined)}
            onClick={() => setOpen({ draft: null, index: null })}
          >
            {t.addFilter}
          </Button>
        </span>
        <div className={styles.end}>{tools}</div>
      </FilterBar>
      <ConditionChips filters={filters} onClear={list.clearFilter} />
      {open && (
        <Suspense fallback={null}>
          <FilterDialog
            entity={list.entity}
            words={list.words}
            fixed={list.fixed}
            currency={currency}
            sources={sources}
            edited={open.draft}
            onCondition={(next) => list.setConditions(withCondition(conditions, next, open.index))}
            onStatus={list.setStatus}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      )}
    </>
  );
};

/** Shows the boxes of cards, which tables have anyway. */
export const PickButton = <Row,>({ list }: { readonly list: RecordList<Row> }) => {
  const t = useTexts(recordListTexts);
  const { isPicking, pick } = list.selection;
  return (
    <span className={styles.onCards}>
      <RowsButton
        list={list}
        label={t.pick}
        icon={<ChecklistIcon />}
        isOn={isPicking}
        onTurn={() => pick(!isPicking)}
      />
    </span>
  );
};

/** Turns the cells of a list into boxes, and back. */
export const EditButton = <Row,>({ list }: { readonly list: RecordList<Row> }) => {
  const t = useTexts(recordListTexts);
  return (
    <RowsButton
      list={list}
      label={t.editCells}
      icon={<EditOutlinedIcon />}
      isOn={list.isEdited}
      onTurn={() => list.setEdited(!list.isEdited)}
    />
  );
};

interface RowsButtonProps<Row> {
  readonly list: RecordList<Row>;
  readonly label: string;
  readonly icon: ReactNode;
  readonly isOn: boolean;
  readonly onTurn: () => void;
}

/** Turns on what needs rows: not there in an empty list, and asleep while a filter hides all rows. */
function RowsButton<Row>({ list, label, icon, isOn, onTurn }: RowsButtonProps<Row>) {
  const t = useTexts(recordListTexts);
  if (list.isEmpty && !isOn) return null;
  const isAsleep = list.query.data?.nodes.length === 0 && !isOn;
  return (
    // A button that is disabled tells no reason by itself.
    <span title={isAsleep ? t.noMatchTitle : undefined}>
      <Button
        color={isOn ? 'primary' : 'inherit'}
        variant={isOn ? 'outlined' : 'text'}
        startIcon={icon}
        aria-pressed={isOn}
        disabled={isAsleep}
        onClick={onTurn}
      >
        {label}
      </Button>
    </span>
  );
}

// Opened by a click, so it need not weigh on the first view.
function loadDialog() {
  return import('./filter-dialog.tsx');
}

function useSetFilters<Row>(
  list: RecordList<Row>,
  currency: string,
  sources: FilterSources,
  open: (open: Open) => void,
): readonly SetFilter[] {
  const t = useTexts(recordListTexts);
  const { fields } = list.entity;
  const { conditions } = list;
  const { status } = list.variables.filter;
  const nameOf = useReferenceNames(fields, conditions, sources);
  const words = useConditionWords({ fields, words: list.words, currency, nameOf });
  const set = conditions.map((condition, index) => ({
    key: conditionText(condition),
    words: words(condition),
    onEdit: () => open({ draft: condition, index }),
    onRemove: () => list.setConditions(conditions.filter((other) => other !== condition)),
  }));
  if (status === undefined) return set;
  const draft = { field: 'status', is: 'is', values: [status] } as const;
  return [
    ...set,
    {
      key: 'status',
      words: t.condition(t.status, '', t[status]),
      onEdit: () => open({ draft, index: null }),
      onRemove: () => list.setStatus(undefined),
    },
  ];
}
