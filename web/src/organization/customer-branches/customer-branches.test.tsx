import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  CreateCustomerBranchDocument,
  CustomerOrganizationDocument,
  CustomerTenantsDocument,
} from '../../kit/graphql/generated/general/graphql.ts';
import { ApproveCustomerRegisterDocument } from '../../kit/graphql/generated/pos/graphql.ts';
import { fakeGraphql } from '../../kit/testing/fake-server.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import { CustomerTenantPage } from './customer-tenant-page.tsx';
import { CustomerTenantsPage } from './customer-tenants-page.tsx';

const tenantId = '0b5c0f5e-6a0e-4d5c-9d0e-1d4c2f9f7a11';
const unitId = '0b5c0f5e-6a0e-4d5c-9d0e-1d4c2f9f7a12';
const branch = { id: unitId, name: 'Am Anger', country: 'DE', isActive: true, registerCount: 1 };

const tenants = (nodes: readonly object[]) =>
  fakeGraphql([
    [
      CustomerTenantsDocument,
      () => ({ customerTenants: { nodes, pageInfo: { endCursor: null, hasNextPage: false } } }),
    ],
  ]);
const open = (path: string) =>
  renderScreen(
    <Routes>
      <Route path="/setting/customerTenants" element={<CustomerTenantsPage />} />
      <Route path="/setting/customerTenants/:tenantId" element={<CustomerTenantPage />} />
    </Routes>,
    path,
  );

afterEach(() => vi.unstubAllGlobals());

describe('the companies that a reseller looks after (ACC-38)', () => {
  it('lead to their branches', async () => {
    const since = '2026-01-01T08:00:00.000Z';
    tenants([{ id: tenantId, name: 'Gasthaus Lindenhof', since, userCount: 4, registerCount: 2 }]);
    open('/setting/customerTenants');
    const link = await screen.findByRole('link', { name: 'Gasthaus Lindenhof' });
    expect(link.getAttribute('href')).toBe(`/setting/customerTenants/${tenantId}`);
  });

  it('are explained while there are none, and while none is found', async () => {
    tenants([]);
    const { unmount } = open('/setting/customerTenants');
    expect(await screen.findByText('Noch kein Betrieb')).toBeTruthy();
    unmount();
    open('/setting/customerTenants?search=xyz');
    expect(await screen.findByText('Zu „xyz“ gibt es keinen betreuten Betrieb.')).toBeTruthy();
  });
});

describe('a branch of a customer', () => {
  const serve = (create: () => object, link: () => object = () => ({})) =>
    fakeGraphql([
      [
        CustomerOrganizationDocument,
        () => ({ customerOrganization: { id: tenantId, name: 'Gasthaus Lindenhof', branches: [branch] } }),
      ],
      [CreateCustomerBranchDocument, create],
      [ApproveCustomerRegisterDocument, link],
    ]);

  it('is created with the rates of its country', async () => {
    const created = vi.fn(() => ({ createCustomerBranch: { isSuccess: true, modelId: unitId } }));
    serve(created);
    open(`/setting/customerTenants/${tenantId}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Neue Filiale' }));
    const dialog = await screen.findByRole('dialog', { name: 'Neue Filiale' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Filiale anlegen' }));
    expect(await within(dialog).findByText('Bitte geben Sie der Filiale einen Namen')).toBeTruthy();
    await userEvent.type(within(dialog).getByLabelText('Name der Filiale'), 'Im Kurpark');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Filiale anlegen' }));
    expect(await screen.findByText('Die Filiale „Im Kurpark“ ist angelegt.')).toBeTruthy();
    expect(created).toHaveBeenCalledWith({ tenantId, branch: { name: 'Im Kurpark', country: 'DE' } });
  });

  it('gets a register by the code that it shows', async () => {
    const linked = vi.fn(() => ({ approveCustomerRegister: { isSuccess: true, modelId: unitId } }));
    serve(() => ({}), linked);
    open(`/setting/customerTenants/${tenantId}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Kasse verbinden: Am Anger' }));
    const dialog = await screen.findByRole('dialog', { name: 'Kasse mit „Am Anger“ verbinden' });
    await userEvent.type(within(dialog).getByLabelText('Code, den die Kasse zeigt'), 'bcdf ghj');
    await userEvent.type(within(dialog).getByLabelText('Name der Kasse'), 'Theke');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Verbinden' }));
    expect(await within(dialog).findByText('Das ist kein vollständiger Code')).toBeTruthy();
    await userEvent.type(within(dialog).getByLabelText('Code, den die Kasse zeigt'), 'k');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Verbinden' }));
    expect(await screen.findByText('Theke ist freigegeben und meldet sich gleich.')).toBeTruthy();
    expect(linked).toHaveBeenCalledWith({
      tenantId,
      register: {
        userCode: 'BCDF-GHJK',
        name: 'Theke',
        deviceType: 'desktop',
        businessType: 'hospitality',
        unitId,
      },
    });
  });
});
