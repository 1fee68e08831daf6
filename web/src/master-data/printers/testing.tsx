import type { Fault } from '@tresen/domain/kit/entities';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router';
import { OrganizationUnitsDocument } from '../../kit/graphql/generated/general/graphql.ts';
import {
  DeletePrintersDocument,
  PrinterDeletionsDocument,
  PrinterDocument,
  PrinterNeighboursDocument,
  type PrinterRecordFragment,
  RecordHistoryDocument,
  RestorePrintersDocument,
  SavePrinterDocument,
  type SavePrinterMutationVariables,
} from '../../kit/graphql/generated/pos/graphql.ts';
import { fakeGraphql } from '../../kit/testing/fake-server.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import { PageScreen } from '../record-lists/index.ts';
import { printerScreens } from './printer-screens.tsx';

export const bar: PrinterRecordFragment = {
  id: '0b5c0f5e-6a0e-4d5c-9d0e-1d4c2f9f7a11',
  version: 3,
  isActive: true,
  unitIds: null,
  syncState: 'synchronized',
  lastModifiedAt: '2026-11-21T08:15:00.000Z',
  lastModifiedByName: 'Marek Voss',
  name: 'Theke',
  group: 'bar',
  codePage: 'CP858',
  copies: 1,
  printWidth: 42,
  signals: 'none',
};

export type Input = SavePrinterMutationVariables['input'];
interface Answer {
  readonly faults?: readonly Fault[];
  readonly conflict?: PrinterRecordFragment;
}

interface Server {
  readonly printer?: PrinterRecordFragment | null;
  /** Asked each time: true once somebody else has deleted it. */
  readonly isDeleted?: () => boolean;
  /** What becomes of a save; it is stored unless told. */
  readonly save?: (input: Input) => Answer | undefined;
  readonly deletion?: object;
  readonly restored?: () => void;
  readonly history?: readonly object[];
  readonly branches?: readonly string[];
  /** The list that a deletion leads to. */
  readonly list?: ReactNode;
  /** In which all branches stand. */
  readonly group?: string;
}

/** Shows the page of a printer, at an address below the list of printers. */
export const openPrinter = (server: Server = {}, address = bar.id) => {
  let stored = server.printer === undefined ? bar : server.printer;
  const told = { id: bar.id, name: bar.name, outcome: 'removed', reason: null, uses: [], ...server.deletion };
  fakeGraphql([
    [
      PrinterDocument,
      ({ id }: { id: string }) => {
        if (server.isDeleted?.()) stored = null;
        return { printer: stored?.id === id ? { ...stored, syncedAt: '2026-11-21T08:20:00.000Z' } : null };
      },
    ],
    [PrinterNeighboursDocument, () => ({ printerNeighbours: { previousId: null, nextId: 'next-id' } })],
    [PrinterDeletionsDocument, () => ({ printerDeletions: [told] })],
    [
      DeletePrintersDocument,
      () => {
        stored = null;
        return { deletePrinters: { deletions: [told] } };
      },
    ],
    [
      RestorePrintersDocument,
      () => {
        stored = bar;
        server.restored?.();
        return { restorePrinters: { isSuccess: true } };
      },
    ],
    [
      SavePrinterDocument,
      ({ input }: { input: Input }) => {
        const { faults = [], conflict } = server.save?.(input) ?? {};
        const isSuccess = faults.length === 0 && conflict === undefined;
        if (isSuccess) stored = saved(stored, input);
        const record = isSuccess ? stored : (conflict ?? null);
        return {
          savePrinter: {
            isSuccess,
            record,
            faults: faults.map(({ parameters, ...fault }) => ({
              ...fault,
              parameters: parameters ? JSON.stringify(parameters) : null,
            })),
          },
        };
      },
    ],
    [
      RecordHistoryDocument,
      () => ({
        recordHistory: { nodes: server.history ?? [], pageInfo: { endCursor: null, hasNextPage: false } },
      }),
    ],
    [OrganizationUnitsDocument, () => ({ organizationUnits: unitsOf(server) })],
  ]);
  return renderScreen(
    <Routes>
      <Route path="/manage/data/printers/:printerId" element={<PageScreen screens={printerScreens} />} />
      <Route path="*" element={server.list ?? <p>list</p>} />
    </Routes>,
    `/manage/data/printers/${address}`,
  );
};

function saved(stored: PrinterRecordFragment | null, input: Input): PrinterRecordFragment {
  return {
    ...(stored ?? bar),
    ...input,
    id: input.id ?? 'new-id',
    version: (input.version ?? 0) + 1,
    syncState: 'needsSync',
    lastModifiedByName: 'Olga Lindner',
  } as PrinterRecordFragment;
}

function unitsOf({ branches = ['Mitte'], group }: Server) {
  return [
    ...(group ? [{ ...branch(group, null), id: 'group', type: 'group' }] : []),
    ...branches.map((name) => branch(name, group ? 'group' : null)),
  ];
}

function branch(name: string, parentId: string | null) {
  return {
    parentId,
    id: `unit-${name}`,
    name,
    type: 'branch',
    zone: 'Europe/Berlin',
    currency: 'EUR',
    isActive: true,
    deviceCount: 1,
  };
}
