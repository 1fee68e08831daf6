import * as z from 'zod/mini';
import { businessTypes, deviceTypes } from './device-kinds.ts';
import { normalizeUserCode } from './user-code.ts';

/** Codes of what can be wrong in the register setup; the words are in the web. */
export const approveRegisterMessages = [
  'USER_CODE_INVALID',
  'DEVICE_NAME_MISSING',
  'DEVICE_NAME_TOO_LONG',
  'DEVICE_TYPE_MISSING',
  'BUSINESS_TYPE_MISSING',
  'UNIT_MISSING',
] as const;
export type ApproveRegisterMessage = (typeof approveRegisterMessages)[number];

const deviceName = z
  .string(message('DEVICE_NAME_MISSING'))
  .check(
    z.trim(),
    z.minLength(1, message('DEVICE_NAME_MISSING')),
    z.maxLength(50, message('DEVICE_NAME_TOO_LONG')),
  );

/**
 * What the setup wizard sends (REG-02 to REG-07): the code that the register shows, which becomes its stored
 * form; a name of 1 to 50 characters (receipts carry no more); device type, business type and branch.
 */
export const approveRegisterSchema = z.object({
  userCode: z.pipe(
    z.string(message('USER_CODE_INVALID')),
    z.transform((typed: string, context) => {
      const code = normalizeUserCode(typed);
      if (code !== undefined) return code;
      context.issues.push({ code: 'custom', input: typed, message: message('USER_CODE_INVALID') });
      return z.NEVER;
    }),
  ),
  name: deviceName,
  deviceType: z.enum(deviceTypes, message('DEVICE_TYPE_MISSING')),
  businessType: z.enum(businessTypes, message('BUSINESS_TYPE_MISSING')),
  unitId: z.uuid(message('UNIT_MISSING')),
});
export type ApproveRegister = z.infer<typeof approveRegisterSchema>;

/** What a user changes on a linked register; absent and null mean: leave it as it is. */
export const deviceInputSchema = z.object({
  id: z.uuid(),
  name: z.nullish(deviceName),
  liveCommunication: z.nullish(z.boolean()),
  isDefault: z.nullish(z.boolean()),
  isActive: z.nullish(z.boolean()),
});
export type DeviceInput = z.infer<typeof deviceInputSchema>;

function message(code: ApproveRegisterMessage): ApproveRegisterMessage {
  return code;
}
