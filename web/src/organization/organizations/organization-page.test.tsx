import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  AddressesOfDocument,
  OrganizationAddressDocument,
  OrganizationDocument,
  OrganizationNeighboursDocument,
  OrganizationUnitsDocument,
  SaveOrganizationAddressDocument,
  SaveOrganizationDocument,
  UnitsOfOrganizationDocument,
} from '../../kit/graphql/generated/general/graphql.ts';
import { fakeGraphql } from '../../kit/testing/fake-server.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import { addresses } from '../addresses/index.ts';
import { organizations } from './index.ts';

const id = '0b5c0f5e-6a0e-4d5c-9d0e-1d4c2f9f7a11';
const nothing = { nameAddition: null, additionalAddress: null, state: null, mobile: null, website: null };
const facts = {
  version: 3,
  isActive: true,
  lastModifiedAt: '2026-11-21T08:15:00.000Z',
  lastModifiedByName: 'Olga',
};
const krone = {
  ...{ id, ...facts, ...nothing, name: 'Café Krone', address: 'Markt 1', zipCode: '1010', city: 'Wien' },
  ...{ country: 'AT', phone: null, email: null },
};
const billing = {
  ...{ id: 'a1', ...facts, ...nothing, organizationId: id, organization: { id, name: 'Café Krone' } },
  ...{ kind: 'billing', isDefault: true, name: 'Krone, Buchhaltung', address: 'Postfach 7' },
  ...{ zipCode: '1011', city: 'Wien', country: 'AT', phone: null, email: null },
};

const unit = (name: string, organizationId: string | null) => ({
  ...{ id: `unit-${name}`, name, organizationId, type: 'branch', isActive: true },
});

interface Server {
  readonly stored?: object[];
  readonly onSave?: (input: Readonly<Record<string, unknown>>) => void;
}

/** Shows a page of the features at its address; tells the address that it ends up at. */
const open = async (address: string, { stored = [billing], onSave }: Server = {}) => {
  let all = stored;
  const save = ({ input }: { input: Readonly<Record<string, unknown>> }) => {
    onSave?.(input);
    const record = { ...billing, ...input, id: input.id ?? 'a2' };
    all = [...all, record];
    return { isSuccess: true, faults: [], record };
  };
  fakeGraphql([
    [
      OrganizationDocument,
      ({ id: asked }: { id: string }) => ({ organization: asked === id ? krone : null }),
    ],
    [OrganizationNeighboursDocument, () => ({ organizationNeighbours: { previousId: null, nextId: null } })],
    [
      SaveOrganizationDocument,
      ({ input }: { input: object }) => {
        onSave?.(input as Readonly<Record<string, unknown>>);
        return { saveOrganization: { isSuccess: true, faults: [], record: { ...krone, ...input } } };
      },
    ],
    [
      AddressesOfDocument,
      () => ({ organizationAddresses: { nodes: all, pageInfo: { hasNextPage: false } } }),
    ],
    [OrganizationAddressDocument, () => ({ organizationAddress: billing })],
    [SaveOrganizationAddressDocument, (variables: never) => ({ saveOrganizationAddress: save(variables) })],
    [OrganizationUnitsDocument, () => ({ organizationUnits: [] })],
    [UnitsOfOrganizationDocument, () => ({ organizationUnits: [unit('Mitte', id), unit('Nord', null)] })],
  ]);
  const pages = [...(organizations.pages ?? []), ...(addresses.pages ?? [])];
  const routes = await Promise.all(
    pages.map(async ({ path, load }) => {
      const { default: Page } = await load();
      return <Route key={path} path={path} element={<Page />} />;
    }),
  );
  return renderScreen(<Routes>{routes}</Routes>, address);
};

afterEach(() => vi.unstubAllGlobals());

