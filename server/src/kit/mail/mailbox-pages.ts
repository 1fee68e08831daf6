import { AppError } from '@tresen/domain/kit/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isAskedByOwnName, isFromThisMachine } from '../http/index.ts';
import type { KeptMail, Mailbox } from './mailbox.ts';
import { listPage, mailPage, mailPolicy, missingPage, pagePolicy } from './mailbox-html.ts';
import { type MailboxTexts, mailboxTexts } from './mailbox-texts.ts';

/**
 * /dev/mailbox: the mails of a development installation, without script, for the machine itself. It must not be added in
 * production, nor where mails are really sent.
 */
export const addMailboxPages = (app: FastifyInstance, mailbox: Mailbox): void => {
  const forThisMachine = { onRequest: refuseOthers };
  const find = async (request: FastifyRequest): Promise<KeptMail | undefined> => {
    const { id } = request.params as { id: string };
    return (await mailbox.list()).find((mail) => mail.id === id);
  };
  app.get('/dev/mailbox.json', forThisMachine, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(await mailbox.list()),
  );
  app.get('/dev/mailbox', forThisMachine, async (request, reply) =>
    send(reply, pagePolicy, listPage(textsFor(request), await mailbox.list())),
  );
  app.get('/dev/mailbox/:id', forThisMachine, async (request, reply) => {
    const mail = await find(request);
    if (mail) return send(reply, pagePolicy, mailPage(textsFor(request), mail));
    return send(reply.status(404), pagePolicy, missingPage(textsFor(request)));
  });
  app.get('/dev/mailbox/:id/html', forThisMachine, async (request, reply) => {
    const mail = await find(request);
    if (mail) return send(reply, mailPolicy, mail.html);
    return send(reply.status(404), pagePolicy, missingPage(textsFor(request)));
  });
};

/** The mails hold links that open accounts, and whoever else is in the network reaches a server that listens there. */
async function refuseOthers(request: FastifyRequest): Promise<void> {
  if (!isFromThisMachine(request) || !isAskedByOwnName(request)) throw new AppError('FORBIDDEN');
}

function send(reply: FastifyReply, policy: string, page: string): FastifyReply {
  return reply
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('vary', 'accept-language')
    .type('text/html; charset=utf-8')
    .send(page);
}

function textsFor(request: FastifyRequest): MailboxTexts {
  return mailboxTexts(request.headers['accept-language']);
}
