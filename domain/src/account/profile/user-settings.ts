import * as z from 'zod/mini';
import { fontScale } from '../settings/index.ts';

const shortText = z.string().check(z.maxLength(64));

/** Bytes of JSON that a person's settings may take. */
export const settingsLimit = 8_192;

const isSmall = (value: unknown): boolean => JSON.stringify(value).length <= settingsLimit;

const leaf = z.union([z.string().check(z.maxLength(64)), z.number(), z.boolean(), z.null()]);

/**
 * How a person has set up the app (SHL-52): all of it optional, what is not named here is left out. The layout's
 * configuration belongs to its style, so only its depth is fixed: `navbar.folded`.
 */
const settings = z
  .object({
    layout: z.optional(
      z.object({
        style: z.optional(shortText),
        config: z.optional(z.record(shortText, z.union([leaf, z.record(shortText, leaf)]))),
      }),
    ),
    theme: z.optional(
      z.nullable(
        z.object({
          main: z.optional(shortText),
          navbar: z.optional(shortText),
          toolbar: z.optional(shortText),
          footer: z.optional(shortText),
        }),
      ),
    ),
    customScrollbars: z.optional(z.boolean()),
    alertNotices: z.optional(z.boolean()),
    direction: z.optional(z.enum(['ltr', 'rtl'])),
    fontScale: z.optional(z.number().check(z.gte(fontScale.min), z.lte(fontScale.max))),
  })
  .check(z.refine(isSmall));

/**
 * The body of `POST /api/auth/user/update` (API-17, decisions SHL-51): of the user only settings and shortcuts are
 * taken. Shortcuts are ids of navigation items; one that has none is kept all the same (decisions IDN-60).
 */
export const userUpdateSchema = z.object({
  user: z.object({
    uuid: z.optional(z.string()),
    data: z.object({
      settings: z.optional(settings),
      shortcuts: z.optional(z.array(shortText.check(z.minLength(1))).check(z.maxLength(50))),
    }),
  }),
});
export type UserUpdate = z.infer<typeof userUpdateSchema>;
