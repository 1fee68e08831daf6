import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import { Link } from 'react-router';
import { useAddress } from '../../kit/address/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { MoreMenu } from '../../kit/list/index.ts';
import { useMayOpen } from '../../kit/session/index.ts';
import { usePing, useStartSync } from './device-commands.ts';
import type { Device } from './devices.queries.ts';
import { deviceTexts } from './devices-texts.ts';

interface ActionsProps {
  readonly device: Device;
}

/** Asks the register for something now, or changes what it is to the cloud. */
export const DeviceActions = ({ device }: ActionsProps) => {
  const t = useTexts(deviceTexts);
  const ping = usePing();
  const sync = useStartSync();
  const isOnline = device.liveState === 'online';
  return (
    <>
      {device.unlinkedAt === null && (
        <>
          <Button
            variant="outlined"
            disabled={!isOnline}
            loading={ping.isPending}
            onClick={() => ping.mutate(device)}
          >
            {t.ping}
          </Button>
          <Button
            variant="outlined"
            disabled={!isOnline}
            loading={sync.isPending}
            onClick={() => sync.mutate(device)}
          >
            {t.startSync}
          </Button>
        </>
      )}
      <More device={device} />
    </>
  );
};

function More({ device: { id, unlinkedAt } }: ActionsProps) {
  const t = useTexts(deviceTexts);
  const { change } = useAddress();
  const maySeeLog = useMayOpen('/setting/auditLog');
  const open = (close: () => void, param: string) => () => {
    close();
    change({ [param]: id });
  };
  const isLinked = unlinkedAt === null;
  return (
    <MoreMenu>
      {(close) => [
        isLinked && (
          <MenuItem key="rename" onClick={open(close, 'rename')}>
            {t.rename}
          </MenuItem>
        ),
        isLinked && (
          <MenuItem key="move" onClick={open(close, 'move')}>
            {t.move}
          </MenuItem>
        ),
        maySeeLog && (
          <MenuItem key="history" component={Link} to={historyPath(id)} onClick={close}>
            {t.history}
          </MenuItem>
        ),
        isLinked && (
          <MenuItem key="unlink" onClick={open(close, 'unlink')}>
            {t.unlink}
          </MenuItem>
        ),
      ]}
    </MoreMenu>
  );
}

/** Where the audit log tells of the register. */
function historyPath(id: string): string {
  return `/setting/auditLog?entity=device&record=${id}`;
}
