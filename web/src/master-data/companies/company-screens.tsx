import { countries } from '@tresen/domain/kit/countries';
import { company, companyWords, taxNumberKind } from '@tresen/domain/master-data/companies';
import type { CompanyRowFragment } from '../../kit/graphql/generated/pos/graphql.ts';
import { companyDocuments } from '../../kit/graphql/generated/records/documents.ts';
import { defineTexts } from '../../kit/i18n/index.ts';
import { BusinessIcon } from '../../kit/icons/business.tsx';
import { recordScreens } from '../record-lists/index.ts';
import { defineKind } from '../records/index.ts';
import { de } from './companies.de.ts';
import { en } from './companies.en.ts';
import { companySections } from './company-sections.tsx';

/** The list and the page of companies (CMP-01, CMP-02, MDA-04). */
export const companyScreens = recordScreens({
  kind: defineKind({ entity: company, words: companyWords, documents: companyDocuments }),
  texts: defineTexts(de, en),
  icon: <BusinessIcon />,
  columns: [
    'name',
    'city',
    { field: 'country', isTableOnly: true },
    { field: 'phone', isTableOnly: true },
    { field: 'email', isTableOnly: true, isExtra: true },
    { field: 'lastName', isTableOnly: true, isExtra: true },
    { field: 'salesTaxId', cell: salesTaxId, isTableOnly: true, isExtra: true },
    { field: 'iban', isTableOnly: true, isExtra: true },
  ],
  sections: companySections,
});

function salesTaxId({ salesTaxId: kept, country }: CompanyRowFragment): string {
  const known = countries.find((one) => one === country);
  if (kept === null || !known) return kept ?? '–';
  return taxNumberKind('salesTaxId', { country: known, state: null })?.display(kept) ?? kept;
}
