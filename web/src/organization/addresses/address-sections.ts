import type { organizationAddress } from '@tresen/domain/organization/addresses';
import { defineTexts } from '../../kit/i18n/index.ts';
import type { FormSection } from '../../kit/record-form/index.ts';
import { de } from './address-page.de.ts';
import { en } from './address-page.en.ts';
import { contactFields, placeFields } from './place-fields.ts';

export const addressTexts = defineTexts(de, en);

type Section = FormSection<typeof organizationAddress>;

/** The sections of an address's page. */
export const addressSections = (t: typeof de): readonly Section[] => [
  {
    id: 'purpose',
    title: t.use,
    fields: ['organizationId', 'kind', { name: 'isDefault', hint: t.defaultHint, isWide: true }],
  },
  { id: 'place', title: t.place, fields: [{ name: 'name', isWide: true }, ...placeFields] },
  { id: 'contact', title: t.contact, fields: contactFields },
];
