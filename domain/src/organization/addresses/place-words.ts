/** The words of the fields that organizations, their addresses and customers share. */
export const placeWords = {
  de: {
    fields: {
      address: 'Straße und Hausnummer',
      additionalAddress: 'Adresszusatz',
      zipCode: 'PLZ',
      city: 'Ort',
      state: 'Bundesland',
      country: 'Land',
      phone: 'Telefon',
      mobile: 'Mobiltelefon',
      email: 'E-Mail',
      website: 'Webseite',
    },
    countries: { DE: 'Deutschland', AT: 'Österreich', ES: 'Spanien', CH: 'Schweiz' },
  },
  en: {
    fields: {
      address: 'Street and number',
      additionalAddress: 'Address line 2',
      zipCode: 'Postcode',
      city: 'City',
      state: 'State',
      country: 'Country',
      phone: 'Phone',
      mobile: 'Mobile',
      email: 'Email',
      website: 'Website',
    },
    countries: { DE: 'Germany', AT: 'Austria', ES: 'Spain', CH: 'Switzerland' },
  },
} as const;
