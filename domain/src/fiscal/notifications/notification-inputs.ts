import * as z from 'zod/mini';
import { isDay } from '../../kit/business-day/index.ts';
import { legalForms, systemKinds } from './notification-codes.ts';

/** Codes of what can be wrong in the forms; the words are in the web. */
export const notificationMessages = [
  'DAY_INVALID',
  'TEXT_TOO_LONG',
  'HOUSE_NUMBER_INVALID',
  'ZIP_CODE_INVALID',
  'BSI_ID_INVALID',
] as const;
export type NotificationMessage = (typeof notificationMessages)[number];

const id = z.uuid();
const day = z.nullable(z.string().check(z.refine(isDay, message('DAY_INVALID'))));
const text = (most: number) =>
  z.pipe(
    z.nullable(z.string().check(z.trim(), z.maxLength(most, message('TEXT_TOO_LONG')))),
    z.transform((given) => given || null),
  );
const matching = (form: RegExp, code: NotificationMessage) =>
  z.pipe(
    z.nullable(z.string().check(z.trim(), z.regex(form, message(code)))),
    z.transform((given) => given || null),
  );

/** What the tax office wants to know of a company beside its master data. */
export const taxpayerDetailsSchema = z.object({
  companyId: id,
  legalForm: z.nullable(z.enum(legalForms)),
  bornOn: day,
  businessId: text(40),
});
export type TaxpayerDetails = Omit<z.infer<typeof taxpayerDetailsSchema>, 'companyId'>;

/** The address of a branch, and when it was given up. */
export const establishmentDetailsSchema = z.object({
  unitId: id,
  designation: text(200),
  street: text(100),
  houseNumber: matching(/^(\d{1,4})?$/, 'HOUSE_NUMBER_INVALID'),
  houseNumberSuffix: text(20),
  additionalAddress: text(50),
  zipCode: matching(/^(\d{4,5})?$/, 'ZIP_CODE_INVALID'),
  town: text(50),
  endedOn: day,
  remarks: text(1_000),
});
export type EstablishmentDetails = Omit<z.infer<typeof establishmentDetailsSchema>, 'unitId'>;

/** What a register does not say of itself. */
export const systemDetailsSchema = z.object({
  deviceId: id,
  kind: z.nullable(z.literal(systemKinds)),
  serial: text(250),
  maker: text(250),
  model: text(250),
  software: text(250),
  acquiredOn: day,
  commissionedOn: day,
  decommissionedOn: day,
  reason: text(1_000),
  /** What the device of this serial does not say of itself; it counts no more when the device is another. */
  tseSerial: text(68),
  tseStartedOn: day,
  bsiId: matching(/^(\d{4}-\d{4})?$/, 'BSI_ID_INVALID'),
  remarks: text(1_000),
});
export type SystemDetails = Omit<z.infer<typeof systemDetailsSchema>, 'deviceId'>;

/** How a notification ended: it was sent, or the tax office refused it. */
export const notificationOutcomes = ['sent', 'refused'] as const;
export type NotificationOutcome = (typeof notificationOutcomes)[number];
export const notificationEndSchema = z.object({
  id,
  version: z.int(),
  outcome: z.enum(notificationOutcomes),
  sentOn: z.string().check(z.refine(isDay, message('DAY_INVALID'))),
  transferTicket: text(100),
  note: text(1_000),
});
export type NotificationEnd = z.infer<typeof notificationEndSchema>;

/** Bytes that the receipt of a transfer may have. */
export const maxReceiptBytes = 2_000_000;
/** Branches whose notifications are prepared at once. */
export const maxPreparedAtOnce = 200;

function message(code: NotificationMessage): NotificationMessage {
  return code;
}
