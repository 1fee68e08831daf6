import Button from '@mui/material/Button';
import { deviceTypes, registerTypeOf } from '@tresen/domain/fleet/devices';
import { Choice } from '../../kit/form/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { AndroidIcon } from '../../kit/icons/android.tsx';
import { DesktopWindowsIcon } from '../../kit/icons/desktop-windows.tsx';
import { setupTexts } from './register-setup-texts.ts';
import type { StepProps } from './setup-step.ts';
import { StepFrame } from './step-frame.tsx';

const icons = { desktop: <DesktopWindowsIcon />, android: <AndroidIcon /> };

export const StepType = ({ draft, go, keep }: StepProps) => {
  const t = useTexts(setupTexts);
  const options = [...deviceTypes].reverse().map((type) => ({
    value: type,
    title: t[registerTypeOf[type]],
    hint: t[`${registerTypeOf[type]}Hint`],
    icon: icons[type],
  }));
  return (
    <StepFrame
      question={t.typeQuestion}
      action={
        <Button variant="contained" disabled={!draft.deviceType} onClick={() => go('details')}>
          {t.next}
        </Button>
      }
    >
      <Choice
        legend={t.device}
        name="deviceType"
        options={options}
        value={draft.deviceType}
        onChange={(deviceType) => keep({ deviceType })}
      />
    </StepFrame>
  );
};
