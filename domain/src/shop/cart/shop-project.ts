import * as z from 'zod/mini';
import { defaultProjectName, frontEndTypeId, projectStatus } from './stored-cart.ts';

/** Drafts that one person keeps: a safety against scripts, not a limit for people. */
export const maxDrafts = 200;
/** Characters of the name of a draft. */
export const longestDraftName = 60;
/** Characters of a stored cart: far beyond the most lines, below what a request may carry. */
const longestCart = 1_000_000;

/** What `updateShopProject` says when somebody else has saved, ordered or deleted the cart meanwhile. */
export const projectChanged = 'PROJECT_CHANGED';

/**
 * A cart as it is saved (spec §3, names as given there). Without an id it is a new one. `version` is ours: with it the
 * cart is saved only over the version that was looked at, without it over any.
 */
export const shopProjectInputSchema = z.object({
  id: z.nullish(z.uuid()),
  name: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(longestDraftName)),
  customerId: z.nullish(z.uuid()),
  cart: z.string().check(z.maxLength(longestCart)),
  // Ordered it becomes by an order alone.
  status: z.nullish(z.literal(projectStatus.draft)),
  frontEndTypeId: z.nullish(z.literal(frontEndTypeId)),
  version: z.nullish(z.int()),
});
export type ShopProjectInput = z.infer<typeof shopProjectInputSchema>;

/** True for the cart that nobody has named, however the name is written. */
export const isDefaultName = (name: string): boolean => name.trim().toUpperCase() === defaultProjectName;
