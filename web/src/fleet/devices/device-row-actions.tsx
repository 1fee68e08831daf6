import IconButton from '@mui/material/IconButton';
import { useAddress } from '../../kit/address/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { LinkOffIcon } from '../../kit/icons/link-off.tsx';
import { SensorsIcon } from '../../kit/icons/sensors.tsx';
import { usePing } from './device-commands.ts';
import type { DeviceRow } from './devices.queries.ts';
import { deviceTexts } from './devices-texts.ts';

/** What can be done with a register without opening its page. */
export const DeviceRowActions = ({ device }: { readonly device: DeviceRow }) => {
  const t = useTexts(deviceTexts);
  const ping = usePing();
  const { change } = useAddress();
  return (
    <span>
      <IconButton
        aria-label={t.pingOf(device.name)}
        title={t.ping}
        loading={ping.isPending}
        disabled={device.liveState !== 'online'}
        onClick={() => ping.mutate(device)}
      >
        <SensorsIcon />
      </IconButton>
      <IconButton
        aria-label={t.unlinkOf(device.name)}
        title={t.unlink}
        onClick={() => change({ unlink: device.id })}
      >
        <LinkOffIcon />
      </IconButton>
    </span>
  );
};
