import * as z from 'zod/mini';
import {
  archiveStates,
  dataEncodings,
  formFactors,
  operatingStates,
  securityDeviceKinds,
  securityDeviceProviders,
  serialForms,
  timeFormats,
} from './fiscal-codes.ts';

const count = z.int().check(z.gte(0));
const word = z.string().check(z.minLength(1), z.maxLength(100));
const instant = z.iso.datetime();

/** A text of a report is at most so long; a chain of certificates is most of it. */
export const maxReportText = 32_768;
/** Backups that a report may name, the newest. */
export const maxArchives = 20;

/**
 * What a register says of the security device that signs its receipts (FIS-03 to FIS-06); argument of
 * `reportSecurityDevice`, as JSON text. What a device does not tell is left out.
 */
export const securityDeviceReportSchema = z
  .object({
    kind: z.enum(securityDeviceKinds),
    serial: z.pipe(
      z.string().check(z.minLength(1), z.maxLength(68)),
      z.transform((serial) => serial.toLowerCase()),
    ),
    provider: z.literal(securityDeviceProviders),
    formFactor: z.enum(formFactors),
    model: z.optional(word),
    bsiId: z.optional(z.string().check(z.minLength(1), z.maxLength(60))),
    /** DER in base64, the device's own first. */
    certificates: z.optional(z.array(z.base64().check(z.maxLength(4_000))).check(z.maxLength(5))),
    certificateExpiresAt: z.optional(instant),
    publicKey: z.optional(z.base64().check(z.maxLength(512))),
    algorithm: z.string().check(z.minLength(1), z.maxLength(30)),
    timeFormat: z.optional(z.enum(timeFormats)),
    encoding: z.optional(z.enum(dataEncodings)),
    enabledAt: z.optional(instant),
    initialisedAt: z.optional(instant),
    signatures: z.optional(z.object({ used: count, most: count })),
    memory: z.optional(z.object({ usedBytes: count, totalBytes: count })),
    /** By which name this register works with the device: the serial of the register. */
    clientId: word,
    clients: z.optional(z.object({ ids: z.array(word).check(z.maxLength(200)), most: z.optional(count) })),
    transactions: z.optional(z.object({ open: count, most: z.optional(count) })),
    firmware: z.optional(word),
    /** The version that waits to be installed. */
    firmwareUpdate: z.optional(word),
    operatingState: z.literal(operatingStates),
    hasPassedSelfTest: z.optional(z.boolean()),
    selfTestDueAt: z.optional(instant),
    /** The device's clock, read right before this was sent. */
    deviceTime: z.optional(instant),
    archives: z.optional(
      z
        .array(z.object({ at: instant, state: z.enum(archiveStates), bytes: z.optional(count) }))
        .check(z.maxLength(maxArchives)),
    ),
    /** What the register can have the device do when the cloud asks (`deviceActions`); older registers tell nothing. */
    actions: z.optional(z.array(word).check(z.maxLength(20))),
  })
  .check(
    z.refine(({ kind, serial }) => serialForms[kind].test(serial), { path: ['serial'] }),
    z.refine(({ signatures }) => !signatures || signatures.used <= signatures.most, {
      path: ['signatures', 'used'],
    }),
  );
export type SecurityDeviceReport = z.infer<typeof securityDeviceReportSchema>;
