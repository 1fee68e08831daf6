import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { SyncedName } from '@tresen/domain/kit/entities';
import { kindWords } from '@tresen/domain/master-data/kinds';
import type { TakeOverChoice } from '@tresen/domain/master-data/take-over';
import { useState } from 'react';
import { Link } from 'react-router';
import { useFormats } from '../../kit/format/index.ts';
import { useLanguage, useTexts } from '../../kit/i18n/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import { ConfirmDialog } from '../../kit/states/index.ts';
import { recordReferences } from '../records/index.ts';
import styles from './take-over.module.css';
import { type Offer, useChooseTakeOver } from './take-over.queries.ts';
import { takeOverTexts } from './take-over-texts.ts';

/** The two choices; each tells its outcome before it is made. */
export const OfferChoice = ({ offer }: { readonly offer: Offer }) => {
  const t = useTexts(takeOverTexts);
  const f = useFormats();
  const notify = useNotify();
  const choose = useChooseTakeOver();
  const [asked, setAsked] = useState<TakeOverChoice>();
  const texts = {
    takeOver: t.takeOverText(f.number(sumOf(offer, 'fresh')), offer.unitName),
    replace: t.replaceText(f.number(sumOf(offer, 'received'))),
  };
  const close = () => setAsked(undefined);
  const run = (choice: TakeOverChoice) =>
    choose.mutate({ deviceId: offer.deviceId, choice }, { onSuccess: close, onError: notify.failure });
  return (
    <>
      {!offer.isBranchEmpty && (
        <Alert severity="info" className={styles.notice ?? ''}>
          {t.notEmpty(offer.unitName)}
          <Culprits culprits={offer.culprits} />
        </Alert>
      )}
      <div className={styles.actions}>
        <Button
          variant="contained"
          disabled={!offer.isBranchEmpty || offer.state !== 'waiting'}
          onClick={() => setAsked('takeOver')}
        >
          {t.takeOver}
        </Button>
        <Button variant="outlined" onClick={() => setAsked('replace')}>
          {t.replace}
        </Button>
      </div>
      {asked && (
        <ConfirmDialog
          open
          title={asked === 'takeOver' ? t.takeOverTitle : t.replaceTitle}
          confirm={asked === 'takeOver' ? t.takeOver : t.replace}
          busy={choose.isPending}
          onConfirm={() => run(asked)}
          onClose={close}
        >
          {texts[asked]}
        </ConfirmDialog>
      )}
    </>
  );
};

function sumOf({ counts }: Offer, column: 'fresh' | 'received'): number {
  return counts.reduce((sum, count) => sum + count[column], 0);
}

/** What the branch has already, with the ways to it. */
function Culprits({ culprits }: Pick<Offer, 'culprits'>) {
  const t = useTexts(takeOverTexts);
  const f = useFormats();
  const language = useLanguage();
  return (
    <ul className={styles.culprits ?? ''}>
      {culprits.map(({ entity, count, first }) => (
        <li key={entity}>
          {kindWords[entity as SyncedName][language].many}:{' '}
          {first.map(({ id, name }, index) => (
            <span key={id}>
              {index > 0 && ', '}
              <Link to={recordReferences[entity as SyncedName].pathOf?.(id) ?? '/'}>
                <bdi>{name}</bdi>
              </Link>
            </span>
          ))}
          {count > first.length && ` ${t.more(f.number(count - first.length))}`}
        </li>
      ))}
    </ul>
  );
}
