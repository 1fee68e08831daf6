import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addPerson, addTenant } from '../../app/testing/people.ts';
import { dataOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';
import { audienceOf, contentCalls, entryOf, textOf } from '../testing.ts';

let app: TestServer;
let calls: ReturnType<typeof contentCalls>;
let owner: string;
let waiter: string;
let stranger: string;
let tenantId: string;
let stepIds: readonly string[];

beforeAll(async () => {
  app = await startTestApp({ NOW: '2026-03-10T09:00:00Z' });
  calls = contentCalls(app, await app.signIn('admin@demo.example'));
  tenantId = await addTenant(app);
  owner = await app.signIn((await addPerson(app, tenantId, 'owner')).email);
  waiter = await app.signIn((await addPerson(app, tenantId, 'user')).email);
  stranger = await app.signIn((await addPerson(app, await addTenant(app), 'owner')).email);
}, 60_000);
afterAll(() => app.stop());
beforeEach(async () => {
  await app.owner.query('truncate content_entries cascade');
  const parentId = await calls.saved(
    entryOf({
      kind: 'course',
      slug: 'service',
      texts: [textOf({ title: 'Neu im Service', tags: ['Service'] })],
    }),
  );
  stepIds = [await step(parentId, 'erster', 1), await step(parentId, 'zweiter', 2)];
});

const step = (parentId: string, slug: string, order: number, change: object = {}) =>
  calls.saved(entryOf({ kind: 'step', slug, parentId, order, texts: [textOf({ title: slug })], ...change }));
const report = async (token: string, stepId: string | undefined, seconds: number, isDone: boolean) => {
  const query = `mutation($stepId: ID!, $seconds: Int!, $isDone: Boolean!) {
    reportAcademyStep(stepId: $stepId, seconds: $seconds, isDone: $isDone) { isSuccess } }`;
  return app.call('/graphql', token, query, { stepId, seconds, isDone });
};
const course = async (token: string) =>
  dataOf<{ academyCourses: readonly Record<string, unknown>[] }>(
    await app.call(
      '/graphql',
      token,
      '{ academyCourses(language: "de") { slug title category nextStep totalSteps doneSteps startTime endTime endDay spentTime } }',
    ),
  ).academyCourses[0];
const staff = async (token: string) => {
  const query = '{ academyStaff(language: "de") { name courseSlug doneSteps totalSteps endTime endDay } }';
  return app.call('/graphql', token, query);
};
const certificate = (token: string | undefined, path = '/api/academy/service.pdf') =>
  fetch(`${app.url}${path}`, token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } });

