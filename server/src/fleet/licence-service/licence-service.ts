import type { Licence, LicenceDeed } from '@tresen/domain/fleet/licences';
import type { LicenceCheckResult } from '@tresen/domain/shop/cart';
import type { Tx } from '../../kit/db/pools.ts';

/** Who asks about a key: rights and the limit of guesses go by it. */
export interface Asker {
  readonly tenantId: string;
  readonly userId: string;
  /** Of the words of an update's price; German where it is not said. */
  readonly language?: 'de' | 'en';
}

/** A line of a completed order that does something to a licence. */
export interface LicenceWork {
  readonly orderTenantId: string;
  readonly orderId: string;
  /** What people call the order: the ticket number of an update. */
  readonly orderNumber: string;
  readonly lineId: string;
  readonly shopNumber: number;
  /** How many licences a product without a key makes. */
  readonly quantity: number;
  /** The key that was checked; empty for a new licence. */
  readonly licenseKey: string;
  readonly upgradeValue: number | null;
  /** Shop numbers of its add-ons. */
  readonly addOns: readonly number[];
  /** The customer of the buyer's tenant that uses it; null for the tenant itself. */
  readonly customerId: string | null;
  readonly customerName: string;
  /** Whose it becomes, and the reseller that the tenant names. */
  readonly resellerId: string | null;
  readonly userName: string;
}

/** What became of one piece of a line. */
export interface DoneLicence {
  readonly serial: string;
  readonly piece: number;
  readonly done: LicenceDeed;
}

/** Add-ons that end, of the licences of a line. */
export interface EndedAddOns extends Pick<LicenceWork, 'orderId' | 'lineId'> {
  readonly serials: readonly string[];
  readonly shopNumbers: readonly number[];
}

/**
 * The keeper of licences, behind which a vendor may put his own (issue 8, part 7). Checks never throw for what a key
 * is: they answer `isSuccess: false` with a code of `licenceFailures`. Keys come as people type them.
 */
export interface LicenceService {
  /** The licence of a key, if the asker may see it. */
  readonly find: (who: Asker, licenseKey: string) => Promise<Licence | undefined>;
  /**
   * Price in euro as `resultValue`, the bits of its levels afterwards as `count` (API-25); the others
   * count those that it has. Where the product is named, it
   * has to be one for this kind of register.
   */
  readonly updatePrice: (
    who: Asker,
    licenseKey: string,
    upgradeValue: number,
    shopNumber?: number | null,
  ) => Promise<LicenceCheckResult>;
  /** API-26. */
  readonly reactivate: (who: Asker, licenseKey: string) => Promise<LicenceCheckResult>;
  /** API-27. */
  readonly addOn: (who: Asker, licenseKey: string, shopNumber: number) => Promise<LicenceCheckResult>;
  /** API-28. */
  readonly pro: (who: Asker, licenseKey: string, shopNumber?: number | null) => Promise<LicenceCheckResult>;
  /** Whether a product that has no check of its own, such as a longer term, can be sold for a key. */
  readonly extension: (who: Asker, licenseKey: string, shopNumber: number) => Promise<LicenceCheckResult>;
  /**
   * Does what an order asks for, once: asked again for the same line it answers what it did. The built-in one works in
   * the transaction of the completion; one elsewhere goes by order and line.
   * @throws {AppError} LICENCE_WORK_REFUSED when the licence has changed since it was ordered, with its key and why
   */
  readonly fulfil: (tx: Tx, work: LicenceWork, at: Date) => Promise<readonly DoneLicence[]>;
  /**
   * Lets the licences that a line made, or whose term it rents, end: what was booked is cancelled. Null when it goes on after all.
   * @param endsAt the first moment without them
   */
  readonly endLicences: (
    tx: Tx,
    line: Pick<LicenceWork, 'orderId' | 'lineId' | 'shopNumber'>,
    endsAt: Date | null,
    at: Date,
  ) => Promise<void>;
  /**
   * Takes add-ons off licences once what was paid for them has ended; asked again it finds nothing to do. A licence that
   * the line itself made ends as a whole (`endLicences`) and keeps them. The caller leaves out what something else that
   * runs still pays for.
   * @returns the keys of the licences that had one
   */
  readonly endAddOns: (tx: Tx, line: EndedAddOns, at: Date) => Promise<readonly string[]>;
}
