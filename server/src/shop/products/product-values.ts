import type { AppType, LicenceType } from '@tresen/domain/fleet/licences';
import type { ContractType, ViewType } from '@tresen/domain/shop/products';

/** A category as it is stored. */
export interface CategoryValues {
  readonly parentId: string | null;
  readonly slug: string;
  readonly nameDe: string;
  readonly nameEn: string;
  readonly descriptionDe: string;
  readonly descriptionEn: string;
  /** A path of this server. */
  readonly imagePath: string | null;
  readonly position: number;
}

/** A product as it is stored: both languages, money in cents, net. */
export interface ProductValues {
  readonly categoryId: string;
  readonly position: number;
  readonly active: boolean;
  readonly type: string;
  readonly viewType: ViewType;
  readonly contractType: ContractType;
  readonly contractDurationMonths: number;
  readonly billingIntervalMonths: number;
  readonly articleNr: string;
  readonly articleEan: string;
  readonly price: number;
  readonly setupFee: number;
  /** Null for no discount, and so are its dates. */
  readonly discountedPrice: number | null;
  readonly discountDescriptionDe: string;
  readonly discountDescriptionEn: string;
  readonly discountFrom: Date | null;
  readonly discountUntil: Date | null;
  readonly nameDe: string;
  readonly nameEn: string;
  readonly shortDescriptionDe: string;
  readonly shortDescriptionEn: string;
  readonly longDescriptionDe: string;
  readonly longDescriptionEn: string;
  readonly importantNoticeDe: string;
  readonly importantNoticeEn: string;
  readonly imageUrls: readonly string[];
  /** Flags of `productFunctions`, separated by commas. */
  readonly functions: string;
  readonly licenseRequired: boolean;
  readonly appRegLevel: number;
  readonly appType: AppType | null;
  readonly appName: string | null;
  readonly licenceType: LicenceType | null;
  readonly mainVersion: number | null;
  readonly upgradeValue: number | null;
}
