import Print from '@mui/icons-material/Print';
import { printer, printerWords } from '@tresen/domain/master-data/printers';
import { defineTexts, useTexts } from '../../kit/i18n/index.ts';
import { RecordListPage } from '../record-lists/index.ts';
import { recordPaths } from '../records/index.ts';
import { printerKind } from './printer-kind.ts';
import { printersQuery } from './printers.queries.ts';
import { de } from './printers-page.de.ts';
import { en } from './printers-page.en.ts';

const texts = defineTexts(de, en);

const columns = [
  { field: 'name', edit: true },
  { field: 'group', edit: true },
  { field: 'codePage', isTableOnly: true, isExtra: true },
  { field: 'copies', isTableOnly: true, edit: true },
  { field: 'printWidth', isTableOnly: true, edit: true },
  { field: 'signals', isTableOnly: true },
] as const;

/** /manage/data/printers (PRN-01, MDA-04). */
export const PrintersPage = () => (
  <RecordListPage
    name="printers"
    entity={printer}
    words={printerWords}
    query={printersQuery}
    columns={columns}
    pathOf={recordPaths.printer.pathOf}
    texts={useTexts(texts)}
    icon={<Print />}
    kind={printerKind}
  />
);
