import type { customer } from '@tresen/domain/organization/customers';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import { defineTexts, useTexts } from '../../kit/i18n/index.ts';
import { type FormSection, RecordPage } from '../../kit/record-form/index.ts';
import { MasterDataRecord } from '../../master-data/records/index.ts';
import { customerKind } from './customer-kind.ts';
import { de } from './customer-page.de.ts';
import { en } from './customer-page.en.ts';

const texts = defineTexts(de, en);

/** /setting/customers/:customerId; `new` for a new one (ORG-26). */
export const CustomerPage = () => {
  const t = useTexts(texts);
  const { customerId = '' } = useParams();
  const sections = useMemo(() => sectionsOf(t), [t]);
  return (
    <MasterDataRecord>
      <RecordPage kind={customerKind} id={customerId} sections={sections} />
    </MasterDataRecord>
  );
};

function sectionsOf(t: typeof de): readonly FormSection<typeof customer>[] {
  return [
    {
      id: 'customer',
      title: t.customer,
      fields: [
        { name: 'company', isWide: true },
        'title',
        'firstName',
        'lastName',
        { name: 'externalCrmEntityId', hint: t.externalHint },
      ],
    },
    {
      id: 'place',
      title: t.place,
      fields: ['street', 'houseNumber', 'zipCode', 'city', { name: 'country', isWide: true }],
    },
    { id: 'contact', title: t.contact, fields: ['phone', 'fax'] },
  ];
}
