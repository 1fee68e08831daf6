import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readSettings } from '@tresen/domain/account/settings';
import { type ReactElement, useState } from 'react';
import { useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type CountProps, lateCode } from '../../kit/feature/index.ts';
import { changeSettings, currentSettings } from '../../kit/settings/index.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import { currentPage, pagesOf } from '../navigation.ts';
import type { NavigationGroup, NavigationItem } from '../navigation-nodes.ts';
import { navigationTable } from '../navigation-table.ts';
import { Badges } from './badges.ts';
import { DrawerMenu } from './drawer-menu.tsx';
import type { MenuProps } from './menu-props.ts';
import { PanelMenu } from './panel-menu.tsx';
import { SmallMenu } from './small-menu.tsx';

const icon = navigationTable[0]?.icon as NavigationItem['icon'];
const item = (id: NavigationItem['id'], more: Partial<NavigationItem> = {}): NavigationItem => ({
  type: 'item',
  id,
  icon,
  url: `/${id}`,
  ...more,
});
const groups: readonly NavigationGroup[] = [
  {
    type: 'group',
    id: 'applications',
    icon,
    children: [item('home'), item('syncProblems', { badge: 'syncProblems' })],
  },
  {
    type: 'group',
    id: 'administration',
    icon,
    children: [
      item('receipts'),
      { type: 'collapse', id: 'staticData', icon, children: [item('vats'), item('rooms')] },
      { type: 'divider' },
      { type: 'link', id: 'faq', icon, url: 'https://tresen.example/faq' },
    ],
  },
];
const counts = {
  syncProblems: lateCode<CountProps>(async () => ({ default: ({ children }) => children(3) })),
};

/** A menu at an address, whose pages it opens as the app does. */
const open = (Menu: (props: MenuProps) => ReactElement, address = '/home') => {
  const AtAddress = () => {
    const current = currentPage(pagesOf(groups), useLocation().pathname);
    return <Menu groups={groups} current={current} onIntent={() => undefined} />;
  };
  renderScreen(
    <Badges value={counts}>
      <AtAddress />
    </Badges>,
    address,
  );
};

const Small = (props: MenuProps) => {
  const [isOpen, setOpen] = useState(true);
  return isOpen ? <SmallMenu {...props} onClose={() => setOpen(false)} /> : <p>closed</p>;
};

const link = (name: string | RegExp) => screen.getByRole('link', { name });
const namesOf = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);
const isFolded = () =>
  screen.getByRole('navigation').firstElementChild?.getAttribute('data-folded') === 'true';
const wear = (style: string, folded = false) =>
  act(() => changeSettings(() => readSettings({ layout: { style, config: { navbar: { folded } } } })));

beforeEach(() => wear('style-1'));
afterEach(() => vi.useRealTimers());

describe('the menu', () => {
  it('SHL-76, SHL-77: marks the current page, opens pages, and links that lead out in a tab of their own', async () => {
    open(DrawerMenu);
    expect(link('Start').getAttribute('aria-current')).toBe('page');
    await userEvent.click(link('Belege'));
    expect(screen.getByLabelText('address').textContent).toBe('/receipts');
    expect([link('Start'), link('Belege')].map((each) => each.getAttribute('aria-current'))).toEqual([
      null,
      'page',
    ]);
    expect(link(/Häufige Fragen/).getAttribute('target')).toBe('_blank');
    expect(screen.getAllByRole('separator')).toHaveLength(1);
  });

  it('SHL-76: a folded part opens and closes by the keyboard, and shows when its page is the current one', async () => {
    open(DrawerMenu);
    const part = screen.getByRole('button', { name: 'Stammdaten' });
    expect([part.getAttribute('aria-expanded'), screen.queryByRole('link', { name: 'Räume' })]).toEqual([
      'false',
      null,
    ]);
    part.focus();
    await userEvent.keyboard('{Enter}');
    expect(part.getAttribute('aria-expanded')).toBe('true');
    await userEvent.click(link('Räume'));
    await userEvent.click(part);
    expect(screen.queryByRole('link', { name: 'Räume' })).toBeNull();
    await userEvent.click(link('Start'));
    part.focus();
    await userEvent.keyboard(' ');
    await userEvent.click(link('Mehrwertsteuer'));
    expect(link('Räume')).toBeTruthy();
  });

  it('arrow keys, Home and End move between its entries', async () => {
    open(DrawerMenu);
    link('Start').focus();
    await userEvent.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}');
    expect(document.activeElement).toBe(link('Belege'));
    await userEvent.keyboard('{End}');
    expect(document.activeElement).toBe(link(/Häufige Fragen/));
    await userEvent.keyboard('{Home}');
    expect(document.activeElement).toBe(link('Start'));
  });

  it('SHL-77: an entry carries the count of its feature, seen and heard', async () => {
    open(DrawerMenu);
    expect(await screen.findByText('3 offen')).toBeTruthy();
    expect(link(/^Sync-Probleme/).textContent).toContain('3');
  });

  it('SHL-14: its foot names the version', () => {
    open(DrawerMenu);
    expect(screen.getByText(/^Version \d+\.\d+\.\d+\.\d+/)).toBeTruthy();
  });

  it('can be folded for good', async () => {
    open(DrawerMenu);
    await userEvent.click(screen.getByRole('button', { name: 'Menü einklappen' }));
    expect([isFolded(), currentSettings().layout.config.navbar.folded]).toEqual([true, true]);
    await userEvent.click(screen.getByRole('button', { name: 'Menü ausklappen' }));
    expect(isFolded()).toBe(false);
  });
});

