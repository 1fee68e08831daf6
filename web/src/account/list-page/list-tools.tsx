import type { RecordFilter } from '@tresen/domain/kit/entities';
import type { ReactNode } from 'react';
import { ExportButton, type ExportChoice } from '../../kit/exports/index.ts';
import { type Columns, ColumnsButton, readColumnChoices } from '../../kit/list/index.ts';
import { type RecordList, useListOffer } from '../../kit/record-list/index.ts';
import { ViewsMenu } from '../saved-views/index.ts';

interface ListToolsProps<Row> {
  readonly list: RecordList<Row>;
  readonly columns: Columns<Row>;
  readonly exported: readonly ExportChoice[] | undefined;
  /** The filter as these files take it, unless they take that of the list. */
  readonly exportFilter: ((filter: RecordFilter) => object) | undefined;
  readonly part: string | undefined;
  readonly children: ReactNode;
}

interface ExportListProps<Row> extends Pick<ListToolsProps<Row>, 'list' | 'exportFilter' | 'part'> {
  readonly exported: readonly ExportChoice[];
}

/** What can be done with a list as a whole: its views, its columns, what is special to it, and its file. */
export const ListTools = <Row,>({ columns, exported, children, ...shown }: ListToolsProps<Row>) => (
  <>
    <ViewsMenu
      list={shown.list.name}
      query={shown.list.viewQuery}
      columns={JSON.stringify(columns.choices)}
      onColumns={(text) => columns.arrange(readColumnChoices(text))}
    />
    {columns.all.length > 0 && <ColumnsButton columns={columns} order={shown.list.order} />}
    {children}
    {exported && <ExportList {...shown} exported={exported} />}
  </>
);

function ExportList<Row>({ list, exported, exportFilter, part }: ExportListProps<Row>) {
  return <ExportButton offer={useListOffer(list, exported, exportFilter, part)} />;
}
