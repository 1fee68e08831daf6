type Values = Readonly<Record<string, unknown>>;

interface DemoOrganization {
  /** What its registration does not say of it. */
  readonly values: Values;
  readonly addresses: readonly Values[];
}

/** The organizations of the demo, by the sign-in of their owner. */
export const demoOrganizations: Readonly<Record<string, DemoOrganization>> = {
  'owner@demo.example': {
    values: {
      nameAddition: 'Restaurant und Biergarten',
      address: 'Lindenstraße 12',
      zipCode: '80331',
      city: 'München',
      state: 'Bayern',
      phone: '+49 89 123456',
      email: 'info@lindenhof.example',
      website: 'www.lindenhof.example',
    },
    addresses: [
      {
        kind: 'billing',
        isDefault: true,
        name: 'Gasthaus Lindenhof GmbH, Buchhaltung',
        address: 'Postfach 10 12',
        zipCode: '80310',
        city: 'München',
        email: 'rechnung@lindenhof.example',
      },
      {
        kind: 'delivery',
        isDefault: true,
        name: 'Gasthaus Lindenhof, Warenannahme',
        address: 'Lindenstraße 12',
        additionalAddress: 'Hofeinfahrt, 7 bis 11 Uhr',
        zipCode: '80331',
        city: 'München',
        phone: '+49 89 123457',
      },
    ],
  },
  'owner@retail.demo.example': {
    values: {
      address: 'Marktplatz 3',
      zipCode: '70173',
      city: 'Stuttgart',
      state: 'Baden-Württemberg',
      phone: '+49 711 123456',
      email: 'laden@feinkost-sommer.example',
    },
    addresses: [
      {
        kind: 'billing',
        isDefault: true,
        name: 'Feinkost Sommer',
        address: 'Marktplatz 3',
        zipCode: '70173',
        city: 'Stuttgart',
      },
    ],
  },
};

/** The demo's reseller. */
export const demoReseller = 'reseller@demo.example';

/** What the papers of the demo's reseller say of it; the numbers are published ones for tests. */
export const demoSeller = {
  values: {
    address: 'Hafenstraße 8',
    zipCode: '24103',
    city: 'Kiel',
    state: 'Schleswig-Holstein',
    phone: '+49 431 123456',
    email: 'info@kassenhaus.example',
    website: 'www.kassenhaus.example',
  },
  company: {
    name: 'Kassenhaus Nord',
    address: 'Hafenstraße 8',
    zipCode: '24103',
    city: 'Kiel',
    state: 'Schleswig-Holstein',
    country: 'DE',
    salesTaxId: 'DE136695976',
    bankName: 'Commerzbank',
    iban: 'DE89 3704 0044 0532 0130 00',
    bic: 'COBADEFFXXX',
  },
} as const;

/** Whom the demo's reseller has in its books. */
export const demoCustomers: readonly Values[] = [
  {
    company: 'Gasthaus Lindenhof GmbH',
    firstName: 'Olga',
    lastName: 'Lindner',
    street: 'Lindenstraße',
    houseNumber: '12',
    zipCode: '80331',
    city: 'München',
    country: 'DE',
    phone: '+49 89 123456',
    externalCrmEntityId: 'K-1001',
  },
  {
    company: 'Feinkost Sommer',
    firstName: 'Selma',
    lastName: 'Sommer',
    street: 'Marktplatz',
    houseNumber: '3',
    zipCode: '70173',
    city: 'Stuttgart',
    country: 'DE',
    phone: '+49 711 123456',
    externalCrmEntityId: 'K-1002',
  },
  {
    company: 'Hafencafé Möwe',
    firstName: 'Jens',
    lastName: 'Petersen',
    street: 'Am Kai',
    houseNumber: '7',
    zipCode: '24103',
    city: 'Kiel',
    country: 'DE',
    phone: '+49 431 98765',
    externalCrmEntityId: 'K-1003',
  },
  {
    company: 'Bäckerei Alpenblick',
    lastName: 'Huber',
    street: 'Dorfstraße',
    houseNumber: '21',
    zipCode: '6370',
    city: 'Kitzbühel',
    country: 'AT',
    phone: '+43 5356 12345',
    externalCrmEntityId: 'K-1004',
  },
  {
    title: 'Dr.',
    firstName: 'Beatriz',
    lastName: 'Núñez',
    street: 'Carrer Major',
    houseNumber: '5',
    zipCode: '08001',
    city: 'Barcelona',
    country: 'ES',
    externalCrmEntityId: 'K-1005',
  },
  {
    company: 'Seebad Enge',
    lastName: 'Keller',
    street: 'Mythenquai',
    houseNumber: '9',
    zipCode: '8002',
    city: 'Zürich',
    country: 'CH',
    phone: '+41 44 1234567',
    externalCrmEntityId: 'K-1006',
  },
];
