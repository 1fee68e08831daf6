import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dataOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';
import { rawOf, readCalendar, textIn } from './read-calendar.ts';
import { calendarOf } from './testing.ts';

let app: TestServer;
let calendar: ReturnType<typeof calendarOf>;
let owner: string;
let user: string;

beforeAll(async () => {
  app = await startTestApp({ NOW: '2026-03-10T09:00:00Z' });
  calendar = calendarOf(app);
  owner = await app.signIn('owner@demo.example');
  user = await app.signIn('user@demo.example');
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.owner.query('delete from calendar_events');
  await app.owner.query('delete from calendar_feeds');
});

const created = async (token: string): Promise<string> =>
  dataOf<{ createCalendarFeed: string }>(
    await app.call('/graphql', token, 'mutation { createCalendarFeed(language: "de") }', {}),
  ).createCalendarFeed;

const read = async (path: string) => {
  const answer = await fetch(`${app.url}${path}`);
  return { status: answer.status, type: answer.headers.get('content-type'), body: await answer.text() };
};

describe('CNT-10: the secret address of a calendar', () => {
  it('shows a person’s calendar without a session, by UTC', async () => {
    await calendar.saved(owner, {
      recurrence: 'FREQ=WEEKLY;COUNT=2',
      description: 'Erst\nLager, dann; Keller',
    });
    await calendar.saved(owner, {
      title: 'Betriebsferien',
      day: '2026-08-01',
      endDay: '2026-08-14',
      startMinutes: null,
      endMinutes: null,
    });
    const answer = await read(await created(user));
    expect([answer.status, answer.type]).toEqual([200, 'text/calendar; charset=utf-8']);
    const lines = answer.body.split('\r\n');
    expect(lines.filter((line) => line.startsWith('DTSTART'))).toEqual([
      'DTSTART:20260312T090000Z',
      'DTSTART:20260319T090000Z',
      'DTSTART;VALUE=DATE:20260801',
    ]);
    expect(lines).toContain('DTEND;VALUE=DATE:20260815');
    expect(lines).toContain('DESCRIPTION:Erst\\nLager\\, dann\\; Keller');
    expect(lines.filter((line) => line.startsWith('RRULE'))).toEqual([]);
  });

  it('is read by whoever goes by RFC 5545 to the letter, whatever people typed', async () => {
    const title = 'Käsefondue, „à discrétion“; 20 % – 漢字 👩🏽‍🍳 \\ C:\\Kasse '.repeat(2).trim();
    const description = `Zeile 1\r\nZeile 2, mit; allem \\n\t${'Überraschung🎉'.repeat(30)}\n\nEND:VEVENT`;
    await calendar.saved(owner, { title, description, recurrence: 'FREQ=WEEKLY;COUNT=40' });
    await calendar.saved(owner, {
      title: 'Nacht',
      day: '2026-10-24',
      endDay: '2026-10-25',
      startMinutes: 1_380,
      endMinutes: 180,
    });
    await calendar.saved(owner, {
      title: 'Frühschicht',
      day: '2026-03-29',
      endDay: '2026-03-29',
      startMinutes: 150,
      endMinutes: 210,
    });
    await calendar.saved(owner, { title: 'Urlaub', startMinutes: null, endMinutes: null });
    const answer = await fetch(`${app.url}${await created(user)}`);
    const events = readCalendar(Buffer.from(await answer.arrayBuffer()));
    const named = (name: string) => events.filter((event) => textIn(event, 'SUMMARY') === name);
    expect(named(title)).toHaveLength(40);
    expect(textIn(named(title)[0] ?? [], 'DESCRIPTION')).toBe(
      description.replaceAll('\r\n', '\n').replaceAll('\t', ' '),
    );
    const times = (name: string) =>
      named(name).map((event) => [rawOf(event, 'DTSTART'), rawOf(event, 'DTEND')]);
    // The clock goes back at three on the 25th, and forward at two on the 29th of March.
    expect(times('Nacht')).toEqual([['20261024T210000Z', '20261025T020000Z']]);
    expect(times('Frühschicht')).toEqual([['20260329T013000Z', '20260329T023000Z']]);
    expect(times('Urlaub')).toEqual([['20260312', '20260313']]);
  });

  it('names no end for one moment', async () => {
    await calendar.saved(owner, {
      day: '2026-03-29',
      endDay: '2026-03-29',
      startMinutes: 210,
      endMinutes: 210,
    });
    const { body } = await read(await created(user));
    const event = body.slice(body.indexOf('BEGIN:VEVENT'), body.indexOf('END:VEVENT'));
    expect(event).toContain('DTSTART:20260329T013000Z');
    expect(event).not.toContain('DTEND');
  });

  it('ends with its revocation, and with the next one', async () => {
    const first = await created(user);
    const second = await created(user);
    expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);
    await app.call('/graphql', user, 'mutation { revokeCalendarFeed { isSuccess } }', {});
    expect((await read(second)).status).toBe(404);
  });

  it('ends for whoever may no longer sign in', async () => {
    const address = await created(user);
    await app.owner.query(`update users set disabled = true where email = 'user@demo.example'`);
    expect((await read(address)).status).toBe(404);
    await app.owner.query(`update users set disabled = false where email = 'user@demo.example'`);
  });

  it('is known to nobody: only its hash is kept', async () => {
    const address = await created(user);
    const token = address.split('/').at(-1)?.replace('.ics', '') ?? '';
    const { rows } = await app.owner.query(`select encode(token_hash, 'escape') hash from calendar_feeds`);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
    for (const wrong of ['x', `${token}x`, '..%2f..', `${token.slice(1)}A`])
      expect((await read(`/api/calendar-feeds/${wrong}.ics`)).status).toBe(404);
    expect((await read(`/api/calendar-feeds/${token}`)).status).toBe(404);
  });

  it('writes what people typed as text: no line of theirs begins anything', async () => {
    await calendar.saved(owner, {
      title: '<script>alert(1)</script> END:VEVENT',
      description: 'a\r\nBEGIN:VALARM\rTRIGGER:-PT1M\n\u2028ATTACH:https://evil.example',
    });
    const { body } = await read(await created(user));
    const names = body.split(/[\r\n\u2028]+/).map((line) => line.split(/[:;]/)[0]);
    expect(names.filter((name) => name === 'BEGIN')).toHaveLength(2);
    expect(names).not.toContain('TRIGGER');
    expect(names).not.toContain('ATTACH');
  });
});
