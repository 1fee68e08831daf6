import ArrowBack from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { useAddress } from '../../kit/address/index.ts';
import { failureCode } from '../../kit/graphql/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { PageHeader } from '../../kit/page/index.ts';
import { EmptyState, Loaded, Skeleton } from '../../kit/states/index.ts';
import { ResyncButton } from '../../master-data/sync/index.ts';
import { TakeOverPanel } from '../../master-data/take-over/index.ts';
import { usePing } from './device-commands.ts';
import { DeviceFacts, DeviceSettings } from './device-facts.tsx';
import { DeviceState } from './device-state.tsx';
import styles from './devices.module.css';
import { type Device, deviceQuery } from './devices.queries.ts';
import { deviceTexts } from './devices-texts.ts';
import { SystemInformation } from './system-information.tsx';
import { UnlinkDialog } from './unlink-dialog.tsx';

const BackToList = () => {
  const t = useTexts(deviceTexts);
  return (
    <Button component={Link} to="/setting/devices" startIcon={<ArrowBack className="points" />}>
      {t.back}
    </Button>
  );
};

const Actions = ({ device }: { readonly device: Device }) => {
  const t = useTexts(deviceTexts);
  const ping = usePing();
  const { change } = useAddress();
  if (device.unlinkedAt !== null) return null;
  return (
    <>
      <Button
        variant="outlined"
        disabled={device.liveState !== 'online'}
        loading={ping.isPending}
        onClick={() => ping.mutate(device)}
      >
        {t.ping}
      </Button>
      <ResyncButton device={device} />
      <Button color="error" onClick={() => change({ unlink: device.id })}>
        {t.unlink}
      </Button>
    </>
  );
};

/** /setting/device/:deviceId: one register, and what it says of itself. */
export const DevicePage = () => {
  const t = useTexts(deviceTexts);
  const { deviceId = '' } = useParams();
  const query = useQuery(deviceQuery(deviceId));
  const device = query.data;
  if (query.error && failureCode(query.error) === 'NOT_FOUND')
    return (
      <EmptyState isPage title={t.notFoundTitle} text={t.notFoundText}>
        <BackToList />
      </EmptyState>
    );
  return (
    <>
      <PageHeader title={device?.name ?? t.title} subtitle={device ? <DeviceState device={device} /> : ' '}>
        <BackToList />
        {device && <Actions device={device} />}
      </PageHeader>
      <Loaded query={query} skeleton={<Skeleton height={420} />}>
        {(loaded) => (
          <div className={styles.stack}>
            {loaded.unlinkedAt === null && <TakeOverPanel deviceId={loaded.id} />}
            <div className={styles.columns}>
              <DeviceFacts device={loaded} />
              <div className={styles.stack}>
                {loaded.unlinkedAt === null && <DeviceSettings device={loaded} />}
                <SystemInformation device={loaded} />
              </div>
              <UnlinkDialog devices={[loaded]} />
            </div>
          </div>
        )}
      </Loaded>
    </>
  );
};
