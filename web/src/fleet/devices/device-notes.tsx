import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTexts } from '../../kit/i18n/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import { type Device, useUpdateDevice } from './devices.queries.ts';
import { deviceTexts } from './devices-texts.ts';

/** What somebody has to know of the register before anything else, with what to do about it. */
export const DeviceNotes = ({ device }: { readonly device: Device }) => {
  const t = useTexts(deviceTexts);
  const notify = useNotify();
  const update = useUpdateDevice();
  if (device.unlinkedAt !== null) return <Alert severity="info">{t.unlinkedNote}</Alert>;
  const wake = () =>
    update.mutate(
      { id: device.id, isActive: true },
      { onSuccess: () => notify.success(t.saved), onError: notify.failure },
    );
  return (
    <>
      {device.versionTooOld && <Alert severity="warning">{t.tooOldNote(device.posVersion)}</Alert>}
      {device.status !== 1 && (
        <Alert
          severity="info"
          action={
            <Button color="inherit" loading={update.isPending} onClick={wake}>
              {t.wake}
            </Button>
          }
        >
          {t.inactiveNote}
        </Alert>
      )}
    </>
  );
};
