import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../kit/i18n/index.ts';
import { Panel } from '../../kit/page/index.ts';
import { OfferChoice } from './offer-choice.tsx';
import { FaultyRecords, OfferFigures } from './offer-figures.tsx';
import styles from './take-over.module.css';
import { type Offer, takeOverOfferQuery } from './take-over.queries.ts';
import { takeOverTexts } from './take-over-texts.ts';

/**
 * What becomes of the data that a register held before it was linked (contract 9): the dry run, the choice, the report.
 * Nothing for a register that had none, or whose data gave way to the cloud's.
 */
export const TakeOverPanel = ({ deviceId }: { readonly deviceId: string }) => {
  const t = useTexts(takeOverTexts);
  const { data: offer } = useQuery(takeOverOfferQuery(deviceId));
  if (!offer || offer.state === 'replaced') return null;
  return (
    <Panel title={t.title}>
      <OfferContent offer={offer} />
    </Panel>
  );
};

function OfferContent({ offer }: { readonly offer: Offer }) {
  const t = useTexts(takeOverTexts);
  const isOpen = offer.state === 'uploading' || offer.state === 'waiting';
  return (
    <>
      {offer.state === 'uploading' && <p className={styles.text}>{t.uploading(offer.deviceName)}</p>}
      {offer.state === 'waiting' && (
        <p className={styles.text}>{t.waiting(offer.deviceName, offer.unitName)}</p>
      )}
      {offer.state === 'running' && <p className={styles.text}>{t.running}</p>}
      {(offer.state === 'uploading' || offer.state === 'running') && (
        <LinearProgress className={styles.notice ?? ''} aria-label={t.title} />
      )}
      {offer.state === 'takenOver' && (
        <Alert severity="success" className={styles.notice ?? ''}>
          {t.takenOver(offer.chosenByName ?? '')}
        </Alert>
      )}
      {offer.state !== 'uploading' && <OfferFigures offer={offer} />}
      {offer.state !== 'uploading' && <FaultyRecords offer={offer} />}
      {isOpen && <OfferChoice offer={offer} />}
    </>
  );
}
