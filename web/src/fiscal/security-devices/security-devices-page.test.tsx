import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { OrganizationUnitsDocument } from '../../kit/graphql/generated/general/graphql.ts';
import { SecurityDevicesDocument } from '../../kit/graphql/generated/pos/graphql.ts';
import { fakeGraphql } from '../../kit/testing/fake-server.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import type { SecurityDeviceRow } from './security-devices.queries.ts';
import { SecurityDevicesPage } from './security-devices-page.tsx';
import { deviceFixture } from './testing.ts';

const open = (nodes: readonly SecurityDeviceRow[], path = '/manage/data/securityDevices') => {
  const asked: { readonly filter: { readonly conditions: readonly unknown[] } }[] = [];
  fakeGraphql([
    [OrganizationUnitsDocument, () => ({ organizationUnits: [] })],
    [
      SecurityDevicesDocument,
      (variables: (typeof asked)[number]) => {
        asked.push(variables);
        const pageInfo = { endCursor: null, hasNextPage: false };
        return { securityDevices: { nodes, pageInfo, totalCount: nodes.length } };
      },
    ],
  ]);
  renderScreen(<SecurityDevicesPage />, path);
  return asked;
};

afterEach(() => vi.unstubAllGlobals());

describe('the list of security devices (FIS-01, SHL-69)', () => {
  it('shows condition, causes, certificate and what is left', async () => {
    open([{ ...deviceFixture, health: 'warning', causes: ['certificateEnding', 'clockOff'] }]);
    const link = await screen.findByRole('link', { name: 'Theke' });
    expect(link.getAttribute('href')).toContain('/manage/data/securityDevices/s1');
    expect(screen.getByText('Bitte ansehen')).toBeTruthy();
    expect(screen.getByText('Zertifikat läuft ab, Uhr geht falsch')).toBeTruthy();
    expect(screen.getByText('19.999.000')).toBeTruthy();
  });

  it('says how many registers share a device', async () => {
    open([
      { ...deviceFixture, otherRegisters: 1 },
      { ...deviceFixture, id: 's2', registerName: 'Ufer', otherRegisters: 2 },
    ]);
    expect(await screen.findByRole('link', { name: 'Theke und eine weitere' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ufer und 2 weitere' })).toBeTruthy();
  });

  it('says why it is empty', async () => {
    open([]);
    expect(await screen.findByText('Noch keine TSE gemeldet')).toBeTruthy();
  });

  it('is narrowed by what stands in its address', async () => {
    const asked = open([deviceFixture], '/manage/data/securityDevices?f=causes.is.certificateEnding');
    await screen.findByRole('link', { name: 'Theke' });
    expect(asked[0]?.filter.conditions).toEqual([
      { field: 'causes', is: 'is', values: ['certificateEnding'] },
    ]);
  });
});
