import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { securityDeviceList } from '@tresen/domain/fiscal/security-devices';
import { Suspense } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { failureCode } from '../../kit/graphql/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { ArrowBackIcon } from '../../kit/icons/arrow-back.tsx';
import { PageHeader } from '../../kit/page/index.ts';
import { NeighbourLinks, readFilter, readSort, useWithListQuery } from '../../kit/record-list/index.ts';
import { useMayUse } from '../../kit/session/index.ts';
import { EmptyState, Loaded, Skeleton } from '../../kit/states/index.ts';
import { DeviceArchivesPanel } from '../archives/index.ts';
import { ArchivesPanel } from './archives-panel.tsx';
import { CapacityPanel } from './capacity-panel.tsx';
import { CertificatePanel } from './certificate-panel.tsx';
import { ClientsPanel } from './clients-panel.tsx';
import { DeviceActionsPanel } from './device-actions-panel.tsx';
import { DeviceNotes } from './device-notes.tsx';
import { DeviceHealth } from './device-state.tsx';
import { HistoryPanel } from './history-panel.tsx';
import { PinsPanel } from './pins-panel.tsx';
import styles from './security-devices.module.css';
import { neighboursQuery, type SecurityDevice, securityDeviceQuery } from './security-devices.queries.ts';
import { securityDeviceTexts } from './security-devices-texts.ts';
import { ShortSerial } from './serial.tsx';
import { StatePanel } from './state-panel.tsx';

/** /manage/data/securityDevices/:securityDeviceId: one security device (FIS-03 to FIS-06). */
export const SecurityDevicePage = () => {
  const t = useTexts(securityDeviceTexts);
  const { securityDeviceId = '' } = useParams();
  const query = useQuery(securityDeviceQuery(securityDeviceId));
  const device = query.data;
  if (query.error && failureCode(query.error) === 'NOT_FOUND') return <NotFound />;
  return (
    <>
      <PageHeader title={device?.registerName ?? t.title} subtitle={<Subtitle device={device} />}>
        <Neighbours id={securityDeviceId} />
      </PageHeader>
      <Loaded query={query} skeleton={<Skeleton height={420} />}>
        {(loaded) => <Panels device={loaded} now={query.dataUpdatedAt} />}
      </Loaded>
    </>
  );
};

function NotFound() {
  const t = useTexts(securityDeviceTexts);
  return (
    <EmptyState isPage title={t.notFoundTitle} text={t.notFoundText}>
      <Button component={Link} to="/manage/data/securityDevices" variant="outlined">
        {t.back}
      </Button>
    </EmptyState>
  );
}

function Subtitle({ device }: { readonly device: SecurityDevice | undefined }) {
  const t = useTexts(securityDeviceTexts);
  const withQuery = useWithListQuery();
  return (
    <span className={styles.subtitle}>
      <Link to={withQuery('/manage/data/securityDevices')} className={styles.back} aria-label={t.back}>
        <ArrowBackIcon className="points" fontSize="small" />
        {t.title}
      </Link>
      {device && <ShortSerial serial={device.serial} />}
      {device && <DeviceHealth health={device.health} />}
    </span>
  );
}

function Neighbours({ id }: { readonly id: string }) {
  const t = useTexts(securityDeviceTexts);
  const [params] = useSearchParams();
  const { fields } = securityDeviceList;
  const { data } = useQuery(neighboursQuery(id, readFilter(fields, params), readSort(fields, params)));
  return (
    <NeighbourLinks
      ids={data}
      pathOf={(other) => `/manage/data/securityDevices/${other}`}
      previous={t.previous}
      next={t.next}
    />
  );
}

function Panels({ device, now }: { readonly device: SecurityDevice; readonly now: number }) {
  const seesPins = useMayUse('Mutation.showSecurityDevicePins');
  return (
    <div className={styles.stack}>
      <DeviceNotes device={device} />
      <div className={styles.columns}>
        <div className={styles.stack}>
          <StatePanel device={device} />
          <DeviceActionsPanel key={`actions ${device.id}`} device={device} />
          <ClientsPanel device={device} />
          {seesPins && <PinsPanel key={device.id} device={device} />}
        </div>
        <div className={styles.stack}>
          <CapacityPanel device={device} />
          <CertificatePanel device={device} now={now} />
          <ArchivesPanel device={device} />
        </div>
      </div>
      {device.kind === 'tse' && (
        <Suspense fallback={<Skeleton height={120} />}>
          <DeviceArchivesPanel securityDeviceId={device.id} serial={device.serial} />
        </Suspense>
      )}
      <HistoryPanel device={device} />
    </div>
  );
}
