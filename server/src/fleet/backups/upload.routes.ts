import type { IncomingMessage } from 'node:http';
import { AppError, statusOfKind } from '@tresen/domain/kit/errors';
import { MemoryLocker, Server } from '@tus/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refusalOf } from '../../kit/db/refusal-of.ts';
import { ctxOf } from '../../kit/http/index.ts';
import { newId } from '../../kit/ids/index.ts';
import type { Pieces } from '../../kit/passages/index.ts';
import { type Arrivals, createArrivals } from './arrivals.ts';
import type { BackupsPort } from './backups-port.ts';
import { uploadBody } from './upload-body.ts';
import { BackupUploads } from './upload-store.ts';

const uploadPath = '/files/backups';

/** Uploads of registers that can be resumed, by the protocol tus 1.0: https://tus.io/protocols/resumable-upload */
export const createUploadRoutes =
  (port: BackupsPort) =>
  async (app: FastifyInstance): Promise<void> => {
    // Two requests for one upload, the first of which hangs on a dead line: the second one waits until that has ended.
    const locker = new MemoryLocker();
    app.removeAllContentTypeParsers();
    // Nothing reads the body before the protocol does.
    app.addContentTypeParser('*', (_request, _payload, done) => done(null));
    const arrivals = createArrivals(port.beginPassage);
    const answer = (request: FastifyRequest, reply: FastifyReply) =>
      handle({ port, locker, arrivals }, request, reply);
    app.route({ method: ['POST', 'OPTIONS'], url: uploadPath, handler: answer });
    // HEAD is guarded as GET, so GET is there, too: the protocol knows none and answers with 404.
    const methods = ['GET', 'HEAD', 'PATCH', 'DELETE'];
    app.route({ method: methods, url: `${uploadPath}/:id`, exposeHeadRoute: false, handler: answer });
  };

interface Uploads {
  readonly port: BackupsPort;
  readonly locker: MemoryLocker;
  readonly arrivals: Arrivals;
}

async function handle(
  { port, locker, arrivals }: Uploads,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const server = new Server({
    path: uploadPath,
    relativeLocation: true,
    datastore: new BackupUploads(ctxOf(request), port, arrivals),
    locker,
    namingFunction: () => newId(),
    // Registers are no pages of other sites.
    allowedOrigins: () => false,
    onResponseError: (_asked, error) => refusal(error, port, request, reply),
  });
  const answer = await server.handleWeb(askedOf(request.raw, port.pieces));
  return reply
    .code(answer.status)
    .headers(Object.fromEntries(answer.headers))
    .send(await answer.text());
}

/** A request as the library takes it; only its path counts of its address. */
function askedOf(request: IncomingMessage, pieces: Pieces): Request {
  const { method = 'GET', url = '/' } = request;
  const headers = Object.entries(request.headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  );
  const body = method === 'PATCH' ? { body: uploadBody(request, pieces), duplex: 'half' as const } : {};
  return new Request(new URL(url, 'http://localhost'), { method, headers, ...body });
}

/** Our own errors in the form that all of the server answers them; those of the protocol stay as they are. */
function refusal(
  error: unknown,
  port: BackupsPort,
  request: FastifyRequest,
  reply: FastifyReply,
): { status_code: number; body: string } | undefined {
  // The library's own, among them one that is an Error: more bytes came than were announced.
  if (!(error instanceof Error) || 'status_code' in error) return undefined;
  const told = error instanceof AppError ? error : (refusalOf(error) ?? new AppError('INTERNAL'));
  if (told.code === 'INTERNAL' || told.cause) port.onError(told.cause ?? error, request.id);
  const { code, kind, parameters } = told;
  if (parameters.seconds !== undefined) reply.header('retry-after', String(parameters.seconds));
  const extensions = { code, kind, parameters, requestId: request.id };
  return {
    status_code: statusOfKind[kind],
    body: JSON.stringify({ errors: [{ message: code, extensions }] }),
  };
}
