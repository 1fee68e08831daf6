import type { FastifyRequest } from 'fastify';

const loopback = /^(?:::1$|127\.|::ffff:127\.)/;
/** What proxies say of those for whom they ask. */
const forwarding = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'x-forwarded-host', 'via'];

/**
 * True for a caller on the machine itself. What a proxy passes on comes from elsewhere, whatever address it gives: the
 * connection counts, and that nobody was named behind it.
 */
export const isFromThisMachine = ({ socket, headers }: FastifyRequest): boolean =>
  loopback.test(socket.remoteAddress ?? '') && forwarding.every((name) => headers[name] === undefined);

/**
 * True when the caller asked for this machine by its own name. A page of elsewhere can have its name lead to this
 * machine, and its visitor's browser would then show it what is here.
 */
export const isAskedByOwnName = ({ headers }: FastifyRequest): boolean =>
  /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/i.test(headers.host ?? '');
