import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refusalOf } from '../../kit/db/refusal-of.ts';
import { createSlidingWindow, networkOf, type SlidingWindow } from '../throttling/index.ts';
import type { ConnectParts, Origin } from './connect-parts.ts';
import { answerDeviceAuthorization } from './device-authorization-endpoint.ts';
import { describeIssuer } from './discovery.ts';
import { readForm } from './form.ts';
import { OAuthError, toOAuthError, tooManyRequests } from './oauth-error.ts';
import { answerRevocation } from './revocation-endpoint.ts';
import { answerToken } from './token-endpoint.ts';
import { answerUserInfo } from './userinfo-endpoint.ts';

const bodyLimit = 16 * 1_024;
const minute = 60_000;
// A shop's whole network may share one address, and each waiting register asks every five seconds. Passwords
// are guarded more closely, by the back-off of the sign-in.
const tokensPerMinute = 6_000;
const linksPerMinute = 600;

/** The endpoints of the auth host as a Fastify plugin with a scope of its own: forms only, errors as in the RFCs. */
export const createConnectRoutes =
  (parts: ConnectParts) =>
  async (app: FastifyInstance): Promise<void> => {
    app.removeAllContentTypeParsers();
    await app.register(formbody, { bodyLimit });
    app.setErrorHandler((error, request, reply) => sendError(parts.kit, error, request, reply));
    // RFC 6749 5.1; key set and discovery are small and may change with a rotation.
    app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
    addForms(app, parts);
    addReads(app, parts);
  };

function sendError(kit: ConnectParts['kit'], error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const known = toOAuthError(error);
  // The database is away or full: told with the request, since its client only comes again.
  if (!known || refusalOf(error))
    kit.log.error({ err: error, requestId: request.id }, 'a request to the auth host failed');
  const { code, message, status, headers } = known ?? new OAuthError('server_error', 'INTERNAL');
  return reply.code(status).headers(headers).send({ error: code, error_description: message });
}

function addForms(app: FastifyInstance, parts: ConnectParts): void {
  const limit = (window: SlidingWindow) => async (request: FastifyRequest) => {
    const wait = window.take(networkOf(request.ip));
    if (wait > 0) throw tooManyRequests(wait / 1_000);
  };
  const { now, shareCounts } = parts.kit;
  const tokens = limit(createSlidingWindow(tokensPerMinute, minute, now, shareCounts?.('tokens')));
  const links = limit(createSlidingWindow(linksPerMinute, minute, now, shareCounts?.('links')));
  app.post('/connect/token', { onRequest: tokens }, (request, reply) =>
    answerToken(parts, readForm(request.body), originOf(request, reply)),
  );
  app.post('/connect/revocation', { onRequest: tokens }, async (request) => {
    await answerRevocation(parts, readForm(request.body));
    return {};
  });
  app.post('/connect/deviceauthorization', { onRequest: links }, (request) =>
    answerDeviceAuthorization(parts, readForm(request.body)),
  );
}

function originOf({ id, ip, headers }: FastifyRequest, reply: FastifyReply): Origin {
  return {
    address: ip,
    userAgent: headers['user-agent']?.slice(0, 300),
    cookies: headers.cookie,
    requestId: id,
    setCookie: (cookie) => void reply.header('set-cookie', cookie),
  };
}

function addReads(app: FastifyInstance, parts: ConnectParts): void {
  const description = describeIssuer(parts.kit.issuer);
  app.get('/connect/userinfo', ({ headers }) => answerUserInfo(parts, headers));
  app.get('/connect/jwks', async () => ({ keys: await parts.keys.publicKeys() }));
  app.get('/.well-known/openid-configuration', async () => description);
}
