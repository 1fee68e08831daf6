import type { RecordFilter } from '@tresen/domain/kit/entities';
import type { ReactNode } from 'react';
import type { ExportChoice } from '../../kit/exports/index.ts';
import { PageHeader } from '../../kit/page/index.ts';
import {
  type FilterSources,
  RecordCount,
  RecordFilters,
  RecordRows,
  type RecordRowsProps,
} from '../../kit/record-list/index.ts';
import { ListTools } from './list-tools.tsx';

const noSources: FilterSources = {};

interface ListSectionProps<Row> extends RecordRowsProps<Row> {
  /** Of amounts: EUR, CHF. */
  readonly currency?: string;
  /** Names of the records that filters are about. */
  readonly sources?: FilterSources;
  /** What the search box looks for, where that is not just words; null where nothing is searched for. */
  readonly searchLabel?: string | null;
  /** Further filters beside the search, such as the branches. */
  readonly filters?: ReactNode;
  /** There is something to do with the list even while it is empty. */
  readonly keepsTools?: boolean;
  /** The files that can be made of it. */
  readonly exported?: readonly ExportChoice[];
  /** The filter as these files take it, unless they take that of the list. */
  readonly exportFilter?: (filter: RecordFilter) => object;
  /** What the list shows of its records, for the words about its files: `Erledigt`. */
  readonly part?: string;
  /** Further buttons beside views, columns and export. */
  readonly tools?: ReactNode;
  /** What stands above the rows, such as their sums. */
  readonly above?: ReactNode;
}

interface ListPageProps<Row> extends ListSectionProps<Row> {
  /** What the list's words call its rows, unless told. */
  readonly title?: string;
  /** How many rows there are, unless told. */
  readonly subtitle?: ReactNode;
  /** Buttons at the end of the title's line. */
  readonly head?: ReactNode;
  /** What stands between title and filters. */
  readonly intro?: ReactNode;
}

/** The page of a list, whatever it lists: title, count, filters, tools, rows, pages. */
export const ListPage = <Row extends { readonly id: string }>(props: ListPageProps<Row>) => {
  const { title, subtitle, head, intro, ...section } = props;
  const { list } = section;
  return (
    <>
      <PageHeader
        title={title ?? list.words.many}
        subtitle={<span role="status">{subtitle ?? <RecordCount list={list} />}</span>}
      >
        {head}
      </PageHeader>
      {intro}
      <ListSection {...section} />
    </>
  );
};

/** What stands below the title: filters, tools, rows in all their states, pages. */
function ListSection<Row extends { readonly id: string }>(props: ListSectionProps<Row>) {
  const {
    currency = 'EUR',
    sources = noSources,
    searchLabel,
    filters,
    keepsTools,
    exported,
    exportFilter,
    part,
    tools,
    above,
    ...rows
  } = props;
  const { list, columns } = rows;
  return (
    <>
      {(keepsTools || !list.isEmpty) && (
        <RecordFilters
          list={list}
          currency={currency}
          sources={sources}
          {...(searchLabel !== undefined && { searchLabel })}
          tools={
            <ListTools
              list={list}
              columns={columns}
              exported={exported}
              exportFilter={exportFilter}
              part={part}
            >
              {tools}
            </ListTools>
          }
        >
          {filters}
        </RecordFilters>
      )}
      {above}
      <RecordRows {...rows} />
    </>
  );
}
