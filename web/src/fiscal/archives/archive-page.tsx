import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { useFormats } from '../../kit/format/index.ts';
import { failureCode } from '../../kit/graphql/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { ArrowBackIcon } from '../../kit/icons/arrow-back.tsx';
import { PageHeader } from '../../kit/page/index.ts';
import { EmptyState, Loaded, Skeleton } from '../../kit/states/index.ts';
import { ArchiveFacts } from './archive-facts.tsx';
import { ArchiveState } from './archive-state.tsx';
import { ArchiveVerdict } from './archive-verdict.tsx';
import styles from './archives.module.css';
import { archiveQuery, type TseArchive } from './archives.queries.ts';
import { archivesTexts } from './archives-texts.ts';
import { FindingsPanel } from './findings-panel.tsx';

/** /manage/data/securityDevices/:securityDeviceId/archives/:archiveId: one archive with its verdict (FIS-06). */
export const ArchivePage = () => {
  const t = useTexts(archivesTexts);
  const f = useFormats();
  const { securityDeviceId = '', archiveId = '' } = useParams();
  const query = useQuery(archiveQuery(archiveId));
  const archive = query.data;
  const path = `/manage/data/securityDevices/${securityDeviceId}`;
  if (query.error && failureCode(query.error) === 'NOT_FOUND')
    return (
      <EmptyState isPage title={t.notFoundTitle} text={t.notFoundText}>
        <Button component={Link} to={path} variant="outlined">
          {t.back}
        </Button>
      </EmptyState>
    );
  const at = archive && f.dateTime(archive.receivedAt ?? archive.begunAt, archive.zone);
  return (
    <>
      <PageHeader
        title={at === undefined ? t.title : `${t.title} ${at}`}
        subtitle={
          <span className={styles.subtitle}>
            <Link to={path} className={styles.back}>
              <ArrowBackIcon className="points" fontSize="small" />
              {t.back}
            </Link>
            {archive && <ArchiveState archive={archive} />}
          </span>
        }
      />
      <Loaded query={query} skeleton={<Skeleton height={320} />}>
        {(loaded) => <Parts archive={loaded} />}
      </Loaded>
    </>
  );
};

function Parts({ archive }: { readonly archive: TseArchive }) {
  return (
    <div className={styles.stack}>
      <ArchiveVerdict archive={archive} />
      {archive.state === 'checked' && <FindingsPanel archive={archive} />}
      <ArchiveFacts archive={archive} />
    </div>
  );
}
