import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { deviceList } from '@tresen/domain/fleet/devices';
import { Suspense } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { failureCode } from '../../kit/graphql/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { ArrowBackIcon } from '../../kit/icons/arrow-back.tsx';
import { PageHeader } from '../../kit/page/index.ts';
import { NeighbourLinks, readFilter, readSort, useWithListQuery } from '../../kit/record-list/index.ts';
import { EmptyState, Loaded, Skeleton } from '../../kit/states/index.ts';
import { TakeOverPanel } from '../../master-data/take-over/index.ts';
import { RegisterCounters } from '../../sales/counters/index.ts';
import { DeviceLicences } from '../licences/index.ts';
import { DeviceActions } from './device-actions.tsx';
import { DeviceFacts } from './device-facts.tsx';
import { DeviceNotes } from './device-notes.tsx';
import { DeviceSettings } from './device-settings.tsx';
import { DeviceState } from './device-state.tsx';
import { DeviceSyncPanel } from './device-sync-panel.tsx';
import styles from './devices.module.css';
import { type Device, deviceQuery, neighboursQuery } from './devices.queries.ts';
import { deviceTexts } from './devices-texts.ts';
import { MoveDialog } from './move-dialog.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import { SystemInformation } from './system-information.tsx';
import { UnlinkDialog } from './unlink-dialog.tsx';

/** /setting/device/:deviceId: one register, what it says of itself, and what can be done with it. */
export const DevicePage = () => {
  const t = useTexts(deviceTexts);
  const { deviceId = '' } = useParams();
  const query = useQuery(deviceQuery(deviceId));
  const device = query.data;
  if (query.error && failureCode(query.error) === 'NOT_FOUND')
    return (
      <EmptyState isPage title={t.notFoundTitle} text={t.notFoundText}>
        <Button component={Link} to="/setting/devices" variant="outlined">
          {t.back}
        </Button>
      </EmptyState>
    );
  return (
    <>
      <PageHeader title={device?.name ?? t.title} subtitle={<Subtitle device={device} />}>
        <Neighbours id={deviceId} />
        {device && <DeviceActions device={device} />}
      </PageHeader>
      <Loaded query={query} skeleton={<Skeleton height={420} />}>
        {(loaded) => <Panels device={loaded} />}
      </Loaded>
    </>
  );
};

function Subtitle({ device }: { readonly device: Device | undefined }) {
  return (
    <span className={styles.subtitle}>
      <BackToList />
      {device && <DeviceState device={device} />}
    </span>
  );
}

function BackToList() {
  const t = useTexts(deviceTexts);
  const withQuery = useWithListQuery();
  return (
    <Link to={withQuery('/setting/devices')} className={styles.back} aria-label={t.back}>
      <ArrowBackIcon className="points" fontSize="small" />
      {t.title}
    </Link>
  );
}

function Neighbours({ id }: { readonly id: string }) {
  const t = useTexts(deviceTexts);
  const [params] = useSearchParams();
  const { fields } = deviceList;
  const { data } = useQuery(neighboursQuery(id, readFilter(fields, params), readSort(fields, params)));
  return (
    <NeighbourLinks
      ids={data}
      pathOf={(other) => `/setting/device/${other}`}
      previous={t.previous}
      next={t.next}
    />
  );
}

function Panels({ device }: { readonly device: Device }) {
  const isLinked = device.unlinkedAt === null;
  return (
    <div className={styles.stack}>
      <DeviceNotes device={device} />
      {isLinked && <TakeOverPanel deviceId={device.id} />}
      <div className={styles.columns}>
        <DeviceFacts device={device} />
        <div className={styles.stack}>
          {isLinked && <DeviceSyncPanel device={device} />}
          <Suspense fallback={<Skeleton height={120} />}>
            <DeviceLicences deviceId={device.id} />
          </Suspense>
          {isLinked && <DeviceSettings device={device} />}
          <SystemInformation key={device.id} device={device} />
        </div>
      </div>
      <Suspense fallback={<Skeleton height={180} />}>
        <RegisterCounters deviceId={device.id} zone={device.zone} />
      </Suspense>
      <UnlinkDialog devices={[device]} />
      <MoveDialog device={device} />
      <RenameDialog device={device} />
    </div>
  );
}
