import type { LicenceCheck } from '@tresen/domain/fleet/licences';
import type { CartLine, LicenceCheckResult } from '@tresen/domain/shop/cart';
import {
  CheckAddOnDocument,
  CheckProLicenceDocument,
  CheckReactivationDocument,
  CheckUpdatePriceDocument,
} from '../../kit/graphql/generated/general/graphql.ts';
import { generalApi } from '../../kit/graphql/index.ts';
import type { Language } from '../../kit/i18n/index.ts';

type Asked = Pick<CartLine, 'id' | 'licenseKey' | 'upgradeValue'>;
type Call = (line: Asked, language: Language) => Promise<LicenceCheckResult>;

/** The call of each check (spec §7; SHP-50 to SHP-53). */
const calls: Readonly<Record<LicenceCheck, Call>> = {
  updatePrice: async ({ licenseKey, upgradeValue, id }, language) => {
    const asked = { licenseKey, upgradeValue: upgradeValue ?? 0, productId: id, language };
    return (await generalApi.request(CheckUpdatePriceDocument, asked)).getSoftwareUpdatePrice;
  },
  reactivate: async ({ licenseKey }) =>
    (await generalApi.request(CheckReactivationDocument, { licenseKey })).checkLicenceReactivate,
  addOn: async ({ licenseKey, id }) =>
    (await generalApi.request(CheckAddOnDocument, { licenseKey, productId: id })).checkAddOn,
  pro: async ({ licenseKey, id }) =>
    (await generalApi.request(CheckProLicenceDocument, { licenseKey, productId: id })).checkProLicence,
};

/** Asks the licence service about a line's key. @throws {RequestError} */
export const checkLicence = (
  check: LicenceCheck,
  line: Asked,
  language: Language,
): Promise<LicenceCheckResult> => calls[check](line, language);
