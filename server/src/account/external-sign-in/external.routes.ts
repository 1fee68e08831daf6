import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isFrontend } from '../../kit/frontends/index.ts';
import type { AccountKit } from '../account-deps.ts';
import { accountError } from '../account-error.ts';
import { createSlidingWindow, networkOf } from '../throttling/index.ts';
import { callbackPath, type ExternalSignIn } from './external-sign-in.service.ts';

const minute = 60_000;
// A company's whole network may share one address in the morning.
const signInsPerMinute = 120;
/** Base64url of 32 bytes. */
const challengePattern = /^[\w-]{43}$/;

/** The ways of the browser to the provider and back; the tokens come from /connect/token. */
export const createExternalRoutes =
  ({ kit, external }: { readonly kit: AccountKit; readonly external: ExternalSignIn }) =>
  async (app: FastifyInstance): Promise<void> => {
    const limit = createSlidingWindow(
      signInsPerMinute,
      minute,
      kit.now,
      kit.shareCounts?.('externalSignIns'),
    );
    const onRequest = async ({ ip }: FastifyRequest): Promise<void> => {
      const wait = limit.take(networkOf(ip));
      if (wait > 0) throw accountError('TOO_MANY_REQUESTS', Math.ceil(wait / 1_000));
    };
    // Codes and states stand in these addresses.
    app.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    });
    app.get('/Account/External', async () => ({ name: external.name ?? null }));
    app.get('/Account/External/Begin', { onRequest }, (request, reply) =>
      begin(kit, external, request, reply),
    );
    app.get(callbackPath, { onRequest }, async (request, reply) => {
      const back = await external.finish(new URL(request.url, kit.issuer));
      return reply.redirect(back.href, 303);
    });
  };

async function begin(
  kit: AccountKit,
  external: ExternalSignIn,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const query = new URL(request.url, kit.issuer).searchParams;
  const [challenge, frontend] = [query.get('challenge') ?? '', query.get('frontend') ?? ''];
  if (!challengePattern.test(challenge) || !isFrontend(kit.frontends, frontend))
    throw accountError('WRONG_DATA');
  const { origin } = new URL(frontend);
  const address = await external.begin({ challenge, frontend: origin });
  return reply.redirect(address?.href ?? `${origin}/login#externalFailure=unavailable`, 303);
}
