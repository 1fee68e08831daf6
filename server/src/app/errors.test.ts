import { AppError } from '@tresen/domain/errors';
import Fastify from 'fastify';
import { expect, it, vi } from 'vitest';
import type { Ctx } from '../kit/context/index.ts';
import { NoConnection } from '../kit/db/pools.ts';
import { addErrorHandler, createPublicError } from './errors.ts';

const noConnection = new NoConnection(new Error('timeout exceeded when trying to connect'));
const bug = new TypeError('not a function');

it.each([
  ['a refusal', new AppError('NAME_TAKEN', { name: 'Bar' }), 422, 'NAME_TAKEN', undefined],
  ['no connection to the database', noConnection, 503, 'BUSY', noConnection],
  ['a bug', bug, 500, 'INTERNAL', bug],
])(
  'ERR-49: %s has its status; what operators should know is in the log alone',
  async (_, error, status, code, logged) => {
    const log = vi.fn();
    const app = Fastify();
    addErrorHandler(app, log);
    app.get('/', () => {
      throw error;
    });
    const answer = await app.inject('/');
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ errors: [{ message: code, extensions: { code } }] });
    expect(answer.body).not.toContain('connect');
    expect(log.mock.calls.map(([error]) => error)).toEqual(logged ? [logged] : []);
    await app.close();
  },
);

it('GraphQL tells code and parameters, and the log what caused them', () => {
  const log = vi.fn();
  const told = createPublicError(log)(noConnection, { requestId: 'r1' } as Ctx);
  expect(told).toEqual({ code: 'BUSY', kind: 'unavailable', parameters: { seconds: 1 }, requestId: 'r1' });
  expect(log).toHaveBeenCalledWith(noConnection, 'r1');
});
