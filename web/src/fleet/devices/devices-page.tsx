import Add from '@mui/icons-material/Add';
import LinkOff from '@mui/icons-material/LinkOff';
import PointOfSale from '@mui/icons-material/PointOfSale';
import Sensors from '@mui/icons-material/Sensors';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { useAddress } from '../../kit/address/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { FilterBar, ListTable, RowsSkeleton, SearchBox } from '../../kit/list/index.ts';
import { PageHeader } from '../../kit/page/index.ts';
import { hasWords, searchedWords } from '../../kit/search/index.ts';
import { EmptyState, Loaded } from '../../kit/states/index.ts';
import { usePing } from './device-commands.ts';
import { DeviceState, DeviceVersion } from './device-state.tsx';
import styles from './devices.module.css';
import { type Device, devicesQuery } from './devices.queries.ts';
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

const DeviceActions = ({ device }: { readonly device: Device }) => {
  const t = useTexts(deviceTexts);
  const ping = usePing();
  const { change } = useAddress();
  if (device.unlinkedAt !== null) return null;
  return (
    <span>
      <IconButton
        aria-label={t.pingOf(device.name)}
        title={t.ping}
        loading={ping.isPending}
        disabled={device.liveState !== 'online'}
        onClick={() => ping.mutate(device)}
      >
        <Sensors />
      </IconButton>
      <IconButton
        aria-label={t.unlinkOf(device.name)}
        title={t.unlink}
        onClick={() => change({ unlink: device.id })}
      >
        <LinkOff />
      </IconButton>
    </span>
  );
};

const DeviceTable = ({ devices }: { readonly devices: readonly Device[] }) => {
  const t = useTexts(deviceTexts);
  const f = useFormats();
  return (
    <ListTable
      label={t.title}
      rows={devices}
      columns={[
        {
          key: 'name',
          name: t.name,
          role: 'title',
          cell: ({ id, name, isDefault }) => (
            <>
              <Link to={`/setting/device/${id}`}>{name}</Link>
              {isDefault && <span className={styles.mark}>{t.isDefault}</span>}
            </>
          ),
        },
        { key: 'state', name: t.state, cell: (device) => <DeviceState device={device} /> },
        { key: 'branch', name: t.branch, cell: ({ unitName }) => unitName },
        {
          key: 'ping',
          name: t.lastPing,
          role: 'wide',
          cell: ({ lastPing, zone }) => (lastPing === null ? t.never : f.dateTime(lastPing, zone)),
        },
        {
          key: 'receipt',
          name: t.lastReceipt,
          role: 'wide',
          cell: ({ lastReceiptAt, zone }) =>
            lastReceiptAt === null ? t.never : f.dateTime(lastReceiptAt, zone),
        },
        { key: 'version', name: t.version, cell: (device) => <DeviceVersion device={device} /> },
        {
          key: 'actions',
          name: t.actions,
          role: 'actions',
          cell: (device) => <DeviceActions device={device} />,
        },
      ]}
    />
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

/** From so many registers on a search is of help. */
const searchFrom = 6;

/** The registers with every word of the search in name, serial or branch, as the search box finds them. */
const matching = (devices: readonly Device[], search: string): readonly Device[] => {
  const words = searchedWords(search);
  return devices.filter(({ name, hardwareSerial, unitName }) =>
    hasWords(`${name} ${hardwareSerial} ${unitName}`, words),
  );
};

const DeviceList = ({ devices }: { readonly devices: readonly Device[] }) => {
  const t = useTexts(deviceTexts);
  const { params, change } = useAddress();
  const search = params.get('search') ?? '';
  const found = matching(devices, search);
  return (
    <>
      {(devices.length >= searchFrom || search !== '') && (
        <FilterBar label={t.filter}>
          <SearchBox label={t.search} param="search" />
        </FilterBar>
      )}
      {found.length > 0 ? (
        <DeviceTable devices={found} />
      ) : (
        <EmptyState icon={<PointOfSale />} title={t.noMatchTitle} text={t.noMatchText}>
          <Button variant="outlined" onClick={() => change({ search: null })}>
            {t.resetSearch}
          </Button>
        </EmptyState>
      )}
      <UnlinkDialog devices={devices} />
    </>
  );
};

/** /setting/devices: the registers of the tenant, with their live state (REG-15, REG-16). */
export const DevicesPage = () => {
  const t = useTexts(deviceTexts);
  useCodeFromRegister();
  const query = useQuery(devicesQuery);
  const hasDevices = (query.data?.length ?? 0) > 0;
  return (
    <>
      <PageHeader title={t.title}>{hasDevices && <ConnectButton />}</PageHeader>
      <Loaded query={query} skeleton={<RowsSkeleton rows={4} />}>
        {(devices) =>
          devices.length === 0 ? (
            <EmptyState icon={<PointOfSale />} title={t.emptyTitle} text={t.emptyText}>
              <ConnectButton />
            </EmptyState>
          ) : (
            <DeviceList devices={devices} />
          )
        }
      </Loaded>
    </>
  );
};
