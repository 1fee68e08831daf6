import * as z from 'zod/mini';
import {
  colourSchemes,
  containerWidthLimits,
  fontScale,
  layoutModes,
  layoutStyles,
} from '../settings/index.ts';

const shortText = z.string().check(z.maxLength(64));

const isOn = z.boolean();
const bar = { display: isOn, isFixed: isOn };
const panel = z.partial(z.object({ display: isOn }));
const width = z.number().check(z.gte(containerWidthLimits.min), z.lte(containerWidthLimits.max));

const config = z.partial(
  z.object({
    mode: z.enum(layoutModes),
    containerWidth: z.nullable(width),
    navbar: z.partial(z.object({ ...bar, folded: isOn })),
    toolbar: z.partial(z.object({ ...bar, position: z.enum(['below', 'above']) })),
    footer: z.partial(z.object(bar)),
    leftSidePanel: panel,
    rightSidePanel: panel,
  }),
);

const scheme = z.enum(colourSchemes);
const theme = z.partial(z.object({ main: scheme, navbar: scheme, toolbar: scheme, footer: scheme }));

/**
 * How a person has set up the app (SHL-52): all of it optional, what is not named here is left out. What was stored
 * before is read by `readSettings`, which takes whatever it knows.
 */
const settings = z.partial(
  z.object({
    layout: z.partial(z.object({ style: z.enum(layoutStyles), config })),
    /** Null for the system's preference (decisions SHL-54). */
    theme: z.nullable(theme),
    customScrollbars: isOn,
    alertNotices: isOn,
    direction: z.enum(['ltr', 'rtl']),
    fontScale: z.number().check(z.gte(fontScale.min), z.lte(fontScale.max)),
  }),
);

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
