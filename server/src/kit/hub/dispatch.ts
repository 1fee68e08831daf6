import { AppError } from '@tresen/domain/kit/errors';
import type { HubConnection } from './connection.ts';
import type { HubLimits } from './limits.ts';
import type { HubOptions } from './options.ts';
import { type ClientRequest, encodeFailure, encodeResult } from './protocol.ts';

/** Answers one call of a client. Never rejects: what goes wrong is the answer. */
export async function dispatch<User>(
  options: HubOptions<User>,
  limits: HubLimits,
  connection: HubConnection<User>,
  request: ClientRequest,
): Promise<void> {
  const { invocationId } = request;
  const answer =
    request.kind === 'stream'
      ? encodeFailure(request.invocationId, 'Streaming is not supported')
      : await call(options, limits, connection, request);
  if (invocationId !== undefined) connection.sendRecord(answer);
}

type Call = Extract<ClientRequest, { kind: 'call' }>;

async function call<User>(
  options: HubOptions<User>,
  limits: HubLimits,
  connection: HubConnection<User>,
  { target, args, invocationId = '' }: Call,
): Promise<Buffer> {
  const method = Object.hasOwn(options.methods, target) ? options.methods[target] : undefined;
  if (!method) return encodeFailure(invocationId, `Unknown hub method '${target}'`);
  if (connection.callsInFlight >= limits.maxCallsInFlight)
    return encodeFailure(invocationId, 'TOO_MANY_REQUESTS');
  connection.callsInFlight += 1;
  try {
    return encodeResult(invocationId, await method(connection, ...args));
  } catch (error) {
    if (error instanceof AppError) return encodeFailure(invocationId, error.code);
    options.onError(error);
    return encodeFailure(invocationId, 'INTERNAL');
  } finally {
    connection.callsInFlight -= 1;
  }
}
