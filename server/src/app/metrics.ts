import { hash, timingSafeEqual } from 'node:crypto';
import { AppError } from '@tresen/domain/kit/errors';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { StorageFigures } from '../kit/db/storage-figures.ts';
import type { EpochFigures } from '../kit/epochs/index.ts';
import { isFromThisMachine } from '../kit/http/index.ts';
import { shareFigures } from './figures-of-all.ts';
import type { Refusals } from './refusals.ts';

/** Where figures come from that are not the process's own. */
export interface MetricSources {
  readonly hubConnections: () => number;
  readonly epochs: () => EpochFigures;
  readonly refusals: Pick<Refusals, 'counts'>;
  readonly storage: () => Promise<StorageFigures>;
}

/**
 * Prometheus figures at /metrics: the process, requests by route and status, connections to the hub. With
 * METRICS_TOKEN set it asks for it as a bearer token; without, only the machine itself may read them.
 */
export const addMetrics = (
  app: FastifyInstance,
  token: string | undefined,
  { hubConnections, epochs, refusals, storage }: MetricSources,
): void => {
  const register = new Registry();
  collectDefaultMetrics({ register, eventLoopMonitoringPrecision: 100 });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.5, 2],
    registers: [register],
  });
  new Gauge({
    name: 'hub_connections',
    help: 'Open connections to the hub',
    registers: [register],
    collect() {
      this.set(hubConnections());
    },
  });
  addEpochs(register, epochs);
  addRefusals(register, refusals);
  addStorage(register, storage);
  const figuresOfAll = shareFigures(app, register);
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  app.get('/metrics', async (request, reply) => {
    const given = (request.headers.authorization ?? '').replace(/^Bearer /i, '');
    const isAllowed = token === undefined ? isFromThisMachine(request) : isToken(given, token);
    if (!isAllowed) throw new AppError('FORBIDDEN');
    return reply.type(register.contentType).send(await figuresOfAll());
  });
};

function addEpochs(register: Registry, epochs: MetricSources['epochs']): void {
  new Gauge({
    name: 'database_put_back',
    help: 'How often the database was put back to an older state',
    registers: [register],
    collect() {
      this.set(epochs().putBack);
    },
  });
  new Gauge({
    name: 'refresh_tokens_ahead',
    help: 'Refresh tokens newer than the database that was put back, accepted by this process',
    registers: [register],
    collect() {
      this.set(epochs().tokensAhead);
    },
  });
}

function addRefusals(register: Registry, refusals: MetricSources['refusals']): void {
  new Counter({
    name: 'refused_rights_total',
    help: 'Rights refused to who is signed in, by kind: right, override, unknownRecord',
    labelNames: ['kind'],
    registers: [register],
    collect() {
      this.reset();
      for (const [kind, count] of refusals.counts()) this.inc({ kind }, count);
    },
  });
}

function addStorage(register: Registry, storage: () => Promise<StorageFigures>): void {
  const gauge = (name: string, help: string, figure: keyof StorageFigures) =>
    new Gauge({
      name,
      help,
      registers: [register],
      async collect() {
        // What nobody knows has no figure: zero would be an alarm.
        this.set((await storage())[figure] ?? Number.NaN);
      },
    });
  gauge('storage_free_bytes', 'Room left where DATA_DIR is', 'free');
  gauge('database_size_bytes', 'What the database takes', 'database');
}

function isToken(given: string, wanted: string): boolean {
  return timingSafeEqual(hash('sha256', given, 'buffer'), hash('sha256', wanted, 'buffer'));
}
