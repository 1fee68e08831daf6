import { type AccessPolicy, httpAccess, isAdmitted } from '@tresen/domain/account/access';
import { AppError } from '@tresen/domain/kit/errors';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import type { Caller, Ctx } from '../context/index.ts';

const contexts = new WeakMap<FastifyRequest, Ctx>();

/** The context of a request to a guarded route. @throws when the route is not guarded, which is a bug */
export const ctxOf = (request: FastifyRequest): Ctx => {
  const ctx = contexts.get(request);
  if (!ctx) throw new Error(`${request.url} is not guarded`);
  return ctx;
};

/** Who asked, as far as that is known: also of a request that was refused. */
export const findCaller = (request: FastifyRequest): Caller | undefined => contexts.get(request)?.caller;

/**
 * Puts the access table in front of every plain HTTP route below /api/ and /files/, and of any other that it names, that is
 * added from now on. Who asks is known before the body is read.
 * @throws when a route has no group: such a server does not start (decisions ACC-38)
 */
export const guardHttpRoutes = (
  app: FastifyInstance,
  contextOf: (request: FastifyRequest) => Promise<Ctx>,
  policy: AccessPolicy,
): void => {
  app.addHook('onRoute', (route) => {
    const keys = keysOf(route);
    if (!isGuarded(route.url, keys)) return;
    const bare = keys.find((key) => !isNamed(key));
    if (bare) throw new Error(`${bare} has no group in the access table`);
    const admit = async (request: FastifyRequest): Promise<void> => {
      const ctx = await contextOf(request);
      contexts.set(request, ctx);
      const { principal } = ctx.caller;
      if (!keys.every((key) => isAdmitted(httpAccess, key, principal, policy)))
        throw new AppError(principal === 'public' ? 'UNAUTHENTICATED' : 'FORBIDDEN');
    };
    route.onRequest = [admit, ...[route.onRequest ?? []].flat()];
  });
};

/** Key of a route in the access table: `PUT /api/profile/picture`. What may be read may be asked for by HEAD. */
function keysOf({ method, url }: RouteOptions): string[] {
  return [method].flat().map((name) => `${name === 'HEAD' ? 'GET' : name} ${url}`);
}

function isGuarded(url: string, keys: readonly string[]): boolean {
  return /^\/(?:api|files)\//.test(url) || keys.some(isNamed);
}

function isNamed(key: string): boolean {
  return Object.hasOwn(httpAccess, key);
}
