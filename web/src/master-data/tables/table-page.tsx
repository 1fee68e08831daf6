import type { table } from '@tresen/domain/master-data/tables';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import { defineTexts, useTexts } from '../../kit/i18n/index.ts';
import { type FormSection, RecordPage } from '../../kit/record-form/index.ts';
import { MasterDataRecord } from '../records/index.ts';
import { tableKind } from './table-kind.ts';
import { de } from './table-page.de.ts';
import { en } from './table-page.en.ts';

const texts = defineTexts(de, en);

const sectionsOf = (t: typeof de): readonly FormSection<typeof table>[] => [
  {
    id: 'table',
    title: t.table,
    fields: [{ name: 'name' }, { name: 'number' }, { name: 'roomId' }, { name: 'seats' }, { name: 'sort' }],
  },
  {
    id: 'place',
    title: t.place,
    fields: [
      { name: 'shape' },
      { name: 'x' },
      { name: 'y' },
      { name: 'width' },
      { name: 'length' },
      { name: 'rotation' },
    ],
  },
];

/** /manage/data/tables/:tableId; `new` for a new one (ROM-02, ROM-04). */
export const TablePage = () => {
  const t = useTexts(texts);
  const { tableId = '' } = useParams();
  const sections = useMemo(() => sectionsOf(t), [t]);
  return (
    <MasterDataRecord>
      <RecordPage kind={tableKind} id={tableId} sections={sections} />
    </MasterDataRecord>
  );
};
