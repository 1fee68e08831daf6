import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { failureCode } from '../../kit/graphql/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { ArrowBackIcon } from '../../kit/icons/arrow-back.tsx';
import { useNotify } from '../../kit/notices/index.ts';
import { PageHeader } from '../../kit/page/index.ts';
import { EmptyState, Loaded, Skeleton } from '../../kit/states/index.ts';
import { BackupActions } from './backup-actions.tsx';
import { BackupFacts } from './backup-facts.tsx';
import { BackupState } from './backup-state.tsx';
import { BackupTrend } from './backup-trend.tsx';
import styles from './backups.module.css';
import { type Backup, backupQuery, downloadBackup } from './backups.queries.ts';
import { backupTexts } from './backups-texts.ts';

const listPath = '/setting/backups';

/** /setting/backups/:backupId: one backup with all that is known of it (BAK-02). */
export const BackupPage = () => {
  const t = useTexts(backupTexts);
  const { backupId = '' } = useParams();
  const query = useQuery(backupQuery(backupId));
  const backup = query.data;
  if (query.error && failureCode(query.error) === 'NOT_FOUND')
    return (
      <EmptyState isPage title={t.notFoundTitle} text={t.notFoundText}>
        <Button component={Link} to={listPath} variant="outlined">
          {t.back}
        </Button>
      </EmptyState>
    );
  return (
    <>
      <PageHeader
        title={backup?.fileName ?? t.title}
        subtitle={
          <span className={styles.subtitle}>
            <Link to={listPath} className={styles.back}>
              <ArrowBackIcon className="points" fontSize="small" />
              {t.back}
            </Link>
            {backup && <BackupState backup={backup} />}
          </span>
        }
      >
        {backup && <Actions backup={backup} />}
      </PageHeader>
      <Loaded query={query} skeleton={<Skeleton height={420} />}>
        {(loaded) => (
          <div className={styles.stack}>
            {loaded.fault !== null && <Alert severity="error">{t.faultText}</Alert>}
            <BackupFacts backup={loaded} />
            {loaded.trend.length > 1 && <BackupTrend backup={loaded} />}
          </div>
        )}
      </Loaded>
    </>
  );
};

function Actions({ backup: { id, state, fault } }: { readonly backup: Backup }) {
  const t = useTexts(backupTexts);
  const notify = useNotify();
  const isThere = (state === 'active' || state === 'archived') && fault !== 'missing';
  return (
    <>
      {isThere && (
        <Button variant="contained" onClick={() => void downloadBackup(id).catch(notify.failure)}>
          {t.download}
        </Button>
      )}
      <BackupActions ids={[id]} mayArchive={state === 'active'} mayDelete={state === 'archived'} />
    </>
  );
}
