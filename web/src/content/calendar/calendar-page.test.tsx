import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import {
  CalendarDocument,
  CalendarEventDocument,
  CalendarFeedDocument,
  CreateCalendarFeedDocument,
  OrganizationUnitsDocument,
  RemoveCalendarEventDocument,
  RestoreCalendarEventDocument,
  SaveCalendarEventDocument,
} from '../../kit/graphql/generated/general/graphql.ts';
import { fakeGraphql } from '../../kit/testing/fake-server.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import type { Occurrence, ShownCalendar } from './calendar.queries.ts';
import { CalendarPage } from './calendar-page.tsx';

const occurrence: Occurrence = {
  eventId: '019c1159-7000-7000-8000-000000000001',
  title: 'Weinprobe',
  description: 'Im Keller',
  day: '2026-03-12',
  endDay: '2026-03-12',
  startMinutes: 1_110,
  endMinutes: 1_260,
  startsAt: '2026-03-12T17:30:00.000Z',
  zone: 'Europe/Berlin',
  unitId: null,
  unitName: null,
  isForAll: false,
  recurrence: '',
  mayChange: true,
};

const holiday = { day: '2026-03-08', name: 'Frauentag', unitNames: ['Mitte'], isEverywhere: false };

const open = (
  calendar: Partial<ShownCalendar> = {},
  address = '/apps/calendar?view=agenda&day=2026-03-01',
) => {
  const sent = vi.fn();
  const heard =
    <Answer,>(name: string, answer: Answer) =>
    (variables: unknown) => {
      sent(name, variables);
      return answer;
    };
  const { eventId, day, endDay, startMinutes, endMinutes, title, description, recurrence } = {
    ...occurrence,
    ...calendar.occurrences?.[0],
  };
  fakeGraphql([
    [OrganizationUnitsDocument, () => ({ organizationUnits: [] })],
    [
      CalendarDocument,
      () => ({
        calendar: {
          occurrences: [occurrence],
          holidays: [holiday],
          mayWrite: true,
          mayWriteForAll: false,
          ...calendar,
        },
      }),
    ],
    [
      CalendarEventDocument,
      () => ({
        calendarEvent: {
          ...{ id: eventId, version: 3, title, description, titleEn: '', descriptionEn: '' },
          ...{ day, endDay, startMinutes, endMinutes, recurrence, unitId: null, isForAll: false },
        },
      }),
    ],
    [SaveCalendarEventDocument, heard('save', { saveCalendarEvent: { isSuccess: true, modelId: eventId } })],
    [RemoveCalendarEventDocument, heard('remove', { removeCalendarEvent: { isSuccess: true } })],
    [RestoreCalendarEventDocument, heard('restore', { restoreCalendarEvent: { isSuccess: true } })],
    [CalendarFeedDocument, () => ({ calendarFeed: null })],
    [CreateCalendarFeedDocument, () => ({ createCalendarFeed: '/api/calendar-feeds/geheim.ics' })],
  ]);
  renderScreen(<CalendarPage />, address);
  return sent;
};