describe('the folded menu', () => {
  beforeEach(() => wear('style-2'));
  const nav = () => screen.getByRole('navigation');

  it('SHL-07, SHL-13, CON-04: opens 150 ms after the mouse has come, and closes when it leaves', () => {
    vi.useFakeTimers();
    open(DrawerMenu);
    fireEvent.pointerEnter(nav(), { pointerType: 'mouse' });
    act(() => vi.advanceTimersByTime(149));
    expect(isFolded()).toBe(true);
    act(() => vi.advanceTimersByTime(1));
    expect(isFolded()).toBe(false);
    fireEvent.pointerLeave(nav(), { pointerType: 'mouse' });
    expect(isFolded()).toBe(true);
  });

  it('stays folded when the mouse only passes', () => {
    vi.useFakeTimers();
    open(DrawerMenu);
    fireEvent.pointerEnter(nav(), { pointerType: 'mouse' });
    act(() => vi.advanceTimersByTime(100));
    fireEvent.pointerLeave(nav(), { pointerType: 'mouse' });
    act(() => vi.advanceTimersByTime(1000));
    expect(isFolded()).toBe(true);
  });

  it('opens by its button, which a finger can press, and closes by a press beside it', () => {
    open(DrawerMenu);
    fireEvent.click(screen.getByRole('button', { name: 'Menü öffnen' }));
    expect(isFolded()).toBe(false);
    fireEvent.pointerDown(document.body);
    expect(isFolded()).toBe(true);
  });

  it('opens with the focus of the keyboard, and closes by Escape and when the focus leaves', async () => {
    open(DrawerMenu);
    await userEvent.tab();
    expect(isFolded()).toBe(false);
    await userEvent.keyboard('{Escape}');
    expect(isFolded()).toBe(true);
    await userEvent.tab();
    expect(isFolded()).toBe(false);
    fireEvent.blur(link('Start'), { relatedTarget: document.body });
    expect(isFolded()).toBe(true);
  });
});

describe('the menu of groups', () => {
  it('SHL-08, SHL-09: shows the entries of the group that was chosen, first those of the current page', async () => {
    wear('style-3');
    open(PanelMenu);
    const about = ['Quelltext', 'Open-Source-Hinweise'];
    expect(namesOf('link')).toEqual(['Start', expect.stringMatching(/^Sync-Probleme/), ...about]);
    await userEvent.click(screen.getByRole('button', { name: 'Verwaltung' }));
    expect(namesOf('link')).toEqual(['Belege', 'Häufige Fragenöffnet einen neuen Tab', ...about]);
    await userEvent.click(link('Belege'));
    expect(screen.getByRole('button', { name: 'Verwaltung' }).getAttribute('aria-expanded')).toBe('true');
  });

  it('folded, opens the entries until one is chosen, or by Escape', async () => {
    wear('style-3', true);
    open(PanelMenu);
    expect(screen.queryByRole('link')).toBeNull();
    const group = screen.getByRole('button', { name: 'Verwaltung' });
    await userEvent.click(group);
    await userEvent.keyboard('{Escape}');
    expect([screen.queryByRole('link'), group.getAttribute('aria-expanded')]).toEqual([null, 'false']);
    await userEvent.click(group);
    await userEvent.click(link('Belege'));
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('the menu of small screens', () => {
  it('SHL-10: closes when a page is chosen', async () => {
    open(Small);
    await userEvent.click(link('Belege'));
    expect(screen.getByText('closed')).toBeTruthy();
    expect(screen.getByLabelText('address').textContent).toBe('/receipts');
  });
});
