import MenuList from '@mui/material/MenuList';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Role, roles } from '@tresen/domain/kit/groups';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ClearSwitchDocument } from '../../kit/graphql/generated/general/graphql.ts';
import {
  asActing,
  asVendor,
  forgetCalls,
  keepProfile,
  kept,
  operations,
  refusal,
  replace,
  serve,
  svenja,
  tenantId,
} from './testing.ts';

interface MenuProps {
  readonly useEntries: () => (close: () => void) => readonly ReactElement[];
}
/** Stands where the user menu of the shell does. */
const Menu = ({ useEntries }: MenuProps) => <MenuList>{useEntries()(() => undefined)}</MenuList>;

/** Everything from a page that has just been loaded, since the profile is read then. */
const load = async () => {
  vi.resetModules();
  const [switching, { renderScreen }, session] = await Promise.all([
    import('./index.ts'),
    import('../../kit/testing/render-screen.tsx'),
    import('../../kit/session/index.ts'),
  ]);
  return { ...switching, renderScreen, session };
};

beforeEach(forgetCalls);
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

  it('SHL-81: asks before the way back loses what was typed', async () => {
    asActing();
    serve();
    const { ActingBanner, renderScreen } = await load();
    const { guardForm } = await import('../../kit/leave/unsaved.ts');
    const release = guardForm({ isDirty: () => true, discard: () => undefined, isLeft: () => true });
    renderScreen(<ActingBanner />);
    await userEvent.click(screen.getByRole('button', { name: 'Zurück zum eigenen Konto' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Weiter bearbeiten' }));
    expect(operations).toEqual([]);
    release();
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
    expect((await screen.findByRole('alert')).textContent).toContain('Internetverbindung');
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
