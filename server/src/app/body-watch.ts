import type { IncomingHttpHeaders, IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { AppError } from '@tresen/domain/kit/errors';
import type { FastifyInstance } from 'fastify';
import { createTally } from '../kit/shares/index.ts';
import type { Networks } from './networks.ts';

interface BodyLimits {
  /** How long a body may lie still before it has to come at a pace, in milliseconds. */
  readonly graceMs: number;
  /** The pace from then on, in bytes per second: a fourth of what the slowest mobile lines carry. */
  readonly bytesPerSecond: number;
  readonly everyMs: number;
  /** Bodies of one network that may be on their way at once: those of hundreds of tills and people behind one address. */
  readonly ofNetwork: number;
}

const defaultLimits: BodyLimits = { graceMs: 15_000, bytesPerSecond: 8_192, everyMs: 1_000, ofNetwork: 512 };

/** A body on its way. */
interface Arriving {
  readonly socket: Socket;
  readonly response: ServerResponse;
  /** By the monotonic clock, in milliseconds. */
  since: number;
  /** What the line had brought before, in bytes. */
  before: number;
}

/**
 * Bodies that were announced have to come: one that does not, or drop by drop, is answered with 408 and its line is cut,
 * as Node does it with headers. That holds for refused bodies, too, which run dry. And one network has only so many on
 * their way. For every route, whoever asks.
 */
export const watchBodies = (app: FastifyInstance, networks: Networks, limits = defaultLimits): void => {
  const arriving = new Map<IncomingMessage, Arriving>();
  const ofNetworks = createTally();
  const cut = (server: Server): void => {
    const now = performance.now();
    for (const [raw, body] of arriving) {
      // What has come lies there unread: an upload waits for its turn, and its sender for us.
      if (raw.readableLength > 0) Object.assign(body, { since: now, before: body.socket.bytesRead });
      else if (isTooSlow(body, now, limits)) end(server, body);
    }
  };
  const timer = setInterval(() => cut(app.server), limits.everyMs).unref();
  app.addHook('onClose', async () => clearInterval(timer));

  const watch = (raw: IncomingMessage, response: ServerResponse, network: string | undefined): void => {
    const { socket } = raw;
    arriving.set(raw, { socket, response, since: performance.now(), before: socket.bytesRead });
    if (network !== undefined) ofNetworks.add(network, 1);
    const forget = (): void => {
      if (arriving.delete(raw) && network !== undefined) ofNetworks.add(network, -1);
    };
    raw.once('end', forget).once('close', forget);
  };
  app.addHook('onRequest', (request, reply, done) => {
    if (!hasBody(request.headers)) return done();
    const network = networks.of(request);
    const isCrowded = network !== undefined && ofNetworks.of(network) >= limits.ofNetwork;
    watch(request.raw, reply.raw, network);
    done(isCrowded ? new AppError('TOO_MANY_REQUESTS', { seconds: 5 }) : undefined);
  });
};

function isTooSlow({ socket, since, before }: Arriving, now: number, limits: BodyLimits): boolean {
  const atPace = ((socket.bytesRead - before) * 1_000) / limits.bytesPerSecond;
  return now - since > limits.graceMs + atPace;
}

/** Whoever was answered already is not told again. */
function end(server: Server, { socket, response }: Arriving): void {
  if (response.headersSent) socket.destroy();
  else server.emit('clientError', tooSlow(), socket);
}

function tooSlow(): Error {
  return Object.assign(new Error('the body is too slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
}

function hasBody(headers: IncomingHttpHeaders): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
