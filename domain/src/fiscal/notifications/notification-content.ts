import type { Country } from '../../kit/countries/index.ts';
import type { LegalForm, SystemKind } from './notification-codes.ts';

/** Who notifies: the company that runs the establishment. Numbers are as ELSTER takes them. */
export interface Taxpayer {
  readonly companyId: string | null;
  readonly name: string | null;
  readonly legalForm: LegalForm | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly bornOn: string | null;
  readonly taxId: string | null;
  /** As the company's page has it; null where there is none. */
  readonly givenTaxNumber: string | null;
  /** 13 digits; null where the given number is none of the state. */
  readonly taxNumber: string | null;
  readonly vatId: string | null;
  readonly businessId: string | null;
  readonly address: string | null;
  readonly zipCode: string | null;
  readonly town: string | null;
  /** The day of its last change. */
  readonly changedOn: string | null;
}

/** A branch as the tax office knows it. */
export interface Establishment {
  readonly unitId: string;
  readonly name: string;
  readonly country: Country;
  readonly designation: string | null;
  readonly street: string | null;
  readonly houseNumber: string | null;
  readonly houseNumberSuffix: string | null;
  readonly additionalAddress: string | null;
  readonly zipCode: string | null;
  readonly town: string | null;
  readonly endedOn: string | null;
  readonly remarks: string | null;
  readonly changedOn: string | null;
}

/** A recording system: a register with the device that signs its receipts. Days are `YYYY-MM-DD`. */
export interface RecordingSystem {
  readonly deviceId: string;
  readonly name: string;
  readonly kind: SystemKind;
  readonly software: string | null;
  readonly softwareVersion: string | null;
  readonly serial: string | null;
  readonly maker: string | null;
  readonly model: string | null;
  /** By which name the register works with its device: the Kassen-ID in Austria. */
  readonly clientId: string | null;
  readonly tseId: string | null;
  readonly tseSerial: string | null;
  readonly tseStartedOn: string | null;
  /** The day since when this register works with its device; null where it has none. Not told. */
  readonly tseSince: string | null;
  /** `0362-2019`, without the prefix that the form has. */
  readonly bsiId: string | null;
  readonly tseForm: 1 | 2 | 3 | null;
  readonly acquiredOn: string | null;
  readonly commissionedOn: string | null;
  readonly decommissionedOn: string | null;
  readonly reason: string | null;
  readonly remarks: string | null;
  /** The day since when it stands in this establishment; not told. */
  readonly since: string;
  /** That day where it came from another establishment, else null; not told. */
  readonly movedOn: string | null;
  /** The day of its last change by hand; not told. */
  readonly changedOn: string | null;
}

/** All that a notification says of one establishment: each lists every system of it (gross method). */
export interface NotificationContent {
  readonly taxpayer: Taxpayer;
  readonly establishment: Establishment;
  readonly systems: readonly RecordingSystem[];
}

const inner: readonly string[] = [
  'changedOn',
  'since',
  'movedOn',
  'companyId',
  'tseId',
  'tseSince',
  'givenTaxNumber',
];

/** True when both tell the tax office the same. */
export const tellsSame = (one: NotificationContent, other: NotificationContent): boolean =>
  told(one) === told(other);

function told(content: NotificationContent): string {
  const { taxpayer, establishment, systems } = content;
  return JSON.stringify([taxpayer, establishment, ...systems].map((part) => tellable(part)));
}

function tellable(part: object): readonly (readonly [string, unknown])[] {
  return Object.entries(part)
    .filter(([name]) => !inner.includes(name))
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
}
