import type { FastifyInstance } from 'fastify';
import type { Readiness } from '../kit/db/readiness.ts';

/** /healthz: the process answers. /readyz: it can work, its database and storage included. */
export const addHealth = (app: FastifyInstance, readiness: Readiness): void => {
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const state = await readiness.state();
    return reply.code(state === 'ready' ? 200 : 503).send({ status: state });
  });
};
