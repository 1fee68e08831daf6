import { type ReactNode, useMemo } from 'react';
import { useGroupedBranches } from '../../kit/branches/index.ts';
import { type RecordEnvironment, RecordEnvironmentProvider } from '../../kit/record-form/index.ts';
import { deviceReferences } from './device-references.ts';
import { recordReferences } from './record-references.ts';

/** Surrounds the page of a record with what forms of master data need: branches, their currency, other records. */
export const MasterDataRecord = ({ children }: { readonly children: ReactNode }) => {
  const branches = useGroupedBranches();
  const environment = useMemo<RecordEnvironment>(
    () => ({
      branches,
      currency: branches[0]?.currency ?? 'EUR',
      references: recordReferences,
      devicesOf: deviceReferences,
    }),
    [branches],
  );
  return <RecordEnvironmentProvider value={environment}>{children}</RecordEnvironmentProvider>;
};
