import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useFormats } from '../../kit/format/index.ts';
import { RoomTablesDocument } from '../../kit/graphql/generated/pos/graphql.ts';
import { posApi } from '../../kit/graphql/index.ts';
import { defineTexts, useTexts } from '../../kit/i18n/index.ts';
import { AddIcon } from '../../kit/icons/add.tsx';
import { MapOutlinedIcon } from '../../kit/icons/map-outlined.tsx';
import { conditionText } from '../../kit/record-list/index.ts';
import { Loaded, Skeleton } from '../../kit/states/index.ts';
import { recordPaths } from '../records/index.ts';
import styles from './room-tables.module.css';
import { roomViewPath } from './room-views.tsx';
import { de } from './rooms.de.ts';
import { en } from './rooms.en.ts';

const texts = defineTexts(de, en);

/** Tables that the page shows; their list has the others. */
const first = 50;

/** The tables of a room, on its page: the same as in its plan and in their list. */
export const RoomTables = ({ roomId }: { readonly roomId: string }) => {
  const t = useTexts(texts);
  const f = useFormats();
  const query = useQuery({
    queryKey: ['records', 'table', 'ofRoom', roomId],
    queryFn: () => fetchTables(roomId),
    meta: { topics: ['masterData'] },
  });
  return (
    <>
      <div className={styles.actions}>
        <Button
          component={Link}
          to={roomViewPath(roomId, 'plan')}
          variant="outlined"
          startIcon={<MapOutlinedIcon />}
        >
          {t.toPlan}
        </Button>
        <Button
          component={Link}
          to={`${recordPaths.table.pathOf('new')}?room=${roomId}`}
          startIcon={<AddIcon />}
        >
          {t.newTable}
        </Button>
      </div>
      <Loaded query={query} skeleton={<Skeleton height={120} />}>
        {({ nodes, totalCount }) =>
          nodes.length === 0 ? (
            <p className={styles.none}>{t.noTables}</p>
          ) : (
            <>
              <ul className={styles.tables}>
                {nodes.map(({ id, number, name, seats, isActive }) => (
                  <li key={id}>
                    <Link
                      to={recordPaths.table.pathOf(id)}
                      className={styles.table}
                      data-inactive={!isActive || undefined}
                    >
                      <b>{number}</b> <span>{name}</span> <small>{t.seats(f.number(seats))}</small>
                    </Link>
                  </li>
                ))}
              </ul>
              <Link to={listOf(roomId)}>{t.allTables(f.number(totalCount))}</Link>
            </>
          )
        }
      </Loaded>
    </>
  );
};

async function fetchTables(roomId: string) {
  const conditions = [{ field: 'roomId', is: 'is', values: [roomId] }];
  return (await posApi.request(RoomTablesDocument, { conditions, first })).tables;
}

function listOf(roomId: string): string {
  const query = new URLSearchParams({
    f: conditionText({ field: 'roomId', is: 'is', values: [roomId] }),
    sort: 'number',
  });
  return `${recordPaths.table.list}?${query}`;
}
