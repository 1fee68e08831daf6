import { useQuery } from '@tanstack/react-query';
import type { table } from '@tresen/domain/master-data/tables';
import { useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { defineTexts, useTexts } from '../../kit/i18n/index.ts';
import { type FormSection, RecordPage } from '../../kit/record-form/index.ts';
import { MasterDataRecord, recordReferences } from '../records/index.ts';
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
      { name: 'shape', isWide: true },
      { name: 'x' },
      { name: 'y' },
      { name: 'width' },
      { name: 'length' },
      { name: 'rotation' },
    ],
  },
];

/** What a new table begins with that is made from its room: `?room=<id>`. */
const useInitial = () => {
  const [params] = useSearchParams();
  const roomId = params.get('room');
  const { data: name } = useQuery({
    queryKey: ['referenceName', 'room', roomId],
    queryFn: () => recordReferences.room.nameOf(roomId ?? ''),
    enabled: roomId !== null,
    staleTime: 60_000,
  });
  return useMemo(
    () => (roomId === null ? {} : { roomId, ...(name && { room: { id: roomId, name } }) }),
    [roomId, name],
  );
};

/** /manage/data/tables/:tableId; `new` for a new one, `?room=<id>` in a room (ROM-02, ROM-04). */
export const TablePage = () => {
  const t = useTexts(texts);
  const { tableId = '' } = useParams();
  const initial = useInitial();
  const sections = useMemo(() => sectionsOf(t), [t]);
  return (
    <MasterDataRecord>
      <RecordPage kind={tableKind} id={tableId} sections={sections} initial={initial} />
    </MasterDataRecord>
  );
};
