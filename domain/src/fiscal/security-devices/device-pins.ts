import * as z from 'zod/mini';

/** A PIN as it is typed at a register: printable, without spaces. */
export const devicePinSchema = z.string().check(z.regex(/^[\x21-\x7e]{4,64}$/));

/** PINs to keep: null removes one, what is left out stays. The password is that of whoever keeps them. */
export const devicePinsSchema = z.object({
  id: z.uuid(),
  adminPin: z.nullish(devicePinSchema),
  timePin: z.nullish(devicePinSchema),
  password: z.string().check(z.minLength(1), z.maxLength(1_000)),
});
