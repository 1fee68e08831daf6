import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ComponentType, useState } from 'react';
import { useAddress } from '../../kit/address/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { CloseIcon } from '../../kit/icons/close.tsx';
import { useAdmitted } from '../../kit/session/index.ts';
import styles from './register-setup.module.css';
import { setupTexts } from './register-setup-texts.ts';
import {
  forgetDraft,
  type SetupDraft,
  type SetupStep,
  setupSteps,
  stepOf,
  storeDraft,
  storedDraft,
} from './setup-draft.ts';
import type { StepProps } from './setup-step.ts';
import { StepDetails } from './step-details.tsx';
import { StepLink } from './step-link.tsx';
import { StepOverview } from './step-overview.tsx';
import { StepSuccess } from './step-success.tsx';
import { StepSync } from './step-sync.tsx';
import { StepType } from './step-type.tsx';

const steps: Readonly<Record<SetupStep, ComponentType<StepProps>>> = {
  type: StepType,
  details: StepDetails,
  overview: StepOverview,
  link: StepLink,
  sync: StepSync,
  success: StepSuccess,
};

/** The register setup wizard (REG-02, REG-03, decisions REG-04). Its step stands in the address, its entries in the tab. */
export const RegisterSetupDialog = () => {
  const t = useTexts(setupTexts);
  const { change } = useAddress();
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'));
  const mayLink = useAdmitted('/setting/devices');
  const close = () => {
    // Once approved, nothing typed can be lost; the next register starts with an empty form.
    if (storedDraft().deviceId) forgetDraft();
    change({ setup: null, step: null, code: null, device: null });
  };
  return (
    <Dialog
      open
      fullWidth
      fullScreen={isPhone}
      maxWidth="sm"
      onClose={(_, reason) => reason === 'escapeKeyDown' && close()}
      aria-labelledby="setup-title"
    >
      <div className={styles.bar}>
        <h2 id="setup-title" className={styles.title}>
          {t.title}
        </h2>
        <IconButton aria-label={t.close} onClick={close}>
          <CloseIcon />
        </IconButton>
      </div>
      {mayLink ? <Wizard /> : <DialogContent>{t.notAllowed}</DialogContent>}
    </Dialog>
  );
};

function Wizard() {
  const { params, change } = useAddress();
  const [draft, keep] = useDraft(params.get('device'));
  const step = stepOf(params, draft);
  const Step = steps[step];
  const go = (next: SetupStep, changes: Partial<SetupDraft> = {}) => {
    keep({ ...draft, ...changes });
    change({ step: next });
  };
  return (
    <>
      <SetupProgressBar step={step} />
      <DialogContent>
        <Step
          draft={draft}
          code={params.get('code') ?? ''}
          go={go}
          keep={(changes) => keep({ ...draft, ...changes })}
          restart={() => {
            keep({});
            change({ step: null, code: null, device: null });
          }}
        />
      </DialogContent>
    </>
  );
}

/** The draft of this tab, or a register that was linked before and whose first sync somebody looks at again. */
function useDraft(deviceId: string | null) {
  const [draft, setDraft] = useState<SetupDraft>(() => (deviceId === null ? storedDraft() : { deviceId }));
  const keep = (next: SetupDraft) => {
    storeDraft(next);
    setDraft(next);
  };
  return [draft, keep] as const;
}

function SetupProgressBar({ step }: { readonly step: SetupStep }) {
  const t = useTexts(setupTexts);
  const place = setupSteps.indexOf(step) + 1;
  return (
    <LinearProgress
      variant="determinate"
      value={(place / setupSteps.length) * 100}
      aria-label={t.stepOf(place, setupSteps.length)}
    />
  );
}
