import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { compressed, takesGzip } from './compressed.ts';

const folder = new URL('../../../api/', import.meta.url);

/**
 * `/schemas/general.graphql` and `/schemas/pos.graphql`: the schemas as `npm run codegen` prints them, for everybody. Who
 * wants to know the API needs neither a token nor an introspection.
 */
export const addPrintedSchemas = (app: FastifyInstance): void => {
  for (const name of ['general', 'pos']) {
    const text = readFileSync(new URL(`${name}.graphql`, folder), 'utf8');
    const etag = `"${hash('sha256', text, 'base64url')}"`;
    let zipped: Promise<Buffer> | undefined;
    app.get(`/schemas/${name}.graphql`, async ({ headers }, reply) => {
      reply.headers({ etag, 'cache-control': 'no-cache', vary: 'accept-encoding' });
      if (headers['if-none-match']?.includes(etag)) return reply.code(304).send();
      reply.type('application/graphql; charset=utf-8');
      if (!takesGzip(headers['accept-encoding'])) return reply.send(text);
      zipped ??= compressed(text);
      return reply.header('content-encoding', 'gzip').send(await zipped);
    });
  }
};
