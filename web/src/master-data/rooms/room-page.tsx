import type { room } from '@tresen/domain/master-data/rooms';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import { defineTexts, useTexts } from '../../kit/i18n/index.ts';
import { type FormSection, RecordPage } from '../../kit/record-form/index.ts';
import { MasterDataRecord } from '../records/index.ts';
import { roomKind } from './room-kind.ts';
import { de } from './room-page.de.ts';
import { en } from './room-page.en.ts';

const texts = defineTexts(de, en);

const sectionsOf = (t: typeof de): readonly FormSection<typeof room>[] => [
  { id: 'room', title: t.room, fields: [{ name: 'name' }, { name: 'colour' }, { name: 'sort' }] },
  { id: 'size', title: t.size, fields: [{ name: 'width' }, { name: 'length' }] },
];

/** /manage/data/rooms/:roomId; `new` for a new one (ROM-01, ROM-03). */
export const RoomPage = () => {
  const t = useTexts(texts);
  const { roomId = '' } = useParams();
  const sections = useMemo(() => sectionsOf(t), [t]);
  return (
    <MasterDataRecord>
      <RecordPage kind={roomKind} id={roomId} sections={sections} />
    </MasterDataRecord>
  );
};
