import { clientErrorSchema, crashIdPattern } from '@tresen/domain/kit/client-errors';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { callsOf, fakeServer, json } from '../testing/fake-server.ts';
import { newCrashId } from './crash-id.ts';
import { reportCrash, sendUnsentReports } from './index.ts';

const path = '/api/client-errors';
const kept = () => JSON.parse(localStorage.getItem('tresen.crashReports') ?? '[]') as { id: string }[];
const arrived = json({ id: 'x', supportEmail: 'help@tresen.example' });
const cut = () => Promise.reject(new TypeError('offline'));

afterEach(() => vi.unstubAllGlobals());

describe('a report of what broke', () => {
  it('SHL-80: goes to the server with its id, the path without parameters, and the stack', async () => {
    window.history.replaceState(null, '', '/manage/receipts?search=Olga');
    const fetch = fakeServer({ [path]: [arrived] });
    const { id, outcome } = reportCrash(new TypeError('figures is undefined'));
    expect(await outcome).toEqual({ isSent: true, supportEmail: 'help@tresen.example' });
    const sent = clientErrorSchema.parse(JSON.parse(String(callsOf(fetch, path)[0]?.body)));
    expect(sent).toMatchObject({ id, page: '/manage/receipts', message: 'figures is undefined' });
    expect(sent.stack).toContain('TypeError');
    expect(kept()).toEqual([]);
  });

  it('is one report, however often the same error is shown', async () => {
    const fetch = fakeServer({ [path]: [arrived] });
    const error = new Error('twice');
    expect(reportCrash(error).id).toBe(reportCrash(error).id);
    await reportCrash(error).outcome;
    expect(callsOf(fetch, path)).toHaveLength(1);
  });

  it.each([
    ['there is no connection', cut],
    ['the server is busy', json({}, 429)],
    ['the server is broken', json({}, 502)],
  ])('is kept while %s, and sent later under the same id', async (_name, answer) => {
    const fetch = fakeServer({ [path]: [answer, arrived] });
    const { id, outcome } = reportCrash(new Error('later'));
    expect((await outcome).isSent).toBe(false);
    expect(kept().map((report) => report.id)).toEqual([id]);
    await sendUnsentReports();
    expect(JSON.parse(String(callsOf(fetch, path)[1]?.body)).id).toBe(id);
    expect(kept()).toEqual([]);
  });

  it('is dropped when the server refuses it: it would be refused for ever', async () => {
    fakeServer({ [path]: [json({}, 400)] });
    expect((await reportCrash(new Error('odd')).outcome).isSent).toBe(false);
    expect(kept()).toEqual([]);
  });

  it('keeps five at most, each within the limits of the server', async () => {
    fakeServer({ [path]: [cut] });
    for (let count = 0; count < 7; count += 1) await reportCrash(new Error('x'.repeat(900))).outcome;
    expect(kept()).toHaveLength(5);
    for (const report of kept()) expect(clientErrorSchema.safeParse(report).success).toBe(true);
  });

  it('has a number that can be read out', () => {
    for (let count = 0; count < 50; count += 1) expect(newCrashId()).toMatch(crashIdPattern);
  });
});
