import { type DestinationStream, type Logger, pino } from 'pino';
import { redactUrl } from '../account/index.ts';
import { inSources } from '../kit/stacks/index.ts';

// Whatever was logged, and wherever it stood: in an address, a header, the message of a library's error, a report of a
// browser. Values by their name, access tokens, other tokens (43 and more random characters; no id of ours is so long),
// and e-mails, also as they stand in addresses.
const secrets = [
  // Which node of several is out of reach: its role and address look like an e-mail.
  [/\b(connection to the remote node) (\w+)@([\w.-]+:\d+)/g, '$1 $3 (as $2)'],
  [/((?:access_token|access%5ftoken|refresh_token|resttoken|token|password)=)[^&\s"\\]+/gi, '$1redacted'],
  [/\beyJ[\w-]{1,300}\.[\w.-]+/g, 'redacted'],
  [/(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Z])[\w-]{43,}/g, 'redacted'],
  [
    /[^\s@<>"'/?&=;:,()[\]{}\\]{1,100}(?:@|%40)[^\s@<>"'/?&=;:,()[\]{}\\]+\.[^\s@<>"'/?&=;:,()[\]{}\\]+/gi,
    'redacted',
  ],
] as const;

/** JSON lines on standard output. No line holds a token, a password or an e-mail. */
export const createLog = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      hooks: { streamWrite: redactLine },
      serializers: {
        req: ({ method, url, id }) => ({ method, url: redactUrl(url), id }),
        err: serializeError,
      },
    },
    destination,
  );

/**
 * Logs a bug, with the request in which it showed.
 * @param ending aborted when the server is about to stop: one signal often ends its database, too, and whoever asked
 *   meanwhile was told to come again
 */
export const logErrorsTo =
  (log: Logger, ending?: AbortSignal) =>
  (error: unknown, requestId?: string): void => {
    if (ending?.aborted && isDatabaseEnding(error)) log.info({ requestId }, 'the database ends with us');
    else log.error({ err: error, requestId }, 'failed');
  };

/** A line as it may be kept. */
function redactLine(line: string): string {
  return secrets.reduce((left, [form, instead]) => left.replaceAll(form, instead), line);
}

/**
 * A broken connection to the database brings itself along, with all that it holds; a refused row its values, as in
 * `Key (email)=(olga@…) already exists`.
 */
function serializeError(error: Error): object {
  const { client: _client, detail: _detail, where: _where, ...fields } = pino.stdSerializers.err(error);
  return { ...fields, stack: inSources(fields.stack) };
}

/** The database was told to end, has crashed, or does not take anybody yet. */
function isDatabaseEnding(error: unknown): boolean {
  return error instanceof Error && /^57P0[123]$/.test(String((error as Error & { code?: unknown }).code));
}
