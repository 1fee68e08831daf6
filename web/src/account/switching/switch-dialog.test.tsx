import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { roles } from '@tresen/domain/kit/groups';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SwitchUserDocument } from '../../kit/graphql/generated/general/graphql.ts';
import {
  asActing,
  asked,
  asVendor,
  forgetCalls,
  keepProfile,
  kept,
  operations,
  page,
  people,
  person,
  refusal,
  replace,
  selma,
  selmaInfo,
  serve,
  svenja,
  tenantId,
} from './testing.ts';

/** Opens the list on a page that has just been loaded, since the profile is read then. */
const openDialog = async () => {
  vi.resetModules();
  const [{ SwitchDialog }, { renderScreen }] = await Promise.all([
    import('./switch-dialog.tsx'),
    import('../../kit/testing/render-screen.tsx'),
  ]);
  renderScreen(<SwitchDialog />, '/dashboards/home?switch=user');
};
const search = () => screen.findByRole('combobox', { name: 'Suchen' });
const names = () =>
  screen.queryAllByRole('option').map((option) => option.querySelector('strong')?.textContent);
const active = () => screen.queryByRole('option', { selected: true })?.querySelector('strong')?.textContent;

beforeEach(() => {
  forgetCalls();
  Element.prototype.scrollIntoView = vi.fn(); // which jsdom does not have
});
afterEach(() => vi.unstubAllGlobals());

describe('the list', () => {
  it('shows name, e-mail, company and role of all but oneself (USR-12)', async () => {
    asVendor();
    serve();
    await openDialog();
    const option = await screen.findByRole('option', { name: /Zoë/ });
    for (const text of ['Zoë Sommer', 'zoe@demo.example', 'Lindenhof', 'Inhaber/in'])
      expect(option.textContent).toContain(text);
    expect(names()).toEqual(['Anton Sommer', 'Selma Sommer', 'Zoë Sommer']);
    expect(screen.getByText('3 Personen')).toBeTruthy();
  });

  it('leaves out whom one acts as, too, and asks under the header (USR-17)', async () => {
    asActing();
    serve();
    await openDialog();
    await screen.findByRole('option', { name: /Zoë/ });
    expect(names()).toEqual(['Anton Sommer', 'Zoë Sommer']);
  });

  it('asks once when typing rests, and picks nobody before the answer', async () => {
    asVendor();
    serve({ list: (url) => page(url.includes('search') ? [people[3]] : people) });
    await openDialog();
    await screen.findByRole('option', { name: /Anton/ });
    await userEvent.type(await search(), 'zoe{Enter}');
    await waitFor(() => expect(names()).toEqual(['Zoë Sommer']));
    expect(asked).toEqual([
      '/connect/usersExtended/my?first=50',
      '/connect/usersExtended/my?search=zoe&first=50',
    ]);
    expect(operations).toEqual([]);
  });

  it('goes by arrows, and Enter switches: override and profile are stored, / is loaded (USR-13, USR-14, USR-16)', async () => {
    asVendor();
    const picked = { ...selma, tenantId, tenantName: 'Feinkost Sommer', resellerId: 'reseller' };
    serve({ operation: () => Response.json({ data: { switchUser: picked } }) });
    await openDialog();
    await screen.findByRole('option', { name: /Anton/ });
    const field = await search();
    await userEvent.type(field, '{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(active()).toBe('Zoë Sommer');
    await userEvent.type(field, '{ArrowUp}');
    expect(active()).toBe('Selma Sommer');
    expect(field.getAttribute('aria-activedescendant')).toBe('switch-selma');
    await userEvent.type(field, '{Enter}{Enter}');
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/'));
    expect(operations).toEqual([
      { documentId: SwitchUserDocument.__meta__?.hash, variables: { userId: 'selma' }, tenant: null },
    ]);
    expect(kept()).toEqual({ tenantId, resellerId: 'reseller', user: selma, oldUser: svenja });
    expect(localStorage.getItem('tresen.role')).toBe('owner');
    expect(JSON.parse(localStorage.getItem('tresen.profile') ?? '').userinfo).toMatchObject(selmaInfo);
  });

  it('from one to the next keeps the person themselves as the old user (USR-14)', async () => {
    asActing();
    const picked = { ...selma, sub: 'zoe', tenantId, tenantName: 'Lindenhof', resellerId: null };
    serve({ operation: () => Response.json({ data: { switchUser: picked } }) });
    await openDialog();
    await userEvent.click(await screen.findByRole('option', { name: /Zoë/ }));
    await waitFor(() => expect(kept().user.sub).toBe('zoe'));
    expect(kept().oldUser).toEqual(svenja);
  });

  it('fetches the next page when the arrows come near its end', async () => {
    asVendor();
    const next = '/connect/usersExtended/my?first=50&after=x';
    const many = Array.from({ length: 12 }, (_, index) => person(`p${index}`, `P${index}`, 'Markt'));
    serve({ list: (url) => (url === next ? page([person('last', 'Letzte', 'Markt')]) : page(many, next)) });
    await openDialog();
    await screen.findByRole('option', { name: /P11/ });
    expect(screen.getByText('Mehr als 12 Personen')).toBeTruthy();
    await userEvent.type(await search(), '{PageDown}');
    expect(await screen.findByRole('option', { name: /Letzte/ })).toBeTruthy();
    expect(screen.getByText('13 Personen')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Weitere laden' })).toBeNull();
  });

  it('never follows a link that leads elsewhere', async () => {
    asVendor();
    serve({ list: () => page(people, 'https://evil.example/connect/usersExtended/my?first=50') });
    await openDialog();
    await screen.findByRole('option', { name: /Zoë/ });
    expect(screen.queryByRole('button', { name: 'Weitere laden' })).toBeNull();
  });

  it('says that nobody was found', async () => {
    asVendor();
    serve({ list: (url) => page(url.includes('search') ? [] : people) });
    await openDialog();
    await userEvent.type(await search(), 'xyz');
    expect(await screen.findByText('Zu „xyz“ gibt es keine Person mit einer Firma.')).toBeTruthy();
  });

  it('says that it could not be loaded, and tries again', async () => {
    asVendor();
    let isDown = true;
    serve({ list: () => (isDown ? Promise.reject(new TypeError('no line')) : page(people)) });
    await openDialog();
    const again = await screen.findByRole('button', { name: 'Noch einmal versuchen' });
    isDown = false;
    await userEvent.click(again);
    expect(await screen.findByRole('option', { name: /Zoë/ })).toBeTruthy();
  });

  it('says when the switch was refused, and stays', async () => {
    asVendor();
    serve({ operation: () => refusal('FORBIDDEN') });
    await openDialog();
    await userEvent.click(await screen.findByRole('option', { name: /Zoë/ }));
    expect(await screen.findByText('Dafür fehlt Ihnen die Berechtigung.')).toBeTruthy();
    expect(kept()).toBeNull();
    expect(replace).not.toHaveBeenCalled();
  });

  it('closes by Escape, and is gone from the address', async () => {
    asVendor();
    serve();
    await openDialog();
    await userEvent.type(await search(), '{Escape}');
    await waitFor(() => expect(screen.getByLabelText('address').textContent).toBe('/dashboards/home'));
  });

  it.each(roles.filter((role) => role !== 'superAdmin'))('is not for %s, and asks nothing', async (role) => {
    keepProfile(svenja.userinfo, role);
    serve();
    await openDialog();
    expect(await screen.findByText('Nur die Super-Administration kann für andere handeln.')).toBeTruthy();
    expect(asked).toEqual([]);
  });
});
