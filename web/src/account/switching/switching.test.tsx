import MenuList from '@mui/material/MenuList';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Role, roles } from '@tresen/domain/account/access';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ClearSwitchDocument, SwitchUserDocument } from '../../kit/graphql/generated/general/graphql.ts';

const tenantId = '7b0c0f5e-6a0e-4d5c-9d0e-1d4c2f9f7a11';
const svenja = {
  userinfo: {
    sub: 'svenja',
    role: 'superAdmin',
    given_name: 'Svenja',
    family_name: 'Albers',
    email: 'svenja@demo.example',
    middle_name: 'Tresen',
  },
  me: { shortcuts: ['receipts'] },
};
const selma = {
  sub: 'selma',
  role: 'owner',
  firstName: 'Selma',
  lastName: 'Sommer',
  email: 'selma@demo.example',
  imagePath: null,
};
const selmaInfo = {
  sub: 'selma',
  given_name: 'Selma',
  family_name: 'Sommer',
  middle_name: 'Feinkost Sommer',
};

const person = (sub: string, firstName: string, company: string) => ({
  ...selma,
  sub,
  firstName,
  email: `${sub}@demo.example`,
  tenantId,
  tenant: { name: company },
});
const people = [
  person('anton', 'Anton', 'Tresen'),
  person('selma', 'Selma', 'Feinkost'),
  person('svenja', 'Svenja', 'Tresen'),
  person('zoe', 'Zoë', 'Lindenhof'),
];

interface MenuProps {
  readonly useEntries: () => (close: () => void) => readonly ReactElement[];
}
/** Stands where the user menu of the shell does. */
const Menu = ({ useEntries }: MenuProps) => <MenuList>{useEntries()(() => undefined)}</MenuList>;

const replace = vi.fn();
const asked: string[] = [];
const operations: unknown[] = [];

type Reply = Response | Promise<Response>;
const page = (list: readonly unknown[], link?: string) =>
  Response.json(list, link ? { headers: { link: `<${link}>; rel="next"` } } : {});
const refusal = (code: string) => Response.json({ data: null, errors: [{ extensions: { code } }] });

/** The server: what it answers to switching and to lists, by the address asked for. */
const serve = (
  answers: { readonly operation?: () => Reply; readonly list?: (url: string) => Reply } = {},
) => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async (url: string, init?: RequestInit) => {
      if (url === '/connect/token')
        return Response.json({ access_token: 'a', refresh_token: 'r', expires_in: 600 });
      if (url.startsWith('/connect/usersExtended/my')) {
        asked.push(url);
        return answers.list?.(url) ?? page(people);
      }
      operations.push({
        ...JSON.parse(String(init?.body)),
        tenant: new Headers(init?.headers).get('x-override-tenant'),
      });
      return answers.operation?.() ?? Response.json({ data: { clearSwitch: { isSuccess: true } } });
    }),
  );
};

const keepProfile = (userinfo: object, role: string, me: object = {}) => {
  localStorage.setItem('tresen.refreshToken', 'r');
  localStorage.setItem('tresen.profile', JSON.stringify({ userinfo, me }));
  localStorage.setItem('tresen.role', role);
};
const asVendor = () => keepProfile(svenja.userinfo, 'superAdmin', svenja.me);
const asActing = (role = 'owner') => {
  keepProfile(selmaInfo, role);
  localStorage.setItem(
    'tresen.override',
    JSON.stringify({ tenantId, resellerId: null, user: { ...selma, role }, oldUser: svenja }),
  );
};

/** Everything from a page that has just been loaded, since the profile is read then. */
const load = async () => {
  vi.resetModules();
  const [switching, dialog, { renderScreen }, session] = await Promise.all([
    import('./index.ts'),
    import('./switch-dialog.tsx'),
    import('../../kit/testing/render-screen.tsx'),
    import('../../kit/session/index.ts'),
  ]);
  return { ...switching, ...dialog, renderScreen, session };
};

const openDialog = async () => {
  const { SwitchDialog, renderScreen } = await load();
  renderScreen(<SwitchDialog />, '/dashboards/home?switch=user');
};
const search = () => screen.findByRole('combobox', { name: 'Suchen' });
const names = () =>
  screen.queryAllByRole('option').map((option) => option.querySelector('strong')?.textContent);
const active = () => screen.queryByRole('option', { selected: true })?.querySelector('strong')?.textContent;
const kept = () => JSON.parse(localStorage.getItem('tresen.override') ?? 'null');

