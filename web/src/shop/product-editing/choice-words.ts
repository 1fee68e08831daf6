import type { AppType, LicenceType, ProductFunction } from '@tresen/domain/fleet/licences';
import {
  type ContractType,
  type LinkKind,
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
