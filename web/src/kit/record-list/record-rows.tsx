import Button from '@mui/material/Button';
import { lazy, type ReactNode, Suspense, useDeferredValue } from 'react';
import { useTexts } from '../i18n/index.ts';
import { SearchOffIcon } from '../icons/search-off.tsx';
import { type Columns, ListTable, Pager, RowsSkeleton, SelectionBar } from '../list/index.ts';
import { EmptyState, Loaded } from '../states/index.ts';
import type { ListEditing } from './cells/edited-rows.tsx';
import { useCountWords } from './count-words.ts';
import { recordListTexts } from './record-list-texts.ts';
import type { RecordConnection } from './records-query.ts';
import type { RecordList } from './use-record-list.ts';
import { useSteadyRows } from './use-steady-rows.ts';

// Opened by a click, so it need not weigh on the first view.
const EditedRows = lazy(async () => ({
  default: (await import('./cells/edited-rows.tsx')).EditedRows,
})) as typeof import('./cells/edited-rows.tsx').EditedRows;

/** How many rows a list has, in words. */
export const RecordCount = <Row,>({ list }: { readonly list: RecordList<Row> }) => useCountWords(list) ?? ' ';

export interface RecordRowsProps<Row> {
  readonly list: RecordList<Row>;
  readonly columns: Columns<Row>;
  /** Names a row, for the words of its box. */
  readonly nameOf?: (row: Row) => string;
  /** Draws the rows of a page otherwise than as a table, which has no columns then. */
  readonly body?: (rows: readonly Row[]) => ReactNode;
  /** What shows while there is no record at all: what belongs here, and the first step. */
  readonly empty: ReactNode;
  /** Buttons for the chosen rows; rows can be chosen where there are some. */
  readonly actions?: ReactNode;
  /** Where some rows cannot be chosen: those of the page that can, and never all that the filter matches. */
  readonly mayChoose?: (row: Row) => boolean;
  /** What is needed for cells to be entered, where columns offer that. */
  readonly editing?: ListEditing | undefined;
}

type FilledProps<Row> = RecordRowsProps<Row> & { readonly connection: RecordConnection<Row> };

/** The rows of a list in all its states: loading, not allowed, failed, empty, hidden by the filter, filled. */
export const RecordRows = <Row extends { readonly id: string }>(props: RecordRowsProps<Row>) => {
  const { list, empty } = props;
  const { error, refetch } = list.query;
  const now = useSteadyRows(list);
  // Rows that arrive are drawn in pieces between the keys of somebody who types on in the search. The first ones take
  // nobody's place: put off, they were begun anew with every badge that came meanwhile.
  const data = useDeferredValue(now) ?? now;
  return (
    <Loaded query={{ data, error, refetch }} skeleton={<RowsSkeleton rows={10} />}>
      {(connection) => {
        if (connection.nodes.length > 0) return <Filled {...props} connection={connection} />;
        return list.isFiltered || list.variables.after !== null ? <NoMatch list={list} /> : empty;
      }}
    </Loaded>
  );
};

function Filled<Row extends { readonly id: string }>(props: FilledProps<Row>) {
  const { list, columns, connection, editing } = props;
  return (
    <>
      {editing && list.isEdited ? (
        <Suspense fallback={<Table {...props} />}>
          <EditedRows list={list} columns={columns} rows={connection.nodes} editing={editing} />
        </Suspense>
      ) : (
        <Table {...props} />
      )}
      <Pager connection={connection} />
    </>
  );
}

function Table<Row extends { readonly id: string }>(props: FilledProps<Row>) {
  const { list, columns, nameOf, body, actions, mayChoose, connection } = props;
  const { nodes, totalCount } = connection;
  if (body) return body(nodes);
  const page = mayChoose ? nodes.filter(mayChoose) : nodes;
  return (
    <>
      <ListTable
        label={list.words.many}
        rows={nodes}
        columns={columns.shown}
        isStale={list.query.isPlaceholderData}
        order={list.order}
        onResize={columns.resize}
        {...(actions !== undefined && { selection: list.selection, mayChoose })}
        {...(nameOf && { nameOf })}
      />
      {actions !== undefined && (
        <SelectionBar
          selection={list.selection}
          page={page.map(({ id }) => id)}
          total={totalCount}
          isOfPage={mayChoose !== undefined}
        >
          {actions}
        </SelectionBar>
      )}
    </>
  );
}

/** The filter hides everything: the way back. */
function NoMatch<Row>({ list }: { readonly list: RecordList<Row> }) {
  const t = useTexts(recordListTexts);
  return (
    <EmptyState icon={<SearchOffIcon />} title={t.noMatchTitle} text={t.noMatchText}>
      <Button variant="outlined" onClick={list.clearFilter}>
        {t.removeFilters}
      </Button>
    </EmptyState>
  );
}
