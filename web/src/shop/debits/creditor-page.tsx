import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTexts } from '../../kit/i18n/index.ts';
import { ArrowBackIcon } from '../../kit/icons/arrow-back.tsx';
import { PageHeader } from '../../kit/page/index.ts';
import { Loaded, Skeleton } from '../../kit/states/index.ts';
import { CreditorForm } from './creditor-form.tsx';
import styles from './debits.module.css';
import { creditorQuery } from './debits.queries.ts';
import { debitsPath } from './debits-address.ts';
import { debitTexts } from './debits-texts.ts';

/** /manage/e-commerce/debits/creditor: who collects, as mandates and files say it. */
export const CreditorPage = () => {
  const t = useTexts(debitTexts);
  return (
    <>
      <PageHeader title={t.creditorTitle}>
        <Button component={Link} to={debitsPath} startIcon={<ArrowBackIcon className="points" />}>
          {t.title}
        </Button>
      </PageHeader>
      <div className={styles.screen}>
        <p className={styles.soft}>{t.creditorText}</p>
        <Loaded query={useQuery(creditorQuery)} skeleton={<Skeleton height={560} />}>
          {(creditor) => <CreditorForm key={creditor?.version ?? 0} creditor={creditor} />}
        </Loaded>
      </div>
    </>
  );
};
