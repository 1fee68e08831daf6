import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { QuickPanelData } from '@tresen/domain/content/quick-panel';
import { describe, expect, it } from 'vitest';
import { setLanguage } from '../../kit/i18n/index.ts';
import { currentSettings } from '../../kit/settings/index.ts';
import { callsOf, fakeServer, json } from '../../kit/testing/fake-server.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import { tokens } from '../../kit/testing/session-page.ts';
import { QuickPanel } from './quick-panel.tsx';
import { QuickPanelTool } from './quick-panel-tool.tsx';

const item = (number: number) => ({
  id: `019c1159-7000-7000-8000-00000000000${number}`,
  tittle: `Beitrag ${number}`,
  language: 'de' as const,
  publishDate: `2026-11-0${number}T09:00:00.000Z`,
});
const data: QuickPanelData = {
  today: '2026-11-21',
  news: [5, 4, 3, 2, 1].map(item),
  events: [],
  alerts: [],
  toggles: [
    { id: 'notifications', isOn: true, isEnabled: false },
    { id: 'cloudSync', isOn: true, isEnabled: false },
    { id: 'push', isOn: false, isEnabled: false },
  ],
};
const switchable: QuickPanelData = {
  ...data,
  toggles: data.toggles.map((toggle) => ({ ...toggle, isEnabled: toggle.id === 'notifications' })),
};

const path = (language = 'de') => `/api/quick-panel/data?language=${language}`;

const open = (answer: QuickPanelData | undefined) => {
  localStorage.setItem('tresen.refreshToken', 'refresh');
  const fake = fakeServer({
    '/connect/token': [tokens('one')],
    '/api/auth/user/update': [json({})],
    ...(answer && { [path()]: [json(answer)], [path('en')]: [json(answer)] }),
  });
  renderScreen(
    <>
      <QuickPanelTool />
      <QuickPanel />
    </>,
    '/dashboards/home?panel=quick',
  );
  return fake;
};

const toggle = (name: string) => screen.getByRole('switch', { name });

describe('the quick panel', () => {
  it('API-19: leads to what comes next, by the clock of its branch', async () => {
    const at = '2026-11-22T23:30:00.000Z';
    const events = [
      { kind: 'calendarEvent' as const, name: 'Weinprobe', at, day: '2026-11-23', startMinutes: 30 },
      { kind: 'licenceEnds' as const, name: 'Kasse Pro', at, day: '2026-11-23', startMinutes: null },
    ];
    open({ ...data, events });
    const links = within(await screen.findByRole('region', { name: 'Termine' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Weinprobe23.11.2026, 0:30', '/apps/calendar?day=2026-11-23'],
      ['Lizenz Kasse Pro endet23.11.2026', '/setting/licences'],
      ['Zum Kalender', '/apps/calendar'],
    ]);
  });

  it('SHL-34, SHL-35: shows today’s date with its weekday', async () => {
    open(data);
    const panel = await screen.findByRole('dialog', { name: 'Auf einen Blick' });
    expect(panel.style.inlineSize).toBe('280px');
    expect(await within(panel).findByText('21. November 2026')).toBeTruthy();
    expect(within(panel).getByText('Samstag')).toBeTruthy();
  });

  it('SHL-36: shows the latest five with title and date as DD.MM.yyyy, each leading to its item', async () => {
    open(data);
    const news = await screen.findByRole('region', { name: 'Neuigkeiten' });
    const links = await within(news).findAllByRole('link', { name: /Beitrag/ });
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Beitrag 505.11.2026',
      'Beitrag 404.11.2026',
      'Beitrag 303.11.2026',
      'Beitrag 202.11.2026',
      'Beitrag 101.11.2026',
    ]);
    expect(links[0]?.getAttribute('href')).toBe(`/apps/news/${item(5).id}`);
  });

  it('SHL-36, SHL-37: writes dates the same way in English, and leads to all news', async () => {
    open(data);
    act(() => setLanguage('en'));
    try {
      expect(await screen.findByText('05.11.2026')).toBeTruthy();
      expect(screen.getByText('21 November 2026')).toBeTruthy();
      expect(screen.getByRole('heading', { name: 'News' })).toBeTruthy();
      expect(screen.getByRole('link', { name: 'See all' }).getAttribute('href')).toBe('/apps/news');
    } finally {
      act(() => setLanguage('de'));
    }
  });

  it('says so quietly where there are no news', async () => {
    open({ ...data, news: [] });
    expect(await screen.findByText('Noch keine Neuigkeiten.')).toBeTruthy();
  });

  it('ERR-47: a failure is no alert; the panel stays of use', async () => {
    open(undefined);
    expect(await screen.findByText('Die Neuigkeiten sind gerade nicht zu erreichen.')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('link', { name: 'Alle anzeigen' })).toBeTruthy();
    expect(document.querySelector('time')?.dateTime).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(toggle('Benachrichtigungen').getAttribute('aria-disabled')).toBe('true');
  });
});

describe('quick settings', () => {
  it.each([
    ['Benachrichtigungen', true, /erlaubt hier keine Änderung/],
    ['Cloud-Abgleich', true, /solange eine Kasse verbunden ist/],
    ['Push', false, /senden ihre Belege von selbst/],
  ])('SHL-38: %s is disabled, within reach of the keyboard, and says why', async (name, isOn, why) => {
    open(data);
    await screen.findByText('Beitrag 5');
    const found = toggle(name);
    expect([found.getAttribute('aria-disabled'), found.getAttribute('aria-checked')]).toEqual([
      'true',
      `${isOn}`,
    ]);
    expect(document.getElementById(found.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(why);
    act(() => found.focus());
    expect((await screen.findByRole('tooltip')).textContent).toMatch(why);
    await userEvent.click(found);
    expect(screen.queryByRole('dialog', { name: 'Warnung' })).toBeNull();
  });

  it('SHL-39, SHL-40: where a deployment enables it, Agree silences alerts and saves that', async () => {
    const fake = open(switchable);
    await screen.findByText('Beitrag 5');
    await userEvent.click(toggle('Benachrichtigungen'));
    const dialog = await screen.findByRole('dialog', { name: 'Warnung' });
    expect(
      within(dialog)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Verwerfen', 'Zustimmen']);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Zustimmen' }));
    await waitFor(() => expect(toggle('Benachrichtigungen').getAttribute('aria-checked')).toBe('false'));
    expect(currentSettings().alertNotices).toBe(false);
    await waitFor(() => expect(callsOf(fake, '/api/auth/user/update')).toHaveLength(1));
    const [sent] = callsOf(fake, '/api/auth/user/update');
    expect(JSON.parse(String(sent?.body)).user.data.settings.alertNotices).toBe(false);
  });

  it('SHL-39: Discard leaves it as it is', async () => {
    open(switchable);
    await screen.findByText('Beitrag 5');
    const before = currentSettings().alertNotices;
    await userEvent.click(toggle('Benachrichtigungen'));
    await userEvent.click(await screen.findByRole('button', { name: 'Verwerfen' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Warnung' })).toBeNull());
    expect(currentSettings().alertNotices).toBe(before);
  });
});
