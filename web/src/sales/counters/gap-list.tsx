import Button from '@mui/material/Button';
import { gapList, gapListWords } from '@tresen/domain/sales/counters';
import { type ReactNode, useState } from 'react';
import { ListPage } from '../../account/list-page/index.ts';
import { useTexts, useWords } from '../../kit/i18n/index.ts';
import { TaskAltIcon } from '../../kit/icons/task-alt.tsx';
import { placeNames, useColumns } from '../../kit/list/index.ts';
import {
  ChoiceFilter,
  FlagFilter,
  LinkedList,
  PickButton,
  useRecordList,
} from '../../kit/record-list/index.ts';
import { EmptyState } from '../../kit/states/index.ts';
import { BranchFilter } from '../../organization/units/index.ts';
import { sellingDevices } from '../selling-devices.ts';
import { AcknowledgeDialog, type Explained } from './acknowledge-dialog.tsx';
import styles from './counters.module.css';
import { type Gap, gapsQuery } from './counters.queries.ts';
import { counterTexts } from './counters-texts.ts';
import { isUnexplained, useGapColumns } from './gap-columns.tsx';
import { useGapWords } from './gap-words.ts';
import { withListFilters } from './gaps-address.ts';

const sources = { device: sellingDevices };

interface GapListProps {
  /** Of the page that it is a view of. */
  readonly title: string;
  /** The links to its other views. */
  readonly views: ReactNode;
}

/** The gaps in the counters of all registers, those found last first. */
export const GapList = (props: GapListProps) => (
  <LinkedList read={withListFilters}>
    <Gaps {...props} />
  </LinkedList>
);

function Gaps({ title, views }: GapListProps) {
  const t = useTexts(counterTexts);
  const words = useWords(gapListWords);
  const list = useRecordList<Gap>({ name: 'counterGaps', entity: gapList, words, query: gapsQuery });
  const [explained, setExplained] = useState<Explained | null>(null);
  const { selection } = list;
  return (
    <>
      <ListPage
        title={title}
        list={list}
        columns={useColumns('counterGaps', useGapColumns(true, setExplained))}
        nameOf={useGapWords()}
        intro={
          <>
            {views}
            <p className={styles.hint}>{t.intro}</p>
          </>
        }
        sources={sources}
        searchLabel={t.search}
        filters={
          <>
            <BranchFilter resets={placeNames} />
            <ChoiceFilter list={list} field="state" />
            <FlagFilter list={list} field="isClosed" label={t.closed} />
          </>
        }
        tools={<PickButton list={list} />}
        actions={<Button onClick={() => setExplained({ ids: [...selection.ids] })}>{t.acknowledge}</Button>}
        mayChoose={isUnexplained}
        empty={<EmptyState icon={<TaskAltIcon />} title={t.emptyTitle} text={t.emptyText} />}
      />
      {explained && (
        <AcknowledgeDialog
          explained={explained}
          onClose={() => setExplained(null)}
          onSaved={selection.clear}
        />
      )}
    </>
  );
}
