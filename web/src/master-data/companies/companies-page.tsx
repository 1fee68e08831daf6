import Business from '@mui/icons-material/Business';
import { countries } from '@tresen/domain/kit/countries';
import { company, companyWords, taxNumberKind } from '@tresen/domain/master-data/companies';
import type { CompanyRowFragment } from '../../kit/graphql/generated/pos/graphql.ts';
import { defineTexts, useTexts } from '../../kit/i18n/index.ts';
import { RecordListPage } from '../record-lists/index.ts';
import { recordPaths } from '../records/index.ts';
import { de } from './companies-page.de.ts';
import { en } from './companies-page.en.ts';
import { companyKind } from './company-kind.ts';

const texts = defineTexts(de, en);

const columns = [
  'name',
  'city',
  { field: 'country', isTableOnly: true },
  { field: 'phone', isTableOnly: true },
  { field: 'email', isTableOnly: true, isExtra: true },
  { field: 'lastName', isTableOnly: true, isExtra: true },
  { field: 'salesTaxId', cell: salesTaxId, isTableOnly: true, isExtra: true },
  { field: 'iban', isTableOnly: true, isExtra: true },
] as const;

/** /manage/data/companies (CMP-01, MDA-04). */
export const CompaniesPage = () => (
  <RecordListPage
    name="companies"
    entity={company}
    words={companyWords}
    query={companyKind.query}
    columns={columns}
    pathOf={recordPaths.company.pathOf}
    texts={useTexts(texts)}
    icon={<Business />}
  />
);

function salesTaxId({ salesTaxId: kept, country }: CompanyRowFragment): string {
  const known = countries.find((one) => one === country);
  if (kept === null || !known) return kept ?? '–';
  return taxNumberKind('salesTaxId', { country: known, state: null })?.display(kept) ?? kept;
}
