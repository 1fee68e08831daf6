import type { AppType, LicenceType, ProductFunction } from '@tresen/domain/fleet/licences';
import {
  type ContractType,
  type LinkKind,
  type ProductMessage,
  productTypeWords,
  type ViewType,
} from '@tresen/domain/shop/products';
import { defineTexts } from '../../kit/i18n/index.ts';

/** What kinds of products are called. */
export const typeWords = defineTexts(productTypeWords.de, productTypeWords.en);

/** How products are put together. */
export const viewTypeWords = defineTexts(
  {
    MainArticle: 'Einzeln',
    GroupArticle: 'Gruppe',
    BundleArticle: 'Paket',
    SubArticle: 'Ergänzung',
  } satisfies Record<ViewType, string>,
  { MainArticle: 'Single', GroupArticle: 'Group', BundleArticle: 'Bundle', SubArticle: 'Extra' },
);

/** How they are paid. */
export const contractWords = defineTexts(
  { OneTime: 'Einmalig', Recurring: 'Regelmäßig' } satisfies Record<ContractType, string>,
  { OneTime: 'Once', Recurring: 'Recurring' },
);

/** What they do to a licence. */
export const functionWords = defineTexts(
  {
    UPDATE: 'Update: neue Version',
    UPGRADE: 'Upgrade: auf Professional',
    REACTIVATE: 'Reaktivierung',
    CHECK_ADD_ON: 'Erweiterung',
    CHECK_PRO: 'Nur für Professional',
  } satisfies Record<ProductFunction, string>,
  {
    UPDATE: 'Update: new version',
    UPGRADE: 'Upgrade: to Professional',
    REACTIVATE: 'Reactivation',
    CHECK_ADD_ON: 'Add-on',
    CHECK_PRO: 'For Professional only',
  },
);

/** For which registers licences are. */
export const appTypeWords = defineTexts(
  { gastro: 'Gastro', retail: 'Retail', event: 'Event' } satisfies Record<AppType, string>,
  { gastro: 'Gastro', retail: 'Retail', event: 'Event' },
);

/** The editions of licences. */
export const licenceTypeWords = defineTexts(
  { basic: 'Basic', professional: 'Professional' } satisfies Record<LicenceType, string>,
  { basic: 'Basic', professional: 'Professional' },
);

/** How they are offered with others. */
export const linkKindWords = defineTexts(
  {
    addOn: 'Erweiterungen',
    subProduct: 'Gleich mit einrichten',
    crossSelling: 'Dazu bestellen',
    part: 'Teile des Pakets',
  } satisfies Record<LinkKind, string>,
  {
    addOn: 'Add-ons',
    subProduct: 'Extra services',
    crossSelling: 'Goes with it',
    part: 'Parts of the bundle',
  },
);

/** What can be wrong with an entry. */
export const faultWords = defineTexts(
  {
    NAME_MISSING: 'Bitte geben Sie einen Namen ein.',
    TOO_LONG: 'Das ist zu lang.',
    NOT_A_NUMBER: 'Bitte geben Sie eine Zahl ein, die hier möglich ist.',
    CATEGORY_MISSING: 'Bitte wählen Sie eine Kategorie.',
    EAN_INVALID: 'Diese EAN stimmt nicht. Bitte prüfen Sie die Ziffern.',
    PICTURE_INVALID: 'Dieses Bild liegt nicht auf diesem Server. Bitte wählen Sie es neu aus.',
    PICTURE_GONE: 'Ein Bild ist nicht mehr da. Bitte entfernen Sie es und wählen Sie es neu aus.',
    PICTURES_TOO_MANY: 'Ein Produkt hat höchstens 20 Bilder.',
    PRICE_MISSING: 'Was verkauft wird, braucht einen Preis oder eine Einrichtungsgebühr.',
    DISCOUNT_NOT_LOWER: 'Der Angebotspreis liegt nicht unter dem Preis.',
    DISCOUNT_DATES_MISSING: 'Bitte geben Sie an, von wann bis wann das Angebot läuft.',
    DISCOUNT_ENDS_EARLY: 'Das Angebot endet, bevor es beginnt.',
    INTERVAL_MISSING: 'Bitte geben Sie an, nach wie vielen Monaten abgerechnet wird.',
    DURATION_TOO_SHORT: 'Die Laufzeit ist kürzer als die Abrechnung.',
    DURATION_MISSING: 'Bitte geben Sie an, um wie viele Monate verlängert wird.',
    TERM_ALONE: 'Eine Verlängerung tut nichts anderes an der Lizenz.',
    LICENCE_KIND_MISSING: 'Bitte geben Sie das für die Lizenz an.',
    KEY_NEEDED: 'Was geprüft wird, braucht einen Lizenzschlüssel.',
    PARTS_MISSING: 'Ein Paket braucht mindestens ein Teil.',
    LINKED_TO_ITSELF: 'Ein Produkt kann nicht zu sich selbst angeboten werden.',
    LINKED_UNKNOWN: 'Eines dieser Produkte gibt es nicht mehr.',
    SLUG_INVALID: 'Kleine Buchstaben, Ziffern und Bindestriche; am Anfang ein Buchstabe.',
    SLUG_TAKEN: 'Diese Adresse hat hier schon eine andere Kategorie.',
    CATEGORY_BELOW_ITSELF: 'Eine Kategorie kann nicht unter sich selbst liegen.',
    PATH_TOO_LONG: 'So tief kann eine Kategorie nicht liegen.',
  } satisfies Record<ProductMessage, string>,
  {
    NAME_MISSING: 'Please enter a name.',
    TOO_LONG: 'This is too long.',
    NOT_A_NUMBER: 'Please enter a number that is possible here.',
    CATEGORY_MISSING: 'Please choose a category.',
    EAN_INVALID: 'This EAN is not right. Please check the digits.',
    PICTURE_INVALID: 'This picture is not on this server. Please choose it again.',
    PICTURE_GONE: 'A picture is not there any more. Please remove it and choose it again.',
    PICTURES_TOO_MANY: 'A product has 20 pictures at most.',
    PRICE_MISSING: 'What is on sale needs a price or a set-up fee.',
    DISCOUNT_NOT_LOWER: 'The special price is not below the price.',
    DISCOUNT_DATES_MISSING: 'Please say from when until when the offer runs.',
    DISCOUNT_ENDS_EARLY: 'The offer ends before it begins.',
    INTERVAL_MISSING: 'Please say after how many months it is billed.',
    DURATION_TOO_SHORT: 'The term is shorter than the billing.',
    DURATION_MISSING: 'Please enter by how many months it is prolonged.',
    TERM_ALONE: 'A longer term does nothing else to the licence.',
    LICENCE_KIND_MISSING: 'Please say this for the licence.',
    KEY_NEEDED: 'What is checked needs a licence key.',
    PARTS_MISSING: 'A bundle needs at least one part.',
    LINKED_TO_ITSELF: 'A product cannot be offered with itself.',
    LINKED_UNKNOWN: 'One of these products is gone.',
    SLUG_INVALID: 'Small letters, digits and hyphens, beginning with a letter.',
    SLUG_TAKEN: 'Another category has this address here.',
    CATEGORY_BELOW_ITSELF: 'A category cannot be below itself.',
    PATH_TOO_LONG: 'A category cannot be that deep.',
  },
);
