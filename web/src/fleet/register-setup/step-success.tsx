import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useTexts } from '../../kit/i18n/index.ts';
import { TaskAltIcon } from '../../kit/icons/task-alt.tsx';
import { EmptyState } from '../../kit/states/index.ts';
import { TakeOverPanel } from '../../master-data/take-over/index.ts';
import { deviceSyncQuery } from '../devices/index.ts';
import { setupProgressQuery } from './register-setup.queries.ts';
import { setupTexts } from './register-setup-texts.ts';
import { forgetDraft } from './setup-draft.ts';
import type { StepProps } from './setup-step.ts';

export const StepSuccess = ({ draft, restart }: StepProps) => {
  const t = useTexts(setupTexts);
  const navigate = useNavigate();
  const { data: device } = useQuery(setupProgressQuery(draft.deviceId ?? ''));
  const { data: sync } = useQuery(deviceSyncQuery(draft.deviceId ?? ''));
  const words = sync?.state === 'pushOnly' ? t.successPushOnly : t.successText;
  const leave = () => {
    forgetDraft();
    void navigate('/dashboards/home');
  };
  return (
    <>
      <div role="status">
        <EmptyState
          icon={<TaskAltIcon />}
          title={t.successTitle}
          text={device ? words(device.name, device.unitName) : ' '}
        >
          <Button variant="contained" onClick={leave} autoFocus>
            {t.toHome}
          </Button>
          <Button onClick={restart}>{t.another}</Button>
        </EmptyState>
      </div>
      <TakeOverPanel deviceId={draft.deviceId ?? ''} />
    </>
  );
};
