import Business from '@mui/icons-material/Business';
import { company, companyWords } from '@tresen/domain/master-data/companies';
import { defineTexts, useTexts } from '../../kit/i18n/index.ts';
import { RecordListPage } from '../record-lists/index.ts';
import { recordPaths } from '../records/index.ts';
import { companiesQuery } from './companies.queries.ts';
import { de } from './companies-page.de.ts';
import { en } from './companies-page.en.ts';

const texts = defineTexts(de, en);

const columns = [
  'name',
  'city',
  { field: 'country', isTableOnly: true },
  { field: 'lastName', isTableOnly: true, isExtra: true },
  { field: 'email', isTableOnly: true, isExtra: true },
  { field: 'phone', isTableOnly: true },
] as const;

/** /manage/data/companies (CMP-01, MDA-04). */
export const CompaniesPage = () => (
  <RecordListPage
    name="companies"
    entity={company}
    words={companyWords}
    query={companiesQuery}
    columns={columns}
    pathOf={recordPaths.company.pathOf}
    texts={useTexts(texts)}
    icon={<Business />}
  />
);
