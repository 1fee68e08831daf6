import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { approveRegisterSchema } from '@tresen/domain/fleet/devices';
import { type FormEvent, useState } from 'react';
import { useAddress } from '../../kit/address/index.ts';
import { FormDialog, TextBox } from '../../kit/form/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import { type Device, useUpdateDevice } from './devices.queries.ts';
import { deviceTexts } from './devices-texts.ts';

const { name: nameSchema } = approveRegisterSchema.shape;

interface FormProps {
  readonly device: Device;
  readonly onClose: () => void;
}

/** Gives the register another name; open while the address has `?rename=` with its id. */
export const RenameDialog = ({ device }: { readonly device: Device }) => {
  const t = useTexts(deviceTexts);
  const { params, change } = useAddress();
  if (params.get('rename') !== device.id || device.unlinkedAt !== null) return null;
  const close = () => change({ rename: null }, { replace: true });
  return (
    <FormDialog title={t.renameTitle(device.name)} onClose={close}>
      <RenameForm device={device} onClose={close} />
    </FormDialog>
  );
};

function RenameForm({ device, onClose }: FormProps) {
  const t = useTexts(deviceTexts);
  const notify = useNotify();
  const update = useUpdateDevice();
  const faultOf = useFault();
  const [name, setName] = useState(device.name);
  const [isTried, setTried] = useState(false);
  const fault = faultOf(name);
  const save = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (fault !== undefined) return;
    const onSuccess = () => {
      notify.success(t.saved);
      onClose();
    };
    update.mutate({ id: device.id, name: name.trim() }, { onSuccess, onError: notify.failure });
  };
  return (
    <form noValidate onSubmit={save}>
      <DialogContent>
        <TextBox
          label={t.name}
          autoFocus
          value={name}
          error={isTried ? fault : undefined}
          onChange={({ target }) => setName(target.value)}
        />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t.cancel}
        </Button>
        <Button type="submit" variant="contained" loading={update.isPending}>
          {t.save}
        </Button>
      </DialogActions>
    </form>
  );
}

function useFault() {
  const t = useTexts(deviceTexts);
  return (name: string): string | undefined => {
    const code = nameSchema.safeParse(name).error?.issues[0]?.message;
    if (code === undefined) return undefined;
    return code === 'DEVICE_NAME_TOO_LONG' ? t.nameTooLong : t.nameMissing;
  };
}
