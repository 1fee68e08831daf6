import type { EntityName } from '../../kit/entities/index.ts';

type Synonyms = Readonly<Record<string, readonly string[]>>;

/** Other heads of columns, as trade programs and suppliers write them. Compared without case, accents and signs. */
const common: Synonyms = {
  id: ['UUID', 'Tresen ID', 'Datensatz'],
  unitIds: ['Filiale', 'Branch', 'Standort', 'Standorte', 'Store', 'Betrieb'],
  isActive: ['Status', 'Verfügbar', 'Enabled'],
  sort: ['Sortierung', 'Position', 'Order'],
  printWidth: ['Breite', 'Width'],
};

const article: Synonyms = {
  name: [
    'Bezeichnung',
    'Artikelname',
    'Artikelbezeichnung',
    'Artikel',
    'Produkt',
    'Produktname',
    'Titel',
    'Bezeichnung 1',
    'product_name',
    'Product',
    'Title',
    'Item',
    'Item name',
    'Article',
    'Speise',
  ],
  type: ['Artikelart', 'Artikeltyp', 'Typ', 'Type'],
  priceName: ['Preisname', 'Preisbezeichnung'],
  shortDescription: ['Kurztext', 'Zusatz', 'Bezeichnung 2', 'Short text'],
  longDescription: ['Langtext', 'Beschreibungstext', 'Long text', 'Zutaten', 'ingredients', 'Description'],
  plu: [
    'Art.-Nr.',
    'Artikelnummer',
    'Artikel Nr',
    'ArtNr',
    'Nummer',
    'PLU Nr',
    'SKU',
    'Item number',
    'Item no',
    'Article number',
    'Bestellnummer',
  ],
  ean: ['Barcode', 'GTIN', 'EAN13', 'EAN Code', 'EAN Nummer', 'Strichcode', 'UPC', 'EAN/GTIN'],
  price: [
    'VK',
    'VK Preis',
    'Verkaufspreis',
    'Preis brutto',
    'Bruttopreis',
    'VK brutto',
    'Preis EUR',
    'Preis in EUR',
    'Selling price',
    'Sales price',
    'Gross price',
    'Unit price',
    'Betrag',
  ],
  purchasePrice: ['EK', 'EK Preis', 'EK netto', 'Purchase price', 'Cost', 'Cost price', 'Einkauf'],
  mainCategoryId: [
    'Warengruppe',
    'Kategorie',
    'Category',
    'Gruppe',
    'Artikelgruppe',
    'Hauptwarengruppe',
    'Sparte',
    'Product category',
    'Hauptgruppe',
    'Group',
    'Department',
  ],
  subcategoryId: ['Unterwarengruppe', 'Untergruppe', 'Sub category', 'Subkategorie', 'Subgroup'],
  vatInHouseId: [
    'MwSt',
    'USt',
    'Mehrwertsteuer',
    'Umsatzsteuer',
    'Steuersatz',
    'Steuer',
    'VAT',
    'VAT rate',
    'Tax',
    'Tax rate',
    'MwSt im Haus',
    'MwSt Satz',
    'MwSt Inhaus',
  ],
  vatOutOfHouseId: [
    'MwSt außer Haus',
    'USt außer Haus',
    'Steuer außer Haus',
    'VAT takeaway',
    'VAT out of house',
  ],
  printerId: ['Bondrucker', 'Bon Drucker', 'Küchendrucker', 'Printer'],
  course: ['Menügang', 'Course'],
  unit: ['ME', 'Mengeneinheit', 'Verkaufseinheit', 'Unit', 'VPE'],
  baseQuantity: ['Inhalt', 'Füllmenge', 'Base quantity', 'Content'],
  baseUnit: ['Inhaltseinheit', 'Base unit'],
  reorderQuantity: ['Mindestbestand', 'Reorder level', 'Minimum stock'],
  shopArticleNumber: ['Shop Nummer'],
};

