import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { roomWords } from '@tresen/domain/master-data/rooms';
import { Link } from 'react-router';
import { useTexts, useWords } from '../../../kit/i18n/index.ts';
import { ArrowBackIcon } from '../../../kit/icons/arrow-back.tsx';
import { PageHeader } from '../../../kit/page/index.ts';
import { EmptyState, Loaded, Skeleton } from '../../../kit/states/index.ts';
import { recordPaths } from '../../records/index.ts';
import { RoomViews } from '../room-views.tsx';
import { fetchPlan } from './plan-api.ts';
import styles from './plan-editor.module.css';
import { PlanEditor } from './plan-editor.tsx';
import { planTexts } from './plan-texts.ts';

/** /manage/data/rooms/:roomId?tab=plan (ROM-07; decisions ROM-08). */
export const PlanPage = ({ id: roomId }: { readonly id: string }) => {
  const words = useWords(roomWords);
  const query = useQuery({
    queryKey: ['records', 'room', 'plan', roomId],
    queryFn: () => fetchPlan(roomId),
    meta: { topics: ['masterData'] },
  });
  return (
    <Loaded query={query} skeleton={<Skeleton height={560} />}>
      {(plan) =>
        plan === null ? (
          <RoomMissing />
        ) : (
          <div className={styles.page}>
            <PageHeader
              title={plan.room.name}
              subtitle={
                <Link to={recordPaths.room.list} className={styles.back}>
                  <ArrowBackIcon className="points" fontSize="small" />
                  {words.many}
                </Link>
              }
            >
              <RoomViews roomId={roomId} view="plan" />
            </PageHeader>
            <PlanEditor key={roomId} plan={plan} />
          </div>
        )
      }
    </Loaded>
  );
};

function RoomMissing() {
  const t = useTexts(planTexts);
  return (
    <EmptyState title={t.roomMissing} text={t.roomMissingText} isPage>
      <Button component={Link} to={recordPaths.room.list} variant="outlined">
        {t.toRooms}
      </Button>
    </EmptyState>
  );
}
