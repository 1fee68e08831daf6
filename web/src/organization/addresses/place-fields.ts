/** The fields of where somebody is and how they are reached, in the order of forms. */
export const placeFields = [
  'address',
  'additionalAddress',
  'zipCode',
  'city',
  'state',
  { name: 'country', isWide: true },
] as const;
export const contactFields = ['phone', 'mobile', 'email', 'website'] as const;
