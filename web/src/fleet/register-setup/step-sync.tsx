import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { TakeOverPanel } from '../../master-data/take-over/index.ts';
import { type DeviceSync, DeviceSyncProgress, deviceSyncQuery } from '../devices/index.ts';
import styles from './register-setup.module.css';
import { progressEvery, setupProgressQuery } from './register-setup.queries.ts';
import { setupTexts } from './register-setup-texts.ts';
import { SetupStage, type StageProps, type StageState } from './setup-stage.tsx';
import type { StepProps } from './setup-step.ts';
import { StepFrame } from './step-frame.tsx';

type Setup =
  | {
      readonly liveState: string;
      readonly lastPing: string | null;
      readonly linkedAt: string;
      readonly lastReceiptAt: string | null;
    }
  | undefined;

interface SyncStageProps {
  readonly sync: DeviceSync | null | undefined;
  readonly online: StageState;
}

/**
 * Waits for the first sync: the register comes online, then takes its master data. One that goes offline in the middle is
 * waited for; the dialog can be closed, and the list of registers leads back here.
 */
export const StepSync = ({ draft, go }: StepProps) => {
  const t = useTexts(setupTexts);
  const id = draft.deviceId ?? '';
  const { data: device } = useQuery(setupProgressQuery(id));
  const { data: sync } = useQuery({ ...deviceSyncQuery(id), refetchInterval: progressEvery });
  const online = useOnlineStage(device);
  const isOnline = device?.liveState === 'online';
  const isSynced = isComplete(sync) && sync?.state !== 'failed';
  const finish = useEffectEvent(() => go('success'));
  useEffect(() => {
    if (isSynced) finish();
  }, [isSynced]);
  return (
    <StepFrame
      question={device ? t.syncQuestion(device.name) : t.syncQuestionFirst}
      action={
        <Button variant="contained" disabled={!isComplete(sync)} onClick={() => go('success')}>
          {t.next}
        </Button>
      }
    >
      <ol className={styles.stages}>
        <SetupStage name={t.approved} state="done" />
        <SetupStage {...online} />
        <SyncStage sync={sync} online={online.state} />
        <SetupStage
          name={t.receipts}
          state={hasSent(device) ? 'done' : 'open'}
          hint={hasSent(device) ? undefined : t.receiptsHint}
        />
      </ol>
      <TakeOverPanel deviceId={id} />
      <p className={styles.hint} role="status">
        {online.state === 'paused' ? t.awayHint : isOnline ? t.closeHint : t.syncHint}
      </p>
    </StepFrame>
  );
};

function useOnlineStage(device: Setup): Omit<StageProps, 'children'> {
  const t = useTexts(setupTexts);
  if (device?.liveState === 'online') return { name: t.online, state: 'done' };
  // It was there before: it is away, not yet to come.
  const isAway = device !== undefined && device.lastPing !== null;
  return { name: t.online, state: isAway ? 'paused' : 'waiting', hint: isAway ? t.away : t.waitingOnline };
}

/** Nothing of the setup is to come: it has its copy, or wants none. */
function isComplete(sync: DeviceSync | null | undefined): boolean {
  return sync !== undefined && sync !== null && sync.state !== 'waiting' && sync.state !== 'running';
}

function SyncStage({ sync, online }: SyncStageProps) {
  const t = useTexts(setupTexts);
  const f = useFormats();
  const state = syncStateOf(sync, online);
  const failed = sync?.failed ?? 0;
  const hint = state === 'failed' ? t.someFailed(f.number(failed), failed === 1) : undefined;
  return (
    <SetupStage name={t.masterData} state={state} hint={hint}>
      {sync && sync.total > 0 && <DeviceSyncProgress sync={sync} />}
    </SetupStage>
  );
}

function syncStateOf(sync: DeviceSync | null | undefined, online: StageState): StageState {
  if (isComplete(sync)) return sync?.state === 'failed' ? 'failed' : 'done';
  if (online === 'done') return 'waiting';
  return online === 'paused' ? 'paused' : 'open';
}

/** Whether it has sent a receipt since it was linked; one that was linked before may have sent some back then. */
function hasSent(device: Setup): boolean {
  return device !== undefined && device.lastReceiptAt !== null && device.lastReceiptAt >= device.linkedAt;
}
