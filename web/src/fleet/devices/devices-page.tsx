import Add from '@mui/icons-material/Add';
import PointOfSale from '@mui/icons-material/PointOfSale';
import Button from '@mui/material/Button';
import { deviceList, deviceListWords } from '@tresen/domain/fleet/devices';
import { useEffect } from 'react';
import { ViewsMenu } from '../../account/saved-views/index.ts';
import { useAddress } from '../../kit/address/index.ts';
import { ExportButton } from '../../kit/exports/index.ts';
import { useTexts, useWords } from '../../kit/i18n/index.ts';
import { type Columns, ColumnsButton, placeNames, readColumnChoices } from '../../kit/list/index.ts';
import { PageHeader } from '../../kit/page/index.ts';
import {
  RecordCount,
  RecordFilters,
  type RecordList,
  RecordRows,
  useListOffer,
  useRecordList,
} from '../../kit/record-list/index.ts';
import { EmptyState } from '../../kit/states/index.ts';
import { BranchFilter } from '../../organization/units/index.ts';
import { useDeviceColumns } from './device-columns.tsx';
import { type DeviceRow, deviceListQuery } from './devices.queries.ts';
import { deviceTexts } from './devices-texts.ts';
import { UnlinkDialog } from './unlink-dialog.tsx';

const ConnectButton = () => {
  const t = useTexts(deviceTexts);
  const { change } = useAddress();
  return (
    <Button variant="contained" startIcon={<Add />} onClick={() => change({ setup: 'register' })}>
      {t.connect}
    </Button>
  );
};

/** The address that a register shows (verification_uri_complete, RFC 8628) brings its code along. */
const useCodeFromRegister = () => {
  const { params, change } = useAddress();
  const code = params.get('userCode');
  useEffect(() => {
    if (code !== null) change({ userCode: null, setup: 'register', code }, { replace: true });
  }, [code, change]);
};

/** Links of before this list had an address of its own say `search`. */
const useOldSearch = () => {
  const { params, change } = useAddress();
  const search = params.get('search');
  useEffect(() => {
    if (search !== null) change({ search: null, q: search }, { replace: true });
  }, [search, change]);
};

interface ToolsProps {
  readonly list: RecordList<DeviceRow>;
  readonly columns: Columns<DeviceRow>;
}

const exported = [{ source: 'devices' }];

const Tools = ({ list, columns }: ToolsProps) => {
  const offer = useListOffer(list, exported);
  return (
    <>
      <ViewsMenu
        list={list.name}
        query={list.viewQuery}
        columns={JSON.stringify(columns.choices)}
        onColumns={(text) => columns.arrange(readColumnChoices(text))}
      />
      <ColumnsButton columns={columns} order={list.order} />
      <ExportButton offer={offer} />
    </>
  );
};

const nameOf = ({ name }: DeviceRow): string => name;
const noSources = {};
const noDevices: readonly DeviceRow[] = [];

/** /setting/devices: the registers of the tenant, with their live state (REG-15, REG-16). */
export const DevicesPage = () => {
  const t = useTexts(deviceTexts);
  const words = useWords(deviceListWords);
  useCodeFromRegister();
  useOldSearch();
  const list = useRecordList<DeviceRow>({
    name: 'devices',
    entity: deviceList,
    words,
    query: deviceListQuery,
  });
  const columns = useDeviceColumns(words, list.viewQuery);
  const isEmpty = list.query.data?.totalCount === 0 && !list.isFiltered;
  return (
    <>
      <PageHeader
        title={t.title}
        subtitle={
          <span role="status">
            <RecordCount list={list} />
          </span>
        }
      >
        {list.query.data && !isEmpty && <ConnectButton />}
      </PageHeader>
      {!isEmpty && (
        <RecordFilters
          list={list}
          currency="EUR"
          sources={noSources}
          tools={<Tools list={list} columns={columns} />}
        >
          <BranchFilter resets={placeNames} />
        </RecordFilters>
      )}
      <RecordRows
        list={list}
        columns={columns}
        nameOf={nameOf}
        empty={
          <EmptyState icon={<PointOfSale />} title={t.emptyTitle} text={t.emptyText}>
            <ConnectButton />
          </EmptyState>
        }
      />
      <UnlinkDialog devices={list.query.data?.nodes ?? noDevices} />
    </>
  );
};
