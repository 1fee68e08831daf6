import { securityDeviceList } from '@tresen/domain/fiscal/security-devices';
import type { EntityWords } from '@tresen/domain/kit/entities';
import { useMemo } from 'react';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { type Columns, useColumns } from '../../kit/list/index.ts';
import { type ColumnChoice, RecordLink, useFieldColumns } from '../../kit/record-list/index.ts';
import { DeviceCauses, DeviceHealth } from './device-state.tsx';
import type { SecurityDeviceRow } from './security-devices.queries.ts';
import { securityDeviceTexts } from './security-devices-texts.ts';
import { ShortSerial } from './serial.tsx';

/** The columns of the list. @param query the list's own, which goes along to a device's page */
export const useSecurityDeviceColumns = (words: EntityWords, query: string): Columns<SecurityDeviceRow> => {
  const columns = useChoices(query);
  const fields = useFieldColumns({ entity: securityDeviceList, words, currency: 'EUR', columns, pathOf });
  return useColumns('securityDevices', fields);
};

function useChoices(query: string): readonly ColumnChoice<SecurityDeviceRow>[] {
  const t = useTexts(securityDeviceTexts);
  const f = useFormats();
  return useMemo(
    () => [
      {
        field: 'registerName',
        role: 'title',
        cell: (device) => (
          <RecordLink to={`${pathOf(device)}${query && `?${query}`}`}>
            <bdi>{t.registerAndOthers(device.registerName, device.otherRegisters)}</bdi>
          </RecordLink>
        ),
      },
      { field: 'health', isNamed: false, cell: ({ health }) => <DeviceHealth health={health} /> },
      { field: 'causes', isNamed: false, cell: ({ causes }) => <DeviceCauses causes={causes} /> },
      'unitName',
      { field: 'serial', cell: ({ serial }) => <ShortSerial serial={serial} /> },
      {
        field: 'certificateExpiresAt',
        cell: ({ certificateExpiresAt }) =>
          certificateExpiresAt === null ? t.unknown : f.day(certificateExpiresAt.slice(0, 10)),
      },
      {
        field: 'remainingSignatures',
        isTableOnly: true,
        cell: ({ usedSignatures, mostSignatures }) =>
          usedSignatures === null || mostSignatures === null
            ? t.unknown
            : f.number(mostSignatures - usedSignatures),
      },
      {
        field: 'lastReportAt',
        isTableOnly: true,
        cell: ({ lastReportAt, zone }) => f.dateTime(lastReportAt, zone),
      },
      { field: 'operatingState', isExtra: true, isTableOnly: true },
      { field: 'validationState', isExtra: true, isTableOnly: true },
      { field: 'kind', isExtra: true, isTableOnly: true },
      { field: 'provider', isExtra: true, isTableOnly: true },
      { field: 'formFactor', isExtra: true, isTableOnly: true },
      { field: 'bsiId', isExtra: true, isTableOnly: true },
      { field: 'firmware', isExtra: true, isTableOnly: true },
    ],
    [t, f, query],
  );
}

function pathOf({ id }: SecurityDeviceRow): string {
  return `/manage/data/securityDevices/${id}`;
}
