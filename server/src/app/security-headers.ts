import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';

export interface SecurityOptions {
  /** Whether the public address has it. */
  readonly isHttps: boolean;
  /** Of the scripts that the page holds itself, as the header names them. */
  readonly scriptHashes: readonly string[];
}

/**
 * No inline script but that of the page itself, nothing from other hosts. Styles may be inline: the component library
 * writes its style elements at run time. HTTPS is only demanded where the public address has it, or a till's plain
 * address would be cut off.
 */
export const addSecurityHeaders = (
  app: FastifyInstance,
  { isHttps, scriptHashes }: SecurityOptions,
): void => {
  const headers = headersOf({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...scriptHashes],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
  });
  app.addHook('onRequest', (_request, reply, done) => {
    // On the answer itself: some routes write to it without the framework.
    for (const [name, value] of headers) reply.raw.setHeader(name, value);
    done();
  });
};

/** What the library says, asked once: it is the same for every answer, and it would read our directives anew for each. */
function headersOf(options: HelmetOptions): readonly (readonly [name: string, value: string])[] {
  const headers = new Map<string, string>();
  const answer = {
    setHeader: (name: string, value: string) => void headers.set(name, value),
    removeHeader: (name: string) => void headers.delete(name),
  };
  helmet(options)({} as IncomingMessage, answer as unknown as ServerResponse, (error) => {
    if (error) throw error;
  });
  return [...headers];
}
