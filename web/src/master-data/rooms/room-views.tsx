import { Link } from 'react-router';
import { useTexts } from '../../kit/i18n/index.ts';
import { recordPaths } from '../records/index.ts';
import { planTexts } from './plan/plan-texts.ts';
import styles from './room-views.module.css';

/** The two sides of a room: what it is, and where its tables stand. */
const roomViews = ['facts', 'plan'] as const;
export type RoomView = (typeof roomViews)[number];

/** The address of a room's side. */
export const roomViewPath = (roomId: string, view: RoomView): string =>
  `${recordPaths.room.pathOf(roomId)}${view === 'plan' ? '?tab=plan' : ''}`;

interface RoomViewsProps {
  readonly roomId: string;
  readonly view: RoomView;
}

/** Leads from one side of a room to the other. */
export const RoomViews = ({ roomId, view }: RoomViewsProps) => {
  const t = useTexts(planTexts);
  return (
    <nav className={styles.views} aria-label={t.views}>
      {roomViews.map((one) => (
        <Link
          key={one}
          to={roomViewPath(roomId, one)}
          className={styles.view}
          aria-current={one === view ? 'page' : undefined}
        >
          {t[one]}
        </Link>
      ))}
    </nav>
  );
};
