import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { audit } from '../../kit/audit/index.ts';
import { type Database, inSystem, type Tx } from '../../kit/db/pools.ts';
import { ctxOf } from '../../kit/http/index.ts';
import { findLink, type Link } from './links.ts';
import { refuseTenant, setRecipientState } from './recipients.store.ts';
import {
  askingPage,
  donePage,
  gonePage,
  type LinkAction,
  linkActions,
  linkPagePolicy,
} from './report-mail-pages.ts';

type LinkRequest = FastifyRequest<{ Params: { action: string; token: string } }>;

const bodyLimit = 1_024;

/** Whoever comes by a link is nobody we know. */
const byLink = { caller: { kind: 'public', principal: 'public' }, requestId: null } as const;

/**
 * `/api/report-mails/<confirm|decline|unsubscribe>/<token>`: a GET asks, a POST does it, from the page or, for the end of
 * report mails, from the mail program itself (RFC 8058).
 */
export const addReportMailRoutes = async (app: FastifyInstance): Promise<void> => {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    await scope.register(formbody, { bodyLimit });
    // RFC 8058 allows multipart too: nothing in the body is needed.
    scope.addContentTypeParser('*', { bodyLimit, parseAs: 'buffer' }, (_request, _body, done) => done(null));
    const path = '/api/report-mails/:action/:token';
    scope.get(path, { exposeHeadRoute: false }, async (request: LinkRequest, reply) => {
      const { action, link } = await followed(request);
      return action && link ? page(reply, askingPage(action, link)) : gone(request, reply);
    });
    scope.post(path, async (request: LinkRequest, reply) => {
      const { action, link } = await followed(request);
      if (!action || !link) return gone(request, reply);
      const { db, now } = ctxOf(request);
      await act(db, action, link, new Date(now()));
      return page(reply, donePage(action, link));
    });
  });
};

async function followed(
  request: LinkRequest,
): Promise<{ readonly action: LinkAction | undefined; readonly link: Link | undefined }> {
  const { db, now } = ctxOf(request);
  const action = linkActions.find((one) => one === request.params.action);
  const purpose = action === 'unsubscribe' ? 'unsubscribe' : 'confirm';
  const link = action && (await inSystem(db, (tx) => findLink(tx, request.params.token, purpose, now())));
  return { action, link: link && action === 'confirm' && !canBeConfirmed(link) ? undefined : link };
}

/**
 * What was deleted is confirmed no more, nor by somebody who has ended it or whom it names no more: nothing would come. To end
 * it or to refuse is always possible.
 */
function canBeConfirmed({ isRemoved, state }: Link): boolean {
  return !isRemoved && (state === 'waiting' || state === 'active');
}

/** Twice is as once. */
async function act(db: Database, action: LinkAction, link: Link, at: Date): Promise<void> {
  await inSystem(db, async (tx) => {
    for (const { id, name } of await changedBy(tx, action, link, at))
      await audit(byLink, tx, link.tenantId, {
        entity: 'reportMail',
        action: action === 'confirm' ? 'confirm' : 'unsubscribe',
        entityId: id,
        newValues: { name, recipients: link.email },
      });
  });
}

/** The report mails for which it is otherwise now: who wants no questions of a tenant wants none of its reports. */
async function changedBy(
  tx: Tx,
  action: LinkAction,
  link: Link,
  at: Date,
): Promise<readonly Pick<Link, 'id' | 'name'>[]> {
  if (action === 'decline') return refuseTenant(tx, link.tenantId, link.email, at);
  const state = action === 'confirm' ? 'active' : 'unsubscribed';
  return (await setRecipientState(tx, link, state, at)) ? [link] : [];
}

function gone(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const isEnglish = /^\s*en\b/i.test(request.headers['accept-language'] ?? '');
  return page(reply.status(404), gonePage(isEnglish ? 'en' : 'de'));
}

function page(reply: FastifyReply, text: string): FastifyReply {
  return reply
    .header('content-security-policy', linkPagePolicy)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8')
    .send(text);
}
