import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from './config.ts';

// 8 MiB over a slow mobile line take a minute; a body that never ends holds its connection no longer than this.
const longestRequestMs = 120_000;
/** Headers are one packet or two; how often Node looks for whoever lets it wait for them, or for a whole request. */
/** Bodies of routes that say nothing of it: strangers send some of them, and JSON.parse keeps everybody waiting. */
const bodyLimit = 65_536;
const headers = { headersTimeout: 15_000, connectionsCheckingInterval: 2_000 } as const;

/** The HTTP server, without routes. */
export const createHttp = (config: Pick<Config, 'TRUSTED_PROXIES'>, log: Logger): FastifyInstance =>
  Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: !log.isLevelEnabled('info') }),
    genReqId: () => crypto.randomUUID(),
    requestIdHeader: false,
    // A proxy of ours says for whom it asks; nobody else can say so of themselves, nor a neighbour in a private network.
    trustProxy: config.TRUSTED_PROXIES,
    requestTimeout: longestRequestMs,
    bodyLimit,
    http: headers,
    // Bodies are read by schema, field by field: nothing copies foreign keys onto objects.
    onProtoPoisoning: 'ignore',
    onConstructorPoisoning: 'ignore',
  }) as unknown as FastifyInstance;
