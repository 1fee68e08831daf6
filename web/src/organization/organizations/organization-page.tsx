import type { organization } from '@tresen/domain/organization/organizations';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import { useTexts } from '../../kit/i18n/index.ts';
import { type FormSection, RecordPage } from '../../kit/record-form/index.ts';
import { MasterDataRecord } from '../../master-data/records/index.ts';
import { contactFields, placeFields } from '../addresses/index.ts';
import { OrganizationAddresses } from './organization-addresses.tsx';
import { organizationKind } from './organization-kind.ts';
import { organizationTexts } from './organization-texts.ts';
import { OrganizationUnits } from './organization-units.tsx';

type Texts = ReturnType<typeof useTexts<(typeof organizationTexts)['de']>>;
type Section = FormSection<typeof organization>;

/** /setting/organizations/:organizationId; `new` for a new one (ORG-02, ORG-16). */
export const OrganizationPage = () => {
  const t = useTexts(organizationTexts);
  const { organizationId = '' } = useParams();
  const sections = useMemo(
    () => [...ownSections(t), ...(organizationId === 'new' ? [] : belongings(t, organizationId))],
    [t, organizationId],
  );
  return (
    <MasterDataRecord>
      <RecordPage kind={organizationKind} id={organizationId} sections={sections} />
    </MasterDataRecord>
  );
};

function ownSections(t: Texts): readonly Section[] {
  return [
    { id: 'company', title: t.company, fields: ['name', 'nameAddition'] },
    { id: 'place', title: t.place, fields: placeFields },
    { id: 'contact', title: t.contact, fields: contactFields },
  ];
}

/** What belongs to a stored organization. */
function belongings(t: Texts, id: string): readonly Section[] {
  return [
    {
      id: 'addresses',
      title: t.addresses,
      intro: t.addressesIntro,
      fields: [{ key: 'addresses', element: <OrganizationAddresses id={id} /> }],
    },
    {
      id: 'units',
      title: t.units,
      intro: t.unitsIntro,
      fields: [{ key: 'units', element: <OrganizationUnits id={id} /> }],
    },
  ];
}
