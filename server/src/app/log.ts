import { type DestinationStream, type Logger, pino } from 'pino';
import { redactUrl } from '../account/index.ts';

/**
 * A broken connection to the database brings itself along, with all that it holds; a refused row its values, as in
 * `Key (email)=(olga@…) already exists`.
 */
const serializeError = (error: Error): object => {
  const { client: _client, detail: _detail, where: _where, ...fields } = pino.stdSerializers.err(error);
  return fields;
};

/** JSON lines on standard output. Tokens in addresses are redacted. */
export const createLog = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      serializers: {
        req: ({ method, url, id }) => ({ method, url: redactUrl(url), id }),
        err: serializeError,
      },
    },
    destination,
  );

/** Logs a bug, with the request in which it showed. */
export const logErrorsTo =
  (log: Logger) =>
  (error: unknown, requestId?: string): void =>
    log.error({ err: error, requestId }, 'failed');
