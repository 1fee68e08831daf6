import { useQuery } from '@tanstack/react-query';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { FactList, Panel } from '../../kit/page/index.ts';
import { Loaded, Skeleton } from '../../kit/states/index.ts';
import { ResyncButton } from '../../master-data/sync/index.ts';
import { DeviceSyncProgress } from './device-sync-progress.tsx';
import { type Device, type DeviceSync, deviceSyncQuery } from './devices.queries.ts';
import { deviceTexts } from './devices-texts.ts';

/** How far the register is with the master data of its branch (MDA-05), and a way to have it begin anew. */
export const DeviceSyncPanel = ({ device }: { readonly device: Device }) => {
  const t = useTexts(deviceTexts);
  const query = useQuery(deviceSyncQuery(device.id));
  return (
    <Panel title={t.sync} actions={<ResyncButton device={device} />}>
      <Loaded query={query} skeleton={<Skeleton height={96} />}>
        {(sync) => sync && <SyncFacts device={device} sync={sync} />}
      </Loaded>
    </Panel>
  );
};

function SyncFacts({ device, sync }: { readonly device: Device; readonly sync: DeviceSync }) {
  const t = useTexts(deviceTexts);
  const f = useFormats();
  const stateWords = useStateWords();
  const isCopying = sync.state === 'running' || sync.state === 'waiting';
  // Its master data is its own: there is no progress to show.
  if (sync.state === 'pushOnly') return <FactList facts={[{ name: t.state, value: stateWords(sync) }]} />;
  return (
    <>
      <FactList
        facts={[
          { name: t.state, value: stateWords(sync) },
          { name: t.open, value: isCopying ? null : f.number(sync.open) },
          { name: t.failed, value: sync.failed > 0 ? f.number(sync.failed) : null },
          {
            name: t.syncedAt,
            value: sync.syncedAt === null ? t.never : f.dateTime(sync.syncedAt, device.zone),
          },
        ]}
      />
      {isCopying && <DeviceSyncProgress sync={sync} />}
    </>
  );
}

function useStateWords() {
  const t = useTexts(deviceTexts);
  const words: Readonly<Record<string, string>> = {
    waiting: t.syncWaiting,
    pushOnly: t.syncPushOnly,
    running: t.syncRunning,
    behind: t.syncBehind,
    failed: t.syncFailed,
    done: t.syncDone,
  };
  return ({ state }: DeviceSync): string => words[state] ?? state;
}
