import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { AppError } from '@tresen/domain/errors';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import type { Ctx } from '../context/index.ts';
import { guardHttpRoutes } from '../http/index.ts';
import { addPictureUpload, createPictureIntake } from './picture-intake.ts';
import { createPictureSlots, mostUnderWay } from './picture-slots.ts';

const taken = (slots: ReturnType<typeof createPictureSlots>, person: string): boolean => {
  try {
    slots.take(person, () => undefined).leave();
    return false;
  } catch {
    return true;
  }
};

describe('the places of pictures under way', () => {
  it('are one for each person', () => {
    const slots = createPictureSlots();
    const slot = slots.take('olga', () => undefined);
    expect([taken(slots, 'olga'), taken(slots, 'nora')]).toEqual([true, false]);
    slot.leave();
    expect(taken(slots, 'olga')).toBe(false);
  });

  it('are eight in all', () => {
    const slots = createPictureSlots();
    const all = Array.from({ length: mostUnderWay }, (_, n) => slots.take(`person ${n}`, () => undefined));
    expect(taken(slots, 'olga')).toBe(true);
    all[3]?.leave();
    expect(taken(slots, 'olga')).toBe(false);
    for (const { leave } of all) leave();
  });

  it('left twice leave nobody else’s place', async () => {
    const slots = createPictureSlots(1);
    let isCut = false;
    const slow = slots.take('olga', () => {
      isCut = true;
    });
    await expect.poll(() => isCut).toBe(true);
    const next = slots.take('olga', () => undefined);
    next.arrived();
    slow.leave();
    expect(taken(slots, 'olga')).toBe(true);
    next.leave();
  });
});

const apps: FastifyInstance[] = [];
afterEach(() => Promise.all(apps.splice(0).map((app) => app.close())));

const serve = async (limitMs: number): Promise<number> => {
  const app = Fastify({ forceCloseConnections: true });
  apps.push(app);
  app.setErrorHandler((error: AppError, _request, reply) => void reply.send({ code: error.code }));
  const caller = { kind: 'user', principal: 'owner', userId: 'olga', tenantId: 't', actingAs: null };
  guardHttpRoutes(app, async () => ({ caller }) as unknown as Ctx, 'wide');
  await app.register(async (inner) =>
    addPictureUpload(inner, createPictureIntake(createPictureSlots(limitMs)), {
      ...{ method: 'PUT', path: '/api/profile/picture', shape: { side: 512, isSquare: true } },
      ...{ waitOf: () => 0, keep: async () => ({}) },
    }),
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
};

/** Announces bytes and sends the first of them. */
const begin = (port: number): ClientRequest => {
  const sent = request({
    port,
    path: '/api/profile/picture',
    method: 'PUT',
    headers: { 'content-length': 9 },
  });
  sent.write('x');
  return sent;
};

/** Sends a whole one, which is no picture. Returns the code of its refusal. */
const send = async (port: number): Promise<unknown> => {
  const sent = begin(port);
  sent.end('xxxxxxxx');
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return ((await json(answer)) as { code: unknown }).code;
};

it('an upload that stalls is cut off and gives its place back', async () => {
  const port = await serve(300);
  const stalled = begin(port);
  const ended = once(stalled, 'error');
  await expect.poll(() => send(port)).toBe('TOO_MANY_REQUESTS');
  await ended;
  await expect.poll(() => send(port)).toBe('PICTURE_UNREADABLE');
});
