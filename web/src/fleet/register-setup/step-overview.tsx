import Button from '@mui/material/Button';
import { registerTypeOf } from '@tresen/domain/fleet/devices';
import { useTexts } from '../../kit/i18n/index.ts';
import { FactList } from '../../kit/page/index.ts';
import { useBranches } from '../../organization/units/index.ts';
import { setupTexts } from './register-setup-texts.ts';
import type { StepProps } from './setup-step.ts';
import { StepFrame } from './step-frame.tsx';

export const StepOverview = ({ draft, go }: StepProps) => {
  const t = useTexts(setupTexts);
  const branch = useBranches().find(({ id }) => id === draft.unitId);
  const { deviceType, businessType, newUnitName } = draft;
  return (
    <StepFrame
      question={t.overviewQuestion}
      onBack={() => go('details')}
      action={
        <Button variant="contained" onClick={() => go('link')}>
          {t.toLink}
        </Button>
      }
    >
      <FactList
        facts={[
          { name: t.device, value: deviceType && t[registerTypeOf[deviceType]] },
          { name: t.name, value: draft.name },
          { name: t.businessType, value: businessType && t[businessType] },
          { name: t.branch, value: newUnitName ? t.newUnit(newUnitName) : branch?.name },
        ]}
      />
    </StepFrame>
  );
};
