import type { organization } from '@tresen/domain/organization/organizations';
import { ApartmentIcon } from '../../kit/icons/apartment.tsx';
import type { FormSection } from '../../kit/record-form/index.ts';
import { recordScreens } from '../../master-data/record-lists/index.ts';
import { contactFields, placeFields } from '../addresses/index.ts';
import { OrganizationAddresses } from './organization-addresses.tsx';
import { organizationKind } from './organization-kind.ts';
import { organizationTexts } from './organization-texts.ts';
import { OrganizationUnits } from './organization-units.tsx';

/** The list and the page of organizations (ORG-02, ORG-09, ORG-16). */
export const organizationScreens = recordScreens({
  kind: organizationKind,
  texts: organizationTexts,
  icon: <ApartmentIcon />,
  columns: [
    'name',
    { field: 'address', isTableOnly: true },
    { field: 'zipCode', isTableOnly: true },
    'city',
    { field: 'country', isTableOnly: true },
    { field: 'phone', isTableOnly: true },
    { field: 'email', isTableOnly: true, isExtra: true },
  ],
  sections: (t, id) => [
    { id: 'company', title: t.company, fields: ['name', 'nameAddition'] },
    { id: 'place', title: t.place, fields: placeFields },
    { id: 'contact', title: t.contact, fields: contactFields },
    ...(id === 'new' ? [] : belongings(t, id)),
  ],
});

/** What belongs to a stored organization. */
function belongings(
  t: (typeof organizationTexts)['de'],
  id: string,
): readonly FormSection<typeof organization>[] {
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
