import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { type DeviceAction, deviceActionStates, deviceActions } from '@tresen/domain/fiscal/security-devices';
import { useState } from 'react';
import { Link } from 'react-router';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { Panel } from '../../kit/page/index.ts';
import { useMayUse } from '../../kit/session/index.ts';
import { Loaded, Skeleton } from '../../kit/states/index.ts';
import { type ClientAction, ClientDialog } from './client-dialog.tsx';
import { type ActionRow, actionsQuery } from './device-actions.queries.ts';
import { actionStateTexts, actionTexts } from './device-actions-texts.ts';
import styles from './security-devices.module.css';
import type { SecurityDevice } from './security-devices.queries.ts';
import { useToldRun } from './use-told-run.ts';

interface PanelProps {
  readonly device: SecurityDevice;
}

/** What its register does with a device when asked, and what came of it. */
export const DeviceActionsPanel = ({ device }: PanelProps) => {
  const t = useTexts(actionTexts);
  const mayRun = useMayUse('Mutation.runSecurityDeviceAction');
  const query = useQuery(actionsQuery(device.id));
  const isBusy = query.data?.[0]?.state === 'waiting';
  const isInUse = !device.isRetired && !device.isReplaced;
  return (
    <Panel title={t.actions}>
      <p className={styles.muted}>{device.actions.length === 0 ? t.tooOld : t.actionsText}</p>
      {mayRun && isInUse && <Buttons device={device} isBusy={isBusy} />}
      <Loaded query={query} skeleton={<Skeleton height={60} />}>
        {(actions) => <Actions actions={actions} device={device} />}
      </Loaded>
    </Panel>
  );
};

function Buttons({ device, isBusy }: PanelProps & { readonly isBusy: boolean }) {
  const t = useTexts(actionTexts);
  const { start, isPending } = useToldRun();
  const [asked, setAsked] = useState<ClientAction>();
  const offered = deviceActions.filter((action) => device.actions.includes(action));
  const press = (action: DeviceAction) => {
    if (action === 'registerClient' || action === 'deregisterClient') setAsked(action);
    else start([device.id], action);
  };
  return (
    <div className={styles.actions}>
      {offered.map((action) => (
        <Button key={action} variant="outlined" disabled={isBusy || isPending} onClick={() => press(action)}>
          {t[action]}
        </Button>
      ))}
      {asked && (
        <ClientDialog
          action={asked}
          device={device}
          onRun={(clientId) => {
            setAsked(undefined);
            start([device.id], asked, clientId);
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  );
}

function Actions({ actions, device }: PanelProps & { readonly actions: readonly ActionRow[] }) {
  const t = useTexts(actionTexts);
  if (actions.length === 0) return <p className={styles.muted}>{t.none}</p>;
  return (
    <ul className={`${styles.rows} ${styles.past}`}>
      {actions.map((action) => (
        <Action key={action.id} action={action} device={device} />
      ))}
    </ul>
  );
}

function Action({ action, device: { id, zone } }: PanelProps & { readonly action: ActionRow }) {
  const t = useTexts(actionTexts);
  const states = useTexts(actionStateTexts);
  const f = useFormats();
  const known = deviceActions.find((one) => one === action.action);
  const state = deviceActionStates.find((one) => one === action.state) ?? 'unanswered';
  return (
    <li>
      <span role="status">{t.lastAnswer(known ? t[known] : action.action, states[state])}</span>
      <span>{f.dateTime(action.askedAt, zone)}</span>
      <span>{t.by(action.askedByName)}</span>
      {action.clientId !== null && <span>{action.clientId}</span>}
      {state === 'failed' && action.message !== null && <span>{action.message}</span>}
      {action.archiveId !== null && (
        <Link to={`/manage/data/securityDevices/${id}/archives/${action.archiveId}`}>{t.toArchive}</Link>
      )}
    </li>
  );
}
