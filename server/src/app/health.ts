import type { FastifyInstance } from 'fastify';
import { type Database, isReachable } from '../kit/db/pools.ts';

/** /healthz: the process answers. /readyz: it can work, its database included. */
export const addHealth = (app: FastifyInstance, db: Database): void => {
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const isReady = await isReachable(db);
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'database away' });
  });
};
