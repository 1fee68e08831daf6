import { userStates } from '@tresen/domain/account/user-administration';
import { roles } from '@tresen/domain/kit/groups';
import * as z from 'zod/mini';

const anyOf = <Value extends string>(values: readonly Value[]) =>
  z._default(z.nullable(z.array(z.enum(values)).check(z.maxLength(values.length))), null);

/** What narrows the list of users and its file; what is absent narrows nothing. */
export const userFilterSchema = z.strictObject({
  search: z.pipe(
    z.nullish(z.string().check(z.maxLength(500))),
    z.transform((text) => text ?? ''),
  ),
  roles: anyOf(roles),
  states: anyOf(userStates),
});
