import { useAddress } from '../../kit/address/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import { ConfirmDialog } from '../../kit/states/index.ts';
import { type DeviceRow, useUnlinkDevice } from './devices.queries.ts';
import { deviceTexts } from './devices-texts.ts';

interface UnlinkDialogProps {
  readonly devices: readonly Pick<DeviceRow, 'id' | 'name' | 'unlinkedAt'>[];
}

/** Asks before a register is unlinked; open while the address has `?unlink=` with the id of one of the devices. */
export const UnlinkDialog = ({ devices }: UnlinkDialogProps) => {
  const t = useTexts(deviceTexts);
  const notify = useNotify();
  const { params, change } = useAddress();
  const unlink = useUnlinkDevice();
  const device = devices.find(({ id, unlinkedAt }) => id === params.get('unlink') && unlinkedAt === null);
  const close = () => change({ unlink: null }, { replace: true });
  const confirm = () => {
    if (!device) return;
    unlink.mutate(device.id, {
      onSuccess: () => {
        notify.success(t.unlinkDone(device.name));
        close();
      },
      onError: notify.failure,
    });
  };
  return (
    <ConfirmDialog
      open={device !== undefined}
      title={t.unlinkTitle(device?.name ?? '')}
      confirm={t.unlink}
      busy={unlink.isPending}
      onConfirm={confirm}
      onClose={close}
    >
      {t.unlinkText}
    </ConfirmDialog>
  );
};
