import Button from '@mui/material/Button';
import { type Condition, type Entity, type EntityWords, entityPlurals } from '@tresen/domain/kit/entities';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { ListPage } from '../../account/list-page/index.ts';
import { BranchFilter, useBranches } from '../../kit/branches/index.ts';
import { ExportAt } from '../../kit/exports/index.ts';
import { type Language, useWords } from '../../kit/i18n/index.ts';
import { AddIcon } from '../../kit/icons/add.tsx';
import { type Columns, MoreMenu, placeNames, useColumns } from '../../kit/list/index.ts';
import type { RecordKind } from '../../kit/record-form/index.ts';
import {
  type ColumnChoice,
  EditButton,
  PickButton,
  type RecordList,
  type Target,
  targetOf,
  useFieldColumns,
  useListOffer,
  useRecordList,
  useWithListQuery,
} from '../../kit/record-list/index.ts';
import { useMayOpen } from '../../kit/session/index.ts';
import { EmptyState } from '../../kit/states/index.ts';
import { BulkActions, ChangesItem } from '../change-sets/index.ts';
import { FilesItems, ImportButton } from '../files/index.ts';
import { deviceReferences, MasterDataRecord, recordReferences } from '../records/index.ts';
import { type CommonFacts, twinsOf, useCommonColumns } from './common-columns.tsx';

const filterSources = { ...recordReferences, device: deviceReferences(null) };

/** What the page says of its kind of record. */
export interface PageTexts {
  /** `Neuer Drucker` */
  readonly create: string;
  readonly emptyTitle: string;
  /** What belongs here, and what it is good for. */
  readonly emptyText: string;
}

/** What an item of the menu or an action is meant for. */
export interface ListAction<Row> {
  readonly list: RecordList<Row>;
  readonly target: Target;
}

interface RecordListPageProps<Row> {
  /** Names the list in what the browser and the server keep of it: `printers`. */
  readonly name: string;
  readonly entity: Entity;
  readonly words: Readonly<Record<Language, EntityWords>>;
  readonly query: Parameters<typeof useRecordList<Row>>[0]['query'];
  /** What makes the list a part of the records. */
  readonly fixed?: readonly Condition[];
  readonly columns: readonly ColumnChoice<Row>[];
  readonly pathOf: (id: string, values?: Readonly<Record<string, unknown>>) => string;
  readonly texts: PageTexts;
  readonly icon: ReactNode;
  /** The kind of record: its columns that say `edit` can be entered in the list then. */
  readonly kind?: RecordKind;
  /** Further buttons beside the one that makes a new record. */
  readonly head?: ReactNode;
  /** Further ways to begin while there is nothing, such as an import. */
  readonly firstSteps?: ReactNode;
  /** Further entries of the menu "Mehr" (MenuItem). */
  readonly more?: (action: ListAction<Row>, close: () => void) => ReactNode;
  /** Further buttons for the chosen rows. */
  readonly actions?: (action: ListAction<Row>) => ReactNode;
}

export type ListRow = CommonFacts & { readonly name: string };

interface ToolsProps<Row> {
  readonly entity: Entity;
  readonly list: RecordList<Row>;
  readonly more: RecordListPageProps<Row>['more'];
  readonly mayChangeMany: boolean;
  readonly isEditable: boolean;
}

/**
 * The list of a kind of record, described by its columns, texts and request. Search, filters, order, views, columns,
 * selection, paging and all states come along; what is special to the kind are entries of the menu and actions.
 */
export const RecordListPage = <Row extends ListRow>(props: RecordListPageProps<Row>) => {
  const { name, entity, query, fixed, pathOf, texts, icon, head, firstSteps, more, actions } = props;
  const words = useWords(props.words);
  const currency = useBranches()[0]?.currency ?? 'EUR';
  const list = useRecordList<Row>({ name, entity, words, query, fixed });
  const columns = useListColumns(props, words, currency, list.query.data?.nodes ?? []);
  const mayChangeMany = useMayChangeMany();
  // The filter goes along: a new record may begin in the branch that is looked at, and the way back leads here.
  const withQuery = useWithListQuery();
  const create = (
    <Button variant="contained" startIcon={<AddIcon />} component={Link} to={withQuery(pathOf('new'))}>
      {texts.create}
    </Button>
  );
  return (
    <MasterDataRecord>
      <ListPage
        list={list}
        columns={columns}
        nameOf={nameOf}
        head={
          !list.isEmpty && (
            <>
              {head}
              {create}
            </>
          )
        }
        currency={currency}
        sources={filterSources}
        filters={entity.isSynced && <BranchFilter resets={placeNames} />}
        keepsTools
        tools={
          <Tools
            entity={entity}
            list={list}
            more={more}
            mayChangeMany={mayChangeMany}
            isEditable={props.kind !== undefined}
          />
        }
        editing={props.kind && { kind: props.kind, currency, sources: filterSources }}
        actions={
          <>
            {mayChangeMany && (
              <BulkActions
                entity={entity}
                words={props.words}
                target={targetOf(list)}
                onStarted={list.selection.clear}
              />
            )}
            {actions?.({ list, target: targetOf(list) })}
          </>
        }
        empty={
          <EmptyState icon={icon} title={texts.emptyTitle} text={texts.emptyText}>
            {create}
            {mayChangeMany && <ImportButton entity={entity.name} />}
            {firstSteps}
          </EmptyState>
        }
      />
    </MasterDataRecord>
  );
};

function useListColumns<Row extends ListRow>(
  props: RecordListPageProps<Row>,
  words: EntityWords,
  currency: string,
  rows: readonly Row[],
): Columns<Row> {
  const { entity, columns, pathOf, name } = props;
  const common = useCommonColumns(entity, { isEditable: props.kind !== undefined, twins: twinsOf(rows) });
  const rowPath = useCallback(
    (row: Row) => pathOf(row.id, row as Readonly<Record<string, unknown>>),
    [pathOf],
  );
  const fields = useFieldColumns({ entity, words, currency, columns, pathOf: rowPath, hasNeighbours: true });
  return useColumns(
    name,
    useMemo(() => [...fields, ...common], [fields, common]),
  );
}

/** Files and changes of many records are those of master data, whatever the kind (decisions ACC-32). */
function useMayChangeMany(): boolean {
  return useMayOpen('/manage/data');
}

function nameOf(row: ListRow): string {
  return row.name;
}

function Tools<Row extends ListRow>(props: ToolsProps<Row>) {
  const { entity, list, more, mayChangeMany, isEditable } = props;
  const [isExporting, setExporting] = useState(false);
  const offer = useListOffer(list, [{ source: entityPlurals[entity.name] }]);
  return (
    <>
      {isEditable && <EditButton list={list} />}
      <PickButton list={list} />
      {(mayChangeMany || more) && (
        <MoreMenu>
          {(close) => [
            more?.({ list, target: targetOf(list) }, close),
            mayChangeMany && (
              <FilesItems
                key="files"
                entity={entity.name}
                onChosen={close}
                onExport={() => setExporting(true)}
              />
            ),
            mayChangeMany && <ChangesItem key="changes" onChosen={close} />,
          ]}
        </MoreMenu>
      )}
      {offer && <ExportAt offer={offer} isOpen={isExporting} onClose={() => setExporting(false)} />}
    </>
  );
}
