import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { deviceFaults, isErrorCause } from '@tresen/domain/fiscal/security-devices';
import { swapCauses } from '@tresen/domain/fiscal/swaps';
import { Link } from 'react-router';
import { useTexts } from '../../kit/i18n/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import { useMayUse } from '../../kit/session/index.ts';
import { causesOf } from './device-state.tsx';
import { type SecurityDevice, useSetRetired } from './security-devices.queries.ts';
import { causeTexts, faultTexts, securityDeviceTexts } from './security-devices-texts.ts';

interface NotesProps {
  readonly device: SecurityDevice;
}

/** What somebody has to know of a device before anything else, and what to do about it. */
export const DeviceNotes = ({ device }: NotesProps) => {
  const t = useTexts(securityDeviceTexts);
  const advice = useTexts(causeTexts);
  const contradictions = useTexts(faultTexts);
  const { isRetired, isReplaced } = device;
  const faults = deviceFaults.filter((fault) => device.faults.includes(fault));
  return (
    <>
      {isRetired && <RetirementNote device={device} text={t.retiredNote} />}
      {isReplaced && !isRetired && <RetirementNote device={device} text={t.replacedNote} />}
      {causesOf(device.causes).map((cause) => (
        <Alert
          key={cause}
          severity={isErrorCause(cause) ? 'error' : 'warning'}
          action={swapCauses.some((one) => one === cause) && <SwapLink />}
        >
          {advice[cause]}
        </Alert>
      ))}
      {faults.length > 0 && (
        <Alert severity="error">
          {t.faultsTitle}: {faults.map((fault) => contradictions[fault]).join(' ')}
        </Alert>
      )}
    </>
  );
};

/** What is to be done until the new device works. */
function SwapLink() {
  const t = useTexts(securityDeviceTexts);
  return (
    <Button
      component={Link}
      to="/manage/data/securityDevices/swaps"
      color="inherit"
      sx={{ whiteSpace: 'nowrap' }}
    >
      {t.toSwaps}
    </Button>
  );
}

function RetirementNote({ device, text }: NotesProps & { readonly text: string }) {
  return (
    <Alert severity="info" action={<RetireButton device={device} />}>
      {text}
    </Alert>
  );
}

/** Retires a device, or takes it back; the same button undoes it. */
export const RetireButton = ({ device: { id, isRetired } }: NotesProps) => {
  const t = useTexts(securityDeviceTexts);
  const notify = useNotify();
  const set = useSetRetired();
  const mayRetire = useMayUse('Mutation.setSecurityDeviceRetired');
  if (!mayRetire) return null;
  const change = () =>
    set.mutate(
      { id, isRetired: !isRetired },
      {
        onSuccess: () => notify.success(isRetired ? t.usedAgain : t.retired),
        onError: notify.failure,
      },
    );
  return (
    <Button color="inherit" loading={set.isPending} onClick={change}>
      {isRetired ? t.useAgain : t.retire}
    </Button>
  );
};