const openEvent = async () => userEvent.click(await screen.findByRole('link', { name: /Weinprobe/ }));
const choose = async (label: RegExp, option: string) => {
  await userEvent.click(screen.getByRole('combobox', { name: label }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('CNT-01: the calendar', () => {
  it('lists events and holidays by day', async () => {
    open();
    const days = await screen.findAllByRole('heading', { level: 2 });
    expect(days.map(({ textContent }) => textContent)).toEqual([
      'Sonntag, 8. März 2026',
      'Donnerstag, 12. März 2026',
    ]);
    expect(screen.getByText('Feiertag in Mitte')).toBeTruthy();
    expect(screen.getByText('18:30 – 21:00')).toBeTruthy();
  });

  it('shows a month as a grid on a larger screen, in which events are pressed', async () => {
    open({}, '/apps/calendar?view=month&day=2026-03-01');
    await userEvent.click(await screen.findByText('Weinprobe'));
    expect(await screen.findByRole('dialog', { name: 'Weinprobe' })).toBeTruthy();
    expect(screen.getByText('Frauentag (Mitte)')).toBeTruthy();
  });

  it('keeps view and day in the address', async () => {
    open();
    await screen.findByRole('link', { name: /Weinprobe/ });
    await press('Weiter');
    expect(screen.getByLabelText('address').textContent).toBe('/apps/calendar?view=agenda&day=2026-04-01');
    await press('Woche');
    expect(screen.getByLabelText('address').textContent).toBe('/apps/calendar?view=week&day=2026-04-01');
  });

  it('says what to do where nothing is planned', async () => {
    open({ occurrences: [], holidays: [] });
    expect(await screen.findByRole('heading', { name: 'In dieser Zeit steht nichts an' })).toBeTruthy();
  });

  it('offers to try again where it cannot be loaded', async () => {
    fakeGraphql([[OrganizationUnitsDocument, () => ({ organizationUnits: [] })]]);
    renderScreen(<CalendarPage />, '/apps/calendar?view=agenda');
    expect(await screen.findByRole('button', { name: 'Noch einmal versuchen' })).toBeTruthy();
  });

  it('shows a title as text, whatever it holds', async () => {
    open({ occurrences: [{ ...occurrence, title: '<img src=x onerror=alert(1)>' }] });
    const link = await screen.findByRole('link', { name: /<img src=x/ });
    expect(link.querySelector('img')).toBeNull();
  });

  it('offers no change to whoever may not', async () => {
    open({ mayWrite: false, occurrences: [{ ...occurrence, mayChange: false }] });
    await openEvent();
    const dialog = await screen.findByRole('dialog', { name: 'Weinprobe' });
    expect(within(dialog).queryByRole('button', { name: 'Löschen' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Neuer Termin', hidden: true })).toBeNull();
  });
});

describe('CNT-10: events are written by form', () => {
  it('a new one, as a series', async () => {
    const sent = open();
    await screen.findByRole('link', { name: /Weinprobe/ });
    await press('Neuer Termin');
    await press('Speichern');
    expect(screen.getByText('Bitte geben Sie einen Titel ein.')).toBeTruthy();
    await userEvent.type(screen.getByRole('textbox', { name: /Titel/ }), 'Inventur');
    await userEvent.click(screen.getByRole('radio', { name: 'Wöchentlich' }));
    await press('Speichern');
    await screen.findByText('Termin gespeichert');
    expect(sent).toHaveBeenCalledWith('save', {
      event: expect.objectContaining({
        ...{ id: null, ofDay: null, title: 'Inventur', day: '2026-03-01', endDay: '2026-03-01' },
        ...{ startMinutes: 540, endMinutes: 600, recurrence: 'FREQ=WEEKLY;BYDAY=SU' },
      }),
    });
  });

  it('a new one on the second Tuesday of each month, which begins there', async () => {
    const sent = open();
    await screen.findByRole('link', { name: /Weinprobe/ });
    await press('Neuer Termin');
    await userEvent.type(screen.getByRole('textbox', { name: /Titel/ }), 'Stammtisch');
    await userEvent.click(screen.getByRole('radio', { name: 'Monatlich' }));
    await choose(/Tag im Monat/, 'Am zweiten …');
    await choose(/Wochentag/, 'Dienstag');
    expect(screen.getByText('Der erste Termin ist am Dienstag, 10. März 2026.')).toBeTruthy();
    await press('Speichern');
    await screen.findByText('Termin gespeichert');
    expect(sent).toHaveBeenCalledWith('save', {
      event: expect.objectContaining({ title: 'Stammtisch', recurrence: 'FREQ=MONTHLY;BYDAY=2TU' }),
    });
  });

  it('one day of a series, without the others', async () => {
    const recurrence = 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TH';
    const sent = open({
      occurrences: [{ ...occurrence, day: '2026-03-19', endDay: '2026-03-19', recurrence }],
    });
    await openEvent();
    expect(await screen.findByText('Alle 2 Wochen, Donnerstag')).toBeDefined();
    await press('Nur diesen Tag ändern');
    await userEvent.type(await screen.findByRole('textbox', { name: /Titel/ }), ' mit Musik');
    await press('Speichern');
    await screen.findByText('Termin gespeichert');
    expect(sent).toHaveBeenCalledWith('save', {
      event: expect.objectContaining({
        version: 3,
        ofDay: '2026-03-19',
        title: 'Weinprobe mit Musik',
        recurrence: '',
      }),
    });
  });

  it('goes, and comes back by undo', async () => {
    const sent = open();
    await openEvent();
    await press('Löschen');
    await userEvent.click(await screen.findByRole('button', { name: 'Rückgängig' }));
    await screen.findByText('Termin wiederhergestellt');
    const one = { id: occurrence.eventId, ofDay: null };
    expect(sent.mock.calls).toEqual([
      ['remove', one],
      ['restore', one],
    ]);
  });

  it('shows the secret address once it is made', async () => {
    open();
    await screen.findByRole('link', { name: /Weinprobe/ });
    await press('Abonnieren');
    await userEvent.click(await screen.findByRole('button', { name: 'Adresse anlegen' }));
    const box = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Geheime Adresse' });
    expect(box.value).toBe(`${window.location.origin}/api/calendar-feeds/geheim.ics`);
  });
});
