import type { company } from '@tresen/domain/master-data/companies';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import { defineTexts, useTexts } from '../../kit/i18n/index.ts';
import { type FormSection, RecordPage } from '../../kit/record-form/index.ts';
import { MasterDataRecord } from '../records/index.ts';
import { companyKind } from './company-kind.ts';
import { de } from './company-page.de.ts';
import { en } from './company-page.en.ts';

const texts = defineTexts(de, en);

const sectionsOf = (t: typeof de): readonly FormSection<typeof company>[] => [
  { id: 'company', title: t.company, fields: [{ name: 'name' }, { name: 'nameAddition' }] },
  {
    id: 'owner',
    title: t.owner,
    fields: [{ name: 'salutation' }, { name: 'firstName' }, { name: 'lastName' }],
  },
  {
    id: 'addressPart',
    title: t.addressPart,
    fields: [
      { name: 'address' },
      { name: 'additionalAddress' },
      { name: 'zipCode' },
      { name: 'city' },
      { name: 'state' },
      { name: 'country' },
    ],
  },
  {
    id: 'contact',
    title: t.contact,
    fields: [{ name: 'phone' }, { name: 'mobile' }, { name: 'email' }, { name: 'website' }],
  },
  { id: 'taxes', title: t.taxes, fields: [{ name: 'taxNumber' }, { name: 'taxId' }, { name: 'salesTaxId' }] },
  {
    id: 'bank',
    title: t.bank,
    fields: [{ name: 'bankName' }, { name: 'bankCode' }, { name: 'iban' }, { name: 'bic' }],
  },
];

/** /manage/data/companies/:companyId; `new` for a new one (CMP-01, CMP-02). */
export const CompanyPage = () => {
  const t = useTexts(texts);
  const { companyId = '' } = useParams();
  const sections = useMemo(() => sectionsOf(t), [t]);
  return (
    <MasterDataRecord>
      <RecordPage kind={companyKind} id={companyId} sections={sections} />
    </MasterDataRecord>
  );
};
