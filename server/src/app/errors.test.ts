import { AppError } from '@tresen/domain/kit/errors';
import Fastify from 'fastify';
import pg from 'pg';
import { expect, it, vi } from 'vitest';
import type { Ctx } from '../kit/context/index.ts';
import { NoConnection } from '../kit/db/pools.ts';
import { addErrorHandler, createPublicError } from './errors.ts';

const noConnection = new NoConnection(new Error('timeout exceeded when trying to connect'));
const fault = (code: string, more: object = {}): Error =>
  Object.assign(new pg.DatabaseError('no', 2, 'error'), { code, ...more });
const full = fault('53100');
const slow = fault('57014');
const deadlock = fault('40P01');
const shutDown = fault('57P01', { severity: 'FATAL' });
const noSpace = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
const noSocket = Object.assign(new Error('connect ENOENT /run/x'), { code: 'ENOENT', syscall: 'connect' });
const noFile = Object.assign(new Error('ENOENT: no such file'), { code: 'ENOENT', syscall: 'open' });
const unique = fault('23505');
const bug = new TypeError('not a function');

it.each([
  ['a refusal', new AppError('NAME_TAKEN', { name: 'Bar' }), 422, 'NAME_TAKEN', undefined],
  ['no connection to the database', noConnection, 503, 'BUSY', noConnection],
  ['a full disk of the database', full, 503, 'STORAGE_FULL', full],
  ['a full disk of files', noSpace, 503, 'STORAGE_FULL', noSpace],
  ['a statement that took too long', slow, 503, 'BUSY', slow],
  ['a transaction that was broken off for another', deadlock, 503, 'BUSY', deadlock],
  ['a database that shuts down', shutDown, 503, 'BUSY', shutDown],
  ['a database without its socket', noSocket, 503, 'BUSY', noSocket],
  ['a file that is missing', noFile, 500, 'INTERNAL', noFile],
  ['a row that is there twice', unique, 500, 'INTERNAL', unique],
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
