import Button from '@mui/material/Button';
import { useTexts } from '../../kit/i18n/index.ts';
import { CloudOffOutlinedIcon } from '../../kit/icons/cloud-off-outlined.tsx';
import type { AccountFailure } from './account-failure.ts';
import { FailureAlert } from './failure-alert.tsx';
import styles from './public-card.module.css';
import { PublicCard } from './public-card.tsx';
import { publicTexts } from './public-texts.ts';

interface FailedCardProps {
  readonly title: string;
  readonly heading: string;
  readonly failure: AccountFailure;
  readonly onRetry: () => void;
}

/** A public page whose answer did not come: what happened, and a retry. */
export const FailedCard = ({ title, heading, failure, onRetry }: FailedCardProps) => {
  const t = useTexts(publicTexts);
  return (
    <PublicCard
      title={title}
      heading={heading}
      icon={<CloudOffOutlinedIcon />}
      footer={<a href="/login">{t.toLogin}</a>}
    >
      <div className={styles.stack}>
        <FailureAlert failure={failure} />
        <Button variant="contained" size="large" onClick={onRetry}>
          {t.retry}
        </Button>
      </div>
    </PublicCard>
  );
};
