import type { room } from '@tresen/domain/master-data/rooms';
import { lazy, Suspense, useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { defineTexts, useTexts } from '../../kit/i18n/index.ts';
import { type FormSection, RecordPage } from '../../kit/record-form/index.ts';
import { Skeleton } from '../../kit/states/index.ts';
import { MasterDataRecord, useNewBranches } from '../records/index.ts';
import { roomKind } from './room-kind.ts';
import { de } from './room-page.de.ts';
import { en } from './room-page.en.ts';
import { RoomTables } from './room-tables.tsx';
import { RoomViews } from './room-views.tsx';

const texts = defineTexts(de, en);

const PlanPage = lazy(() => import('./plan/plan-page.tsx').then(({ PlanPage: page }) => ({ default: page })));

/** /manage/data/rooms/:roomId; `new` for a new one (ROM-01, ROM-03), `?tab=plan` for its designer (ROM-07). */
export const RoomPage = () => {
  const t = useTexts(texts);
  const { roomId = '' } = useParams();
  const [params] = useSearchParams();
  const sections = useMemo(() => sectionsOf(t, roomId), [t, roomId]);
  const newBranches = useNewBranches();
  const isNew = roomId === 'new';
  if (!isNew && params.get('tab') === 'plan')
    return (
      <Suspense fallback={<Skeleton height={560} />}>
        <PlanPage roomId={roomId} />
      </Suspense>
    );
  if (isNew && !newBranches) return <Skeleton height={560} />;
  return (
    <MasterDataRecord>
      <RecordPage
        kind={roomKind}
        id={roomId}
        sections={sections}
        {...(newBranches && { initial: newBranches })}
        {...(!isNew && { nav: <RoomViews roomId={roomId} view="facts" /> })}
      />
    </MasterDataRecord>
  );
};

function sectionsOf(t: typeof de, roomId: string): readonly FormSection<typeof room>[] {
  return [
    { id: 'room', title: t.room, fields: [{ name: 'name' }, { name: 'colour' }, { name: 'sort' }] },
    { id: 'size', title: t.size, intro: t.sizeIntro, fields: [{ name: 'width' }, { name: 'length' }] },
    ...(roomId === 'new'
      ? []
      : [
          {
            id: 'tables',
            title: t.tables,
            fields: [{ key: 'tables', element: <RoomTables roomId={roomId} /> }],
          },
        ]),
  ];
}