beforeEach(() => {
  replace.mockReset();
  asked.length = 0;
  operations.length = 0;
  vi.stubGlobal('location', {
    replace,
    pathname: '/dashboards/home',
    search: '',
    origin: 'http://localhost',
  });
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => vi.unstubAllGlobals());

describe('the entries of the user menu (USR-10)', () => {
  const entriesOf = async () => {
    const { useSwitchingEntries, renderScreen } = await load();
    renderScreen(<Menu useEntries={useSwitchingEntries} />);
    return screen.queryAllByRole('menuitem').map(({ textContent }) => textContent);
  };

  it.each(roles)('of %s', async (role) => {
    keepProfile(svenja.userinfo, role);
    expect(await entriesOf()).toEqual(role === 'superAdmin' ? ['Handeln als …'] : []);
  });

  it.each(roles)('of who acts as %s: to somebody else, and back', async (role: Role) => {
    asActing(role);
    expect(await entriesOf()).toEqual(['Handeln als …', 'Zurück zum eigenen Konto']);
  });

  it('open the list by the address', async () => {
    asVendor();
    await entriesOf();
    await userEvent.click(screen.getByRole('menuitem'));
    expect(screen.getByLabelText('address').textContent).toBe('/?switch=user');
  });
});

describe('the banner (USR-15)', () => {
  const show = async () => {
    const { ActingBanner, renderScreen, session } = await load();
    renderScreen(<ActingBanner />);
    return session;
  };
  const clear = () => userEvent.click(screen.getByRole('button', { name: 'Zurück zum eigenen Konto' }));

  it('is not there for oneself', async () => {
    asVendor();
    await show();
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('says as whom and for which company', async () => {
    asActing();
    const session = await show();
    expect(screen.getByRole('region').textContent).toContain(
      'Sie handeln als Selma Sommer (Feinkost Sommer)',
    );
    expect(session.currentProfile()?.data.oldUser?.data.displayName).toBe('Svenja');
  });

  it('gives the picked user the default shortcuts, not those of the person (USR-14)', async () => {
    asActing();
    expect((await show()).currentProfile()?.data.shortcuts).toEqual(['calendar', 'mail', 'contacts']);
  });

  it('leads back: the server is told, the remembered user restored, / loaded (USR-15, USR-16)', async () => {
    asActing();
    serve();
    const session = await show();
    await clear();
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/'));
    expect(operations).toEqual([
      { documentId: ClearSwitchDocument.__meta__?.hash, variables: {}, tenant: tenantId },
    ]);
    expect(kept()).toBeNull();
    expect(session.storedAnswers()).toEqual(svenja);
  });

  it('leads back, too, when the right to act is gone', async () => {
    asActing();
    serve({ operation: () => refusal('FORBIDDEN') });
    await show();
    await clear();
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/'));
    expect(kept()).toBeNull();
  });

  it('stays without a connection, and says so', async () => {
    asActing();
    serve({ operation: () => Promise.reject(new TypeError('no line')) });
    await show();
    await clear();
    expect(await screen.findByText(/Es konnte keine Verbindung hergestellt werden/)).toBeTruthy();
    expect(kept()).not.toBeNull();
    expect(replace).not.toHaveBeenCalled();
  });

  it('says on the next page that the server has ended it', async () => {
    asVendor();
    sessionStorage.setItem('tresen.overrideEnded', '1');
    await show();
    expect(await screen.findByText(/Sie handeln nicht mehr für andere/)).toBeTruthy();
  });
});

describe('a refusal while acting (USR-18)', () => {
  it('of the override drops it, and restores the person', async () => {
    asActing();
    serve({ list: () => Response.json({}, { status: 403 }) });
    const { session } = await load();
    await session.signedFetch('/connect/usersExtended/my');
    expect(kept()).toBeNull();
    expect(session.storedAnswers()).toEqual(svenja);
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/'));
  });

  it('of one field does not: GraphQL answers it with 200', async () => {
    asActing();
    serve({ operation: () => refusal('FORBIDDEN') });
    const { session } = await load();
    await session.signedFetch('/graphql', { method: 'POST', body: '{}' });
    expect(kept()).not.toBeNull();
    expect(replace).not.toHaveBeenCalled();
  });

  it.each([
    ['no longer acts', { sub: 'svenja', role: 'superAdmin' }],
    ['acts as somebody else', { sub: 'olga', role: 'owner', act: { sub: 'svenja' } }],
  ])('is what userinfo says when the session %s', async (_what, userinfo) => {
    asActing();
    vi.stubGlobal(
      'fetch',
      vi.fn(async (url: string) =>
        Response.json(
          url === '/connect/token' ? { access_token: 'a', refresh_token: 'r', expires_in: 600 } : userinfo,
        ),
      ),
    );
    const { session } = await load();
    await session.loadProfile();
    expect(kept()).toBeNull();
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/'));
  });
});

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
