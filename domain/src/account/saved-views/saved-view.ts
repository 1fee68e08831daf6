import * as z from 'zod/mini';

/** Views that a tenant may keep of one list: a safety against scripts, not a limit for people. */
export const maxViews = 500;

/** Days for which a removed view can be brought back. */
export const restorableDays = 1;

/** Name of a list in what is kept of it: `printers`. */
export const listNameSchema = z.string().check(z.regex(/^[a-zA-Z]{1,40}$/));

/**
 * A view of a list under a name. With an id, and the version that was looked at, it changes that view; else it is a
 * new one. `query` holds filter and order as the address does, `columns` is JSON of the web's own.
 */
export const savedViewInputSchema = z.object({
  id: z.nullish(z.uuid()),
  version: z.nullish(z.int()),
  list: listNameSchema,
  name: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(60)),
  query: z.string().check(z.maxLength(20_000)),
  columns: z.string().check(z.maxLength(20_000)),
  isShared: z.boolean(),
});
export type SavedViewInput = z.infer<typeof savedViewInputSchema>;