describe('the page of an organization (ORG-02)', () => {
  it('shows what belongs to it: its addresses by kind, and its branches', async () => {
    await open(`/setting/organizations/${id}`);
    const address = await screen.findByRole('link', {
      name: /Krone, Buchhaltung.*Standard.*Postfach 7, 1011 Wien/,
    });
    expect(address.getAttribute('href')).toBe('/setting/organizationAddresses/a1/krone-buchhaltung');
    const branch = await screen.findByRole('link', { name: 'Mitte' });
    expect(branch.getAttribute('href')).toBe('/setting/organizationUnits/unit-Mitte/mitte');
    expect(screen.queryByRole('link', { name: 'Nord' })).toBeNull();
  });

  it('asks for no branches, and tells nothing of registers, since none gets it', async () => {
    const saved = vi.fn();
    await open(`/setting/organizations/${id}`, { onSave: saved });
    await userEvent.type(await screen.findByRole('textbox', { name: 'Ort' }), ' 1');
    await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
    expect(await screen.findByText('Organisation „Café Krone“ gespeichert.')).toBeTruthy();
    expect(saved.mock.calls[0]?.[0]).toMatchObject({ id, version: 3, city: 'Wien 1', isActive: true });
    expect(saved.mock.calls[0]?.[0]).not.toHaveProperty('unitIds');
    expect(screen.queryByText(/Kasse/)).toBeNull();
  });

  it('adds an address without leaving, and without losing what is typed in the page (ORG-18)', async () => {
    const saved = vi.fn();
    await open(`/setting/organizations/${id}`, { onSave: saved });
    await userEvent.type(await screen.findByRole('textbox', { name: 'Telefon' }), '+43 1 2345');
    await userEvent.click(await screen.findByRole('button', { name: 'Lieferadresse hinzufügen' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Neue Lieferadresse' }));
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Straße und Hausnummer' }), 'Hof 3');
    await userEvent.type(dialog.getByRole('textbox', { name: 'PLZ' }), '1012');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Ort' }), 'Wien');
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
    expect(await screen.findByRole('link', { name: /Hof 3, 1012 Wien/ })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // Only the address was saved, as the default of its kind: there was none.
    const wanted = {
      organizationId: id,
      kind: 'delivery',
      isDefault: true,
      name: 'Café Krone',
      country: 'AT',
    };
    expect(saved.mock.calls).toEqual([[expect.objectContaining(wanted)]]);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Telefon' }).value).toBe('+43 1 2345');
  });

  it('says in the dialog which postcodes there are in the country (ORG-17)', async () => {
    await open(`/setting/organizations/${id}?add=billing`);
    const dialog = within(await screen.findByRole('dialog', { name: 'Neue Rechnungsadresse' }));
    const fill = async (name: string, text: string) =>
      userEvent.type(await dialog.findByRole('textbox', { name }), text);
    await fill('Straße und Hausnummer', 'Hof 3');
    await fill('PLZ', '80331');
    await fill('Ort', 'Wien');
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
    expect(await dialog.findByText(/1010/)).toBeTruthy();
  });
});

describe('what everybody of a company may look at', () => {
  it('an organization with its addresses (ORG-06)', async () => {
    await open(`/profile/organizations/${id}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Café Krone' })).toBeTruthy();
    expect(screen.getByText('Österreich')).toBeTruthy();
    const address = await screen.findByRole('link', { name: /Krone, Buchhaltung/ });
    expect(address.getAttribute('href')).toBe('/profile/organizationAddresses/a1/krone-buchhaltung');
    expect(screen.queryByRole('button', { name: /hinzufügen/ })).toBeNull();
  });

  it.each(['cafe-krone/noAddress', 'alter-name/noAddress', 'noAddress'])(
    'without them at …/%s (ORG-07)',
    async (rest) => {
      await open(`/profile/organizations/${id}/${rest}`);
      expect(await screen.findByRole('heading', { level: 1, name: 'Café Krone' })).toBeTruthy();
      expect(screen.queryByRole('heading', { name: 'Adressen' })).toBeNull();
    },
  );

  it('one of its addresses (ORG-08)', async () => {
    await open('/profile/organizationAddresses/a1');
    expect(await screen.findByRole('heading', { level: 1, name: 'Krone, Buchhaltung' })).toBeTruthy();
    expect(screen.getByText('Rechnungsadresse')).toBeTruthy();
    const owner = screen.getByRole('link', { name: 'Zu Café Krone' });
    expect(owner.getAttribute('href')).toBe(`/profile/organizations/${id}`);
  });

  it('is said to be missing when it is gone', async () => {
    await open('/profile/organizations/0b5c0f5e-6a0e-4d5c-9d0e-000000000000');
    expect(await screen.findByText('Organisation nicht gefunden')).toBeTruthy();
  });
});
