import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useTexts } from '../../kit/i18n/index.ts';
import { RefreshIcon } from '../../kit/icons/refresh.tsx';
import { dashboardTexts } from './dashboards-texts.ts';

/** Seconds between two refreshes by hand (decisions DSH-16). */
const cooldown = 30;

interface RefreshButtonProps {
  readonly busy: boolean;
  readonly onRefresh: () => void;
}

/** Fetches the figures again; then rests, showing for how long (DSH-15). */
export const RefreshButton = ({ busy, onRefresh }: RefreshButtonProps) => {
  const t = useTexts(dashboardTexts);
  const [seconds, rest] = useCountdown();
  const refresh = () => {
    rest();
    onRefresh();
  };
  return (
    <Button
      variant="outlined"
      startIcon={<RefreshIcon />}
      disabled={seconds > 0}
      loading={busy && seconds > 0}
      loadingPosition="start"
      onClick={refresh}
      sx={{ fontVariantNumeric: 'tabular-nums' }}
    >
      {seconds === 0 ? t.refresh : t.refreshIn(seconds)}
    </Button>
  );
};

function useCountdown() {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (seconds === 0) return;
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000);
    return () => clearTimeout(timer);
  }, [seconds]);
  return [seconds, () => setSeconds(cooldown)] as const;
}
