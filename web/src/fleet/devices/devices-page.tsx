import Button from '@mui/material/Button';
import { deviceList, deviceListWords } from '@tresen/domain/fleet/devices';
import { useEffect } from 'react';
import { ListPage } from '../../account/list-page/index.ts';
import { useAddress } from '../../kit/address/index.ts';
import { useTexts, useWords } from '../../kit/i18n/index.ts';
import { AddIcon } from '../../kit/icons/add.tsx';
import { PointOfSaleIcon } from '../../kit/icons/point-of-sale.tsx';
import { placeNames } from '../../kit/list/index.ts';
import { LinkedList, linkReader, useRecordList } from '../../kit/record-list/index.ts';
import { EmptyState } from '../../kit/states/index.ts';
import { BranchFilter } from '../../organization/units/index.ts';
import { useDeviceColumns } from './device-columns.tsx';
import { type DeviceRow, deviceListQuery } from './devices.queries.ts';
import { deviceTexts } from './devices-texts.ts';
import { UnlinkDialog } from './unlink-dialog.tsx';

/** Links of before this list had an address of its own say `search`. */
const withListFilters = linkReader(deviceList.fields, { search: 'q' });

const exported = [{ source: 'devices' }];
const noDevices: readonly DeviceRow[] = [];

/** /setting/devices: the registers of the tenant, with their live state (REG-15, REG-16). */
export const DevicesPage = () => (
  <LinkedList read={withListFilters}>
    <DeviceRecords />
  </LinkedList>
);

function DeviceRecords() {
  const t = useTexts(deviceTexts);
  const words = useWords(deviceListWords);
  useCodeFromRegister();
  const list = useRecordList<DeviceRow>({
    name: 'devices',
    entity: deviceList,
    words,
    query: deviceListQuery,
  });
  const columns = useDeviceColumns(words, list.viewQuery);
  return (
    <>
      <ListPage
        title={t.title}
        list={list}
        columns={columns}
        nameOf={nameOf}
        head={list.query.data && !list.isEmpty && <ConnectButton />}
        filters={<BranchFilter resets={placeNames} />}
        exported={exported}
        empty={
          <EmptyState icon={<PointOfSaleIcon />} title={t.emptyTitle} text={t.emptyText}>
            <ConnectButton />
          </EmptyState>
        }
      />
      <UnlinkDialog devices={list.query.data?.nodes ?? noDevices} />
    </>
  );
}

/** The address that a register shows (verification_uri_complete, RFC 8628) brings its code along. */
function useCodeFromRegister() {
  const { params, change } = useAddress();
  const code = params.get('userCode');
  useEffect(() => {
    if (code !== null) change({ userCode: null, setup: 'register', code }, { replace: true });
  }, [code, change]);
}

function nameOf({ name }: DeviceRow): string {
  return name;
}

function ConnectButton() {
  const t = useTexts(deviceTexts);
  const { change } = useAddress();
  return (
    <Button variant="contained" startIcon={<AddIcon />} onClick={() => change({ setup: 'register' })}>
      {t.connect}
    </Button>
  );
}
