import { picturePath } from '@tresen/domain/account/profile';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { inSystem } from '../../kit/db/pools.ts';
import { ctxOf } from '../../kit/http/index.ts';
import { parseInput } from '../../kit/input/index.ts';
import { type ExtendedUser, readUserPage } from './users-extended.store.ts';

const path = '/connect/usersExtended/my';
const maxUsers = 1_000;
const maxWords = 8;

const querySchema = z.object({
  // PostgreSQL text holds no NUL.
  search: z.optional(z.string().check(z.maxLength(200), z.regex(/^[^\0]*$/))),
  after: z.optional(z.uuid()),
  first: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(maxUsers)), maxUsers),
});
type Query = z.infer<typeof querySchema>;

/**
 * `GET /connect/usersExtended/my` (API-09): the users of all tenants, each of whom has one (USR-11, API-10), by name.
 * Guarded by the access table, for super administrators: nobody else can be in override mode.
 * Parameters, each optional: `search` (words in name, e-mail or tenant), `first` (1 to 1,000, which is also what comes
 * without), `after` (id of the last user of the page before). A `Link` with `rel="next"` says that there are more.
 */
export const addUsersExtended = (app: FastifyInstance): void => {
  app.get(path, async (request, reply) => {
    const query = parseInput(querySchema, request.query);
    const { search = '', after, first } = query;
    const words = search.split(/\s+/).filter(Boolean).slice(0, maxWords);
    const found = await inSystem(ctxOf(request).db, (tx) =>
      readUserPage(tx, { words, after, limit: first + 1 }),
    );
    const users = found.slice(0, first).map((user) => ({ ...user, imagePath: picturePath(user.imagePath) }));
    const last = users.at(-1);
    if (found.length > first && last) reply.header('link', nextLink(query, last));
    return reply.header('cache-control', 'no-store').send(users);
  });
};

/** RFC 8288: where the list goes on. */
function nextLink({ search, first }: Query, last: ExtendedUser): string {
  const params = new URLSearchParams({
    ...(search ? { search } : {}),
    first: String(first),
    after: last.sub,
  });
  return `<${path}?${params}>; rel="next"`;
}
