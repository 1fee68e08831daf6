import CircularProgress from '@mui/material/CircularProgress';
import { PublicCard } from './public-card.tsx';
import { SlowHint } from './slow-hint.tsx';

interface WaitingCardProps {
  readonly title: string;
  readonly heading: string;
}

/** A public page that waits for its answer. */
export const WaitingCard = ({ title, heading }: WaitingCardProps) => (
  <PublicCard title={title} heading={heading} icon={<CircularProgress size={28} aria-label={heading} />}>
    <SlowHint isWaiting />
  </PublicCard>
);
