import MeetingRoom from '@mui/icons-material/MeetingRoomOutlined';
import TableRestaurant from '@mui/icons-material/TableRestaurant';
import Button from '@mui/material/Button';
import { table, tableWords } from '@tresen/domain/master-data/tables';
import { Link } from 'react-router';
import { defineTexts, useTexts } from '../../kit/i18n/index.ts';
import { RecordListPage } from '../record-lists/index.ts';
import { recordPaths } from '../records/index.ts';
import { tablesQuery } from './tables.queries.ts';
import { de } from './tables-page.de.ts';
import { en } from './tables-page.en.ts';

const texts = defineTexts(de, en);

const columns = [
  'name',
  'number',
  'roomId',
  'seats',
  { field: 'shape', isTableOnly: true, isExtra: true },
  { field: 'sort', isTableOnly: true, isExtra: true },
] as const;

/** Tables stand in rooms, which have to be there first. */
const ToRooms = () => {
  const t = useTexts(texts);
  return (
    <Button component={Link} to={recordPaths.room.list} variant="outlined" startIcon={<MeetingRoom />}>
      {t.toRooms}
    </Button>
  );
};

/** /manage/data/tables (ROM-02, MDA-04). */
export const TablesPage = () => (
  <RecordListPage
    name="tables"
    entity={table}
    words={tableWords}
    query={tablesQuery}
    columns={columns}
    pathOf={recordPaths.table.pathOf}
    texts={useTexts(texts)}
    icon={<TableRestaurant />}
    firstSteps={<ToRooms />}
  />
);
