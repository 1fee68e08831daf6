import Tablet from '@mui/icons-material/Tablet';
import { terminal, terminalWords } from '@tresen/domain/master-data/terminals';
import { defineTexts, useTexts } from '../../kit/i18n/index.ts';
import { RecordListPage } from '../record-lists/index.ts';
import { recordPaths } from '../records/index.ts';
import { terminalsQuery } from './terminals.queries.ts';
import { de } from './terminals-page.de.ts';
import { en } from './terminals-page.en.ts';

const texts = defineTexts(de, en);

const columns = [
  'name',
  'type',
  'deviceId',
  { field: 'priceGroup', isTableOnly: true },
  { field: 'vatType', isTableOnly: true, isExtra: true },
  { field: 'autoLogout', isTableOnly: true },
] as const;

/** /manage/data/terminals (TRM-01, MDA-04). */
export const TerminalsPage = () => (
  <RecordListPage
    name="terminals"
    entity={terminal}
    words={terminalWords}
    query={terminalsQuery}
    columns={columns}
    pathOf={recordPaths.terminal.pathOf}
    texts={useTexts(texts)}
    icon={<Tablet />}
  />
);
