import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import {
  OrganizationUnitDocument,
  type OrganizationUnitInput,
  SaveOrganizationUnitDocument,
  UnitHistoryDocument,
  UnitOrganizationsDocument,
  UnitTreeDocument,
} from '../../../kit/graphql/generated/general/graphql.ts';
import { UnitRegistersDocument } from '../../../kit/graphql/generated/pos/graphql.ts';
import { fakeGraphql } from '../../../kit/testing/fake-server.ts';
import { renderScreen } from '../../../kit/testing/render-screen.tsx';
import { treeUnit } from '../testing.ts';
import type { StoredUnit } from '../unit.queries.ts';
import { UnitPage } from '../unit-page.tsx';

export const nord = '0192f0c0-0000-7000-8000-000000000001';
export const id = '0192f0c0-0000-7000-8000-000000000002';

export const hafen: StoredUnit = {
  id,
  version: 3,
  name: 'Hafen',
  type: 'branch',
  description: '',
  parentId: nord,
  organizationId: null,
  databaseId: 'db-1',
  country: 'DE',
  zone: 'Europe/Berlin',
  cutOffMinutes: 240,
  openingHours: null,
  currency: 'EUR',
  status: 1,
  isActive: true,
  deviceCount: 1,
};

type Refusal = Readonly<{ code: string; parameters: Record<string, unknown> }>;

/** Shows the page of a unit, and keeps what it saves; the server refuses as often as it is told to, and answers more. */
export const open = (
  path: string,
  unit: StoredUnit = hafen,
  refusals: Refusal[] = [],
  more: Parameters<typeof fakeGraphql>[0] = [],
) => {
  const saved: OrganizationUnitInput[] = [];
  let stored = unit;
  fakeGraphql([
    ...more,
    [UnitTreeDocument, () => ({ organizationUnits: [treeUnit(nord, null, 'group', { name: 'Nord' })] })],
    [UnitOrganizationsDocument, () => ({ organizations: { nodes: [{ id: 'o1', name: 'Lindner GmbH' }] } })],
    [
      OrganizationUnitDocument,
      (asked: { id: string }) => {
        if (asked.id !== stored.id) throw { code: 'NOT_FOUND', kind: 'notFound', parameters: {} };
        return { organizationUnit: stored };
      },
    ],
    [
      SaveOrganizationUnitDocument,
      ({ unit: input }: { unit: OrganizationUnitInput }) => {
        saved.push(input);
        const refusal = refusals.shift();
        if (refusal) throw { kind: 'invalid', ...refusal };
        const { id: savedId, version, ...values } = input;
        stored = { ...stored, ...(values as Partial<StoredUnit>), version: (version ?? 0) + 1 };
        return { saveOrganizationUnit: { isSuccess: true, message: null, modelId: savedId ?? 'neu' } };
      },
    ],
    [
      UnitRegistersDocument,
      () => ({
        deviceList: {
          nodes: [{ id: 'd1', name: 'Theke', liveState: 'online', status: 1, isDefault: true }],
          totalCount: 1,
        },
      }),
    ],
    [
      UnitHistoryDocument,
      () => ({
        auditLog: {
          nodes: [
            {
              id: 'a1',
              at: '2026-11-21T08:00:00.000Z',
              actorKind: 'user',
              actorId: 'p1',
              actorName: 'Olga Lindner',
              actingAs: null,
              action: 'move',
              entity: 'organizationUnit',
              entityId: id,
              entityName: 'Hafen',
              changes: [{ field: 'parent', old: 'null', new: '"Nord"' }],
            },
          ],
          pageInfo: { endCursor: null, hasNextPage: false },
        },
      }),
    ],
  ]);
  const page = '/setting/organizationUnits/:organizationUnitId/:organizationUnitHandle?';
  const screens = (
    <Routes>
      <Route path={page} element={<UnitPage />} />
      <Route path="*" element={null} />
    </Routes>
  );
  renderScreen(screens, path);
  return saved;
};

export const at = (rest: string) => `/setting/organizationUnits/${rest}`;
export const address = () => screen.getByLabelText('address').textContent;
export const nameBox = () => screen.findByRole('textbox', { name: 'Name' });
export const save = () => userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
