import type { ReactNode } from 'react';
import { ExportButton, type ExportChoice } from '../../kit/exports/index.ts';
import { type Columns, ColumnsButton, readColumnChoices } from '../../kit/list/index.ts';
import { type RecordList, useListOffer } from '../../kit/record-list/index.ts';
import { ViewsMenu } from '../saved-views/index.ts';

interface ListToolsProps<Row> {
  readonly list: RecordList<Row>;
  readonly columns: Columns<Row>;
  readonly exported: readonly ExportChoice[] | undefined;
  readonly children: ReactNode;
}

/** What can be done with a list as a whole: its views, its columns, what is special to it, and its file. */
export const ListTools = <Row,>({ list, columns, exported, children }: ListToolsProps<Row>) => (
  <>
    <ViewsMenu
      list={list.name}
      query={list.viewQuery}
      columns={JSON.stringify(columns.choices)}
      onColumns={(text) => columns.arrange(readColumnChoices(text))}
    />
    <ColumnsButton columns={columns} order={list.order} />
    {children}
    {exported && <ExportList list={list} exported={exported} />}
  </>
);

function ExportList<Row>({
  list,
  exported,
}: Pick<ListToolsProps<Row>, 'list'> & { readonly exported: readonly ExportChoice[] }) {
  return <ExportButton offer={useListOffer(list, exported)} />;
}
