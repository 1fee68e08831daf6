import Fastify, { type LightMyRequestResponse } from 'fastify';
import { describe, expect, it } from 'vitest';
import type { Caller } from '../kit/context/index.ts';
import { guardHttpRoutes } from '../kit/http/index.ts';
import { addClientErrors } from './client-errors.ts';
import { addErrorHandler } from './errors.ts';
import { createLog } from './log.ts';

const report = {
  id: 'K7QF-2M9X',
  build: '1.0.37.399',
  page: '/dashboards/home',
  message: 'figures is undefined',
  stack: 'TypeError: figures is undefined\n    at Home (/assets/home-1.js:1:200)',
};

const open = (caller: Caller = { kind: 'public', principal: 'public' }) => {
  const lines: string[] = [];
  const app = Fastify();
  addErrorHandler(app, () => undefined);
  guardHttpRoutes(app, async ({ id }) => ({ caller, requestId: id }) as never, 'wide');
  addClientErrors(app, {
    log: createLog('error', { write: (line) => void lines.push(line) }),
    now: () => 1_000_000,
    supportEmail: 'help@tresen.example',
  });
  const send = (payload: object, remoteAddress = '127.0.0.1'): Promise<LightMyRequestResponse> =>
    app.inject({ method: 'POST', url: '/api/client-errors', payload, remoteAddress });
  return { send, logged: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>) };
};

describe('POST /api/client-errors', () => {
  it('SHL-80, ERR-48, CON-21, CON-22: logs the report under its id, and says where to write to', async () => {
    const { send, logged } = open();
    const answer = await send(report);
    expect(answer.json()).toEqual({ id: report.id, supportEmail: 'help@tresen.example' });
    expect(logged()).toMatchObject([{ clientError: report, msg: 'a page broke' }]);
  });

  it('names the user by id, and nobody else', async () => {
    const { send, logged } = open({
      kind: 'user',
      principal: 'owner',
      tenantId: 't',
      homeTenantId: 't',
      userId: 'u-1',
      sessionId: 's',
      name: 'Olga Lindner',
      actingAs: null,
    });
    await send({
      ...report,
      message: 'no mail to olga@lindenhof.example',
      stack: 'Bearer eyJhbGciOi.J9.x_y',
    });
    const [line] = logged();
    expect(line).toMatchObject({
      userId: 'u-1',
      clientError: { message: 'no mail to …', stack: 'Bearer …' },
    });
    expect(JSON.stringify(line)).not.toMatch(/olga/i);
  });

  it.each([
    ['an address with parameters', { page: '/manage/receipts?search=olga' }],
    ['another id', { id: 'mine' }],
    ['a stack of a novel', { stack: 'x'.repeat(6_001) }],
    ['no message', { message: undefined }],
  ])('refuses %s, and logs nothing', async (_name, change) => {
    const { send, logged } = open();
    expect((await send({ ...report, ...change })).statusCode).toBe(400);
    expect(logged()).toEqual([]);
  });

  it('refuses more than 16 KiB before it reads them', async () => {
    const { send } = open();
    expect((await send({ ...report, more: 'x'.repeat(17_000) })).statusCode).toBe(413);
  });

  it('takes ten a minute from one network', async () => {
    const { send, logged } = open();
    const statuses: number[] = [];
    for (let count = 0; count < 12; count += 1) statuses.push((await send(report)).statusCode);
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429, 429]);
    expect(logged()).toHaveLength(10);
  });

  it('takes three hundred a minute from all networks together', async () => {
    const { send, logged } = open();
    const statuses: number[] = [];
    for (let count = 0; count < 301; count += 1)
      statuses.push((await send(report, `198.51.${Math.floor(count / 10)}.7`)).statusCode);
    expect(statuses).toEqual([...Array<number>(300).fill(200), 429]);
    expect(logged()).toHaveLength(300);
  });
});
