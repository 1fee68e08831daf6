import * as z from 'zod/mini';
import { roles } from '../../kit/groups/index.ts';

/** What an administrator changes on a user. The version is the one they looked at: a stale one is a conflict. */
export const userInputSchema = z.object({
  id: z.uuid(),
  role: z.enum(roles),
  disabled: z.boolean(),
  version: z.int(),
});
export type UserInput = z.infer<typeof userInputSchema>;

const maxAtOnce = 100;

/** Users that are removed together, 1 to 100. */
export const userIdsSchema = z.array(z.uuid()).check(z.minLength(1), z.maxLength(maxAtOnce));
