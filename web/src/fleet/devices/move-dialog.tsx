import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAddress } from '../../kit/address/index.ts';
import { ChoiceBox, FormDialog } from '../../kit/form/index.ts';
import { useErrorWords } from '../../kit/graphql/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import { type Unit, useOpenBranches } from '../../organization/units/index.ts';
import styles from './devices.module.css';
import { type Device, useMoveDevice } from './devices.queries.ts';
import { deviceTexts } from './devices-texts.ts';

interface FormProps {
  readonly device: Device;
  readonly branches: readonly Unit[];
  readonly onClose: () => void;
}

/** Puts the register into another branch (contract 6); open while the address has `?move=` with its id. */
export const MoveDialog = ({ device }: { readonly device: Device }) => {
  const t = useTexts(deviceTexts);
  const { params, change } = useAddress();
  const branches = useOpenBranches().filter(({ id }) => id !== device.unitId);
  if (params.get('move') !== device.id || device.unlinkedAt !== null) return null;
  const close = () => change({ move: null }, { replace: true });
  return (
    <FormDialog title={t.moveTitle(device.name)} onClose={close}>
      {branches.length > 0 ? (
        <MoveForm device={device} branches={branches} onClose={close} />
      ) : (
        <NoOtherBranch />
      )}
    </FormDialog>
  );
};

function MoveForm({ device, branches, onClose }: FormProps) {
  const t = useTexts(deviceTexts);
  const notify = useNotify();
  const words = useErrorWords();
  const move = useMoveDevice();
  const [unitId, setUnitId] = useState(branches.length === 1 ? (branches[0]?.id ?? null) : null);
  const name = branches.find(({ id }) => id === unitId)?.name ?? '';
  const onSuccess = () => {
    notify.success(t.moved(device.name, name));
    onClose();
  };
  return (
    <>
      <DialogContent className={styles.stack ?? ''}>
        <ChoiceBox
          label={t.moveTo}
          name="unitId"
          required
          options={branches.map((branch) => ({ value: branch.id, title: branch.name }))}
          value={unitId}
          onValue={setUnitId}
        />
        <Outcome device={device} />
        {move.error && <Alert severity="error">{words(move.error)}</Alert>}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t.cancel}
        </Button>
        <Button
          variant="contained"
          loading={move.isPending}
          disabled={unitId === null}
          onClick={() => unitId && move.mutate({ id: device.id, unitId }, { onSuccess })}
        >
          {t.moveNow}
        </Button>
      </DialogActions>
    </>
  );
}

/** What happens, before it does: figures stay, master data comes anew, what was not sent yet counts where it was sold. */
function Outcome({ device }: Pick<FormProps, 'device'>) {
  const t = useTexts(deviceTexts);
  return (
    <ul className={styles.outcome}>
      <li>{t.moveStays(device.unitName)}</li>
      <li>{t.moveCounts}</li>
      <li>{t.moveRecords}</li>
      {device.isDefault && <li>{t.moveDefault(device.unitName)}</li>}
    </ul>
  );
}

function NoOtherBranch() {
  const t = useTexts(deviceTexts);
  return (
    <DialogContent>
      <p className={styles.muted}>{t.noOtherBranch}</p>
      <Button component={Link} to="/setting/organizationUnits" variant="outlined">
        {t.toBranches}
      </Button>
    </DialogContent>
  );
}
