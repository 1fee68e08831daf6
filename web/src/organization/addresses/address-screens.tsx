import { defineTexts } from '../../kit/i18n/index.ts';
import { PlaceOutlinedIcon } from '../../kit/icons/place-outlined.tsx';
import { recordScreens } from '../../master-data/record-lists/index.ts';
import { addressKind } from './address-kind.ts';
import { de } from './addresses.de.ts';
import { en } from './addresses.en.ts';
import { contactFields, placeFields } from './place-fields.ts';

/** The list and the page of addresses (ORG-04, ORG-18). */
export const addressScreens = recordScreens({
  kind: addressKind,
  texts: defineTexts(de, en),
  icon: <PlaceOutlinedIcon />,
  columns: [
    'name',
    'kind',
    { field: 'isDefault', isTableOnly: true },
    { field: 'organizationId' },
    { field: 'address', isTableOnly: true },
    { field: 'zipCode', isTableOnly: true },
    { field: 'city' },
    { field: 'country', isTableOnly: true, isExtra: true },
    { field: 'phone', isTableOnly: true, isExtra: true },
    { field: 'email', isTableOnly: true, isExtra: true },
  ],
  sections: (t) => [
    {
      id: 'purpose',
      title: t.use,
      fields: ['organizationId', 'kind', { name: 'isDefault', hint: t.defaultHint, isWide: true }],
    },
    { id: 'place', title: t.place, fields: [{ name: 'name', isWide: true }, ...placeFields] },
    { id: 'contact', title: t.contact, fields: contactFields },
  ],
});
