import Button from '@mui/material/Button';
import { deviceList } from '@tresen/domain/fleet/devices';
import type { EntityWords } from '@tresen/domain/kit/entities';
import { useMemo } from 'react';
import { useAddress } from '../../kit/address/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { type Columns, useColumns } from '../../kit/list/index.ts';
import { type ColumnChoice, useFieldColumns } from '../../kit/record-list/index.ts';
import { DeviceRowActions } from './device-row-actions.tsx';
import { DeviceName, DeviceState, DeviceVersion } from './device-state.tsx';
import styles from './devices.module.css';
import type { DeviceRow } from './devices.queries.ts';
import { deviceTexts } from './devices-texts.ts';

/** The columns of the list. @param query the list's own, which goes along to a register's page */
export const useDeviceColumns = (words: EntityWords, query: string): Columns<DeviceRow> => {
  const columns = useChoices(query);
  const fields = useFieldColumns({ entity: deviceList, words, currency: 'EUR', columns, pathOf });
  return useColumns('devices', fields);
};

function useChoices(query: string): readonly ColumnChoice<DeviceRow>[] {
  const t = useTexts(deviceTexts);
  const f = useFormats();
  return useMemo(() => {
    const timeOf = (time: string | null, zone: string) => (
      <span className={styles.time}>{time === null ? t.never : f.dateTime(time, zone)}</span>
    );
    return [
      {
        key: 'name',
        name: t.name,
        role: 'title',
        sort: 'name',
        cell: (device) => <DeviceName device={device} query={query} />,
      },
      {
        key: 'liveState',
        name: t.state,
        cell: (device) => (
          <>
            <DeviceState device={device} />
            {needsSetup(device) && <ContinueSetup device={device} />}
          </>
        ),
      },
      'unitName',
      { field: 'lastPing', isTableOnly: true, cell: ({ lastPing, zone }) => timeOf(lastPing, zone) },
      {
        field: 'lastReceiptAt',
        isTableOnly: true,
        cell: ({ lastReceiptAt, zone }) => timeOf(lastReceiptAt, zone),
      },
      { field: 'posVersion', cell: (device) => <DeviceVersion device={device} /> },
      { field: 'deviceType', isExtra: true, isTableOnly: true },
      { field: 'businessType', isExtra: true, isTableOnly: true },
      { field: 'hardwareSerial', isExtra: true, isTableOnly: true },
      {
        key: 'actions',
        name: t.actions,
        role: 'actions',
        cell: (device) => <DeviceRowActions device={device} />,
      },
    ];
  }, [t, f, query]);
}

/** A register that only pushes is set up: it keeps master data of its own. */
function needsSetup({ status, hasMasterData, onlyPushes }: DeviceRow): boolean {
  return status === 1 && !hasMasterData && !onlyPushes;
}

/** A register that never had its master data: its setup goes on where it was left. */
function ContinueSetup({ device }: { readonly device: DeviceRow }) {
  const t = useTexts(deviceTexts);
  const { change } = useAddress();
  return (
    <Button size="small" onClick={() => change({ setup: 'register', device: device.id, step: 'sync' })}>
      {t.continueSetup}
    </Button>
  );
}

function pathOf({ id }: DeviceRow): string {
  return `/setting/device/${id}`;
}