describe('CNT-04, CNT-11: progress in a course', () => {
  it('begins, goes on step by step, and ends with the last one', async () => {
    expect(await course(waiter)).toMatchObject({
      title: 'Neu im Service',
      category: 'Service',
      nextStep: 'erster',
      totalSteps: 2,
      doneSteps: 0,
      startTime: null,
      endTime: null,
      spentTime: 0,
    });
    await report(waiter, stepIds[0], 0, false);
    expect(await course(waiter)).toMatchObject({
      doneSteps: 0,
      nextStep: 'erster',
      startTime: expect.any(String),
    });
    await report(waiter, stepIds[0], 0, true);
    expect(await course(waiter)).toMatchObject({ doneSteps: 1, nextStep: 'zweiter', endTime: null });
    await report(waiter, stepIds[1], 0, true);
    expect(await course(waiter)).toMatchObject({ doneSteps: 2, nextStep: null, endTime: expect.any(String) });
  });

  it('is one’s own', async () => {
    await report(waiter, stepIds[0], 0, true);
    expect(await course(owner)).toMatchObject({ doneSteps: 0, startTime: null });
    expect(await course(stranger)).toMatchObject({ doneSteps: 0, startTime: null });
  });

  it('stays done, whatever is told later', async () => {
    await report(waiter, stepIds[0], 0, true);
    await report(waiter, stepIds[0], 5, false);
    expect(await course(waiter)).toMatchObject({ doneSteps: 1 });
  });

  it('counts no time before it was begun, whatever the first report says', async () => {
    await report(waiter, stepIds[0], 600, true);
    const { startTime, endTime, spentTime } = (await course(waiter)) ?? {};
    expect({ startTime, endTime, spentTime }).toMatchObject({ endTime: null, spentTime: 0 });
    expect(Date.parse(String(startTime))).toBeGreaterThanOrEqual(Date.parse('2026-03-10T09:00:00Z'));
  });

  it('counts no more time than went by', async () => {
    await report(waiter, stepIds[0], 0, false);
    for (let round = 0; round < 5; round += 1) await report(waiter, stepIds[0], 600, false);
    expect(Number((await course(waiter))?.spentTime)).toBeLessThan(120);
  });

  it('ends on the day that it is where the company is', async () => {
    const unit = `insert into organization_units (tenant_id, id, type, name, zone)
      values ($1, gen_random_uuid(), 'branch', 'Bar', 'America/New_York')`;
    await app.owner.query(unit, [tenantId]);
    for (const id of stepIds) await report(waiter, id, 0, true);
    await app.owner.query(`update academy_progress set ended_at = '2026-03-10T02:00:00Z'`);
    expect(await course(waiter)).toMatchObject({ endDay: '2026-03-09' });
    expect(dataOf<{ academyStaff: unknown[] }>(await staff(owner)).academyStaff).toMatchObject([
      { endDay: '2026-03-09' },
    ]);
    await app.owner.query('delete from organization_units where tenant_id = $1', [tenantId]);
    expect(await course(waiter)).toMatchObject({ endDay: '2026-03-10' });
  });

  it('of a step that nobody can read, of another kind, or of nothing is refused', async () => {
    const draft = await step(
      await calls.saved(entryOf({ kind: 'course', slug: 'geheim', isDraft: true })),
      'drin',
      1,
    );
    const topic = await calls.saved(entryOf({ slug: 'thema' }));
    for (const id of [draft, topic, '01a1ff9c-4e2c-74ba-9c8f-dc70da0948e3'])
      expect((await report(waiter, id, 0, true)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    for (const [id, seconds] of [
      [stepIds[0], 601],
      [stepIds[0], -1],
      ['x', 0],
    ] as const)
      expect((await report(waiter, id, seconds, true)).errors?.[0]?.extensions.code).toBe('INVALID_INPUT');
  });
});

describe('CNT-11: the progress of staff', () => {
  it('is seen by the owner of the company, and by nobody else', async () => {
    await report(waiter, stepIds[0], 0, true);
    expect(dataOf<{ academyStaff: unknown[] }>(await staff(owner)).academyStaff).toMatchObject([
      { courseSlug: 'service', doneSteps: 1, totalSteps: 2, endTime: null },
    ]);
    expect(dataOf<{ academyStaff: unknown[] }>(await staff(stranger)).academyStaff).toEqual([]);
    expect((await staff(waiter)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});

describe('CNT-11: the progress of staff in what is for them', () => {
  it('has a course that is for waiters alone', async () => {
    const audience = audienceOf({ roles: ['user'] });
    const parentId = await calls.saved(
      entryOf({ kind: 'course', slug: 'kellner', audience, texts: [textOf({ title: 'Kellner' })] }),
    );
    const id = await step(parentId, 'einziger', 1);
    await report(waiter, id, 0, true);
    expect(dataOf<{ academyStaff: unknown[] }>(await staff(owner)).academyStaff).toMatchObject([
      { courseSlug: 'kellner', doneSteps: 1, totalSteps: 1 },
    ]);
  });
  it('counts no step that a colleague does not get', async () => {
    const parentId = await calls.saved(
      entryOf({ kind: 'course', slug: 'gemischt', order: -1, texts: [textOf({ title: 'Gemischt' })] }),
    );
    const one = await step(parentId, 'alle', 1);
    await step(parentId, 'chef', 2, { audience: audienceOf({ roles: ['owner'] }) });
    await report(waiter, one, 0, true);
    expect(await course(waiter)).toMatchObject({ totalSteps: 1, endTime: expect.any(String) });
    expect(dataOf<{ academyStaff: unknown[] }>(await staff(owner)).academyStaff).toMatchObject([
      { courseSlug: 'gemischt', doneSteps: 1, totalSteps: 1 },
    ]);
  });
});

describe('CNT-11: the certificate', () => {
  it('is for whoever has done the course', async () => {
    expect((await certificate(waiter)).status).toBe(404);
    for (const id of stepIds) await report(waiter, id, 0, true);
    const answer = await certificate(waiter);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect((await certificate(owner)).status).toBe(404);
    expect((await certificate(undefined)).status).toBe(401);
  });

  it.each(['/api/academy/nichts.pdf', '/api/academy/service', '/api/academy/..%2Fservice.pdf'])(
    'is none at %s',
    async (path) => expect((await certificate(waiter, path)).status).toBe(404),
  );
});