const company: Synonyms = {
  name: ['Firmenname', 'Unternehmen', 'Company name', 'Name', 'Bezeichnung'],
  nameAddition: ['Name 2', 'Zusatz', 'Rechtsform'],
  salutation: ['Titel', 'Title'],
  firstName: ['Vorname Inhaber', 'First name of the owner'],
  lastName: ['Inhaber', 'Inhaberin', 'Nachname Inhaber', 'Surname', 'Owner'],
  address: ['Straße', 'Strasse', 'Anschrift', 'Adresse', 'Street', 'Address'],
  additionalAddress: ['Adresse 2', 'Adresszeile 2', 'Address line 2'],
  zipCode: ['Postleitzahl', 'ZIP', 'Zip code', 'Postal code', 'Postcode'],
  city: ['Stadt', 'Town'],
  state: ['Kanton', 'Provinz', 'Region', 'Province', 'Canton'],
  phone: ['Tel', 'Telefonnummer', 'Festnetz', 'Telephone'],
  mobile: ['Handy', 'Mobil', 'Cell phone'],
  email: ['Mail', 'E-Mail-Adresse', 'Email address'],
  website: ['Homepage', 'Internet', 'Web', 'URL'],
  taxNumber: ['Steuernr', 'St.-Nr.', 'StNr', 'Abgabenkontonummer', 'Tax number', 'Tax no'],
  taxId: ['IdNr', 'Steueridentifikationsnummer', 'UID', 'NIF', 'CIF', 'Tax ID'],
  salesTaxId: [
    'USt-ID',
    'USt-IdNr',
    'UStID',
    'Umsatzsteuer-ID',
    'Umsatzsteuer-Identifikationsnummer',
    'UID-Nummer',
    'ATU',
    'MWST-Nummer',
    'MwSt-Nr',
    'NIF-IVA',
    'VAT ID',
    'VAT number',
    'VAT no',
  ],
  bankName: ['Bankname', 'Kreditinstitut', 'Bank name'],
  bankCode: ['BLZ', 'Bankleitzahl', 'Clearing', 'Sort code'],
  iban: ['Kontonummer', 'Konto', 'Bankkonto', 'Account', 'IBAN-Nummer'],
  bic: ['SWIFT', 'SWIFT-Code', 'BIC/SWIFT'],
};

const terminal: Synonyms = {
  name: ['Bezeichnung', 'Terminalname', 'Terminal', 'Title'],
  type: ['Typ', 'Type', 'Anwendung', 'App'],
  deviceId: ['Kasse', 'Register', 'Kassenname', 'Gerät', 'Device', 'Kassenvorgabe', 'Preset'],
  priceGroup: ['Preisliste', 'Preisebene', 'Price list', 'Price level'],
  vatType: ['Verzehrart', 'MwSt-Art', 'Im Haus', 'Tax type'],
  autoLogout: ['Autologout', 'Auto logout', 'Abmelden nach', 'Logout', 'Abmeldezeit'],
};

const employee: Synonyms = {
  name: ['Name', 'Kassenname', 'Anzeigename', 'Mitarbeitername', 'Display name', 'Employee name'],
  salutation: ['Geschlecht', 'Title', 'Gender'],
  firstName: ['Rufname', 'Given name', 'Forename', 'First'],
  lastName: ['Familienname', 'Zuname', 'Surname', 'Family name', 'Last'],
  personnelNumber: [
    'Personal Nr',
    'Pers.-Nr.',
    'Personalnr',
    'Mitarbeiternummer',
    'Mitarbeiter Nr',
    'Nummer',
    'Employee number',
    'Employee no',
    'Staff number',
    'Staff ID',
  ],
  email: ['Mail', 'E-Mail-Adresse', 'Mailadresse', 'Email address'],
  phone: ['Telefonnummer', 'Tel', 'Handy', 'Mobil', 'Mobiltelefon', 'Phone number', 'Mobile'],
  role: ['Funktion', 'Position', 'Tätigkeit', 'Job', 'Job title', 'Function'],
  permissions: ['Berechtigungen', 'Berechtigung', 'Permissions', 'Privileges'],
};

const synonyms: Readonly<Partial<Record<EntityName, Synonyms>>> = {
  article,
  company,
  employee,
  terminal,
  vat: {
    name: ['Bezeichnung', 'Title'],
    symbol: ['Zeichen', 'Kürzel'],
    value: ['Satz', 'Steuersatz', 'Prozent', 'Prozentsatz', 'Rate', 'Percent'],
    key: ['Schlüssel', 'USt Schlüssel', 'Steuerschlüssel', 'Tax key'],
  },
  category: {
    name: ['Bezeichnung', 'Kategorie', 'Warengruppe', 'Category', 'Title'],
    sort: ['Reihenfolge', 'Position', 'Sortierung', 'Order'],
    colour: ['Farbe', 'Color'],
    parentId: ['Übergeordnet', 'Oberkategorie', 'Hauptkategorie', 'Hauptwarengruppe', 'Parent'],
    description: ['Beschreibung', 'Text'],
  },
};

/** The other heads that are known for a target. */
export const synonymsOf = (entity: EntityName, target: string): readonly string[] =>
  synonyms[entity]?.[target] ?? common[target] ?? [];

/** `Preis 2`, `VK2`, `Price 2`, `Preis 2 Name`, in folded form: the price with the key 2, and its name. */
const keyedPrice =
  /^(?:(?:vk)?preis(?:gruppe|liste)?|vk|(?:weiter)?preis|price(?:group|list)?)(\d{1,2})(name|bezeichnung)?$/;

/** The target of a further price whose head, in folded form, has its key. */
export const keyedSynonym = (entity: EntityName, folded: string): string | undefined => {
  const [, key, name] = entity === 'article' ? (keyedPrice.exec(folded) ?? []) : [];
  return key === undefined || Number(key) === 0
    ? undefined
    : `prices.${Number(key)}.${name ? 'name' : 'price'}`;
};
