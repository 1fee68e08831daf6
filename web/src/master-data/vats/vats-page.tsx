import Percent from '@mui/icons-material/Percent';
import { vat, vatWords } from '@tresen/domain/master-data/vats';
import { defineTexts, useTexts } from '../../kit/i18n/index.ts';
import { RecordListPage } from '../record-lists/index.ts';
import { recordPaths } from '../records/index.ts';
import { vatsQuery } from './vats.queries.ts';
import { de } from './vats-page.de.ts';
import { en } from './vats-page.en.ts';

const texts = defineTexts(de, en);

const columns = ['name', 'value', 'symbol', { field: 'key', isTableOnly: true }] as const;

/** /manage/data/vats (VAT-01). */
export const VatsPage = () => (
  <RecordListPage
    name="vats"
    entity={vat}
    words={vatWords}
    query={vatsQuery}
    columns={columns}
    pathOf={recordPaths.vat.pathOf}
    texts={useTexts(texts)}
    icon={<Percent />}
  />
);
