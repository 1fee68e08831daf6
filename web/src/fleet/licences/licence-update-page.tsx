import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { useFormats } from '../../kit/format/index.ts';
import { failureCode } from '../../kit/graphql/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { ArrowBackIcon } from '../../kit/icons/arrow-back.tsx';
import { FactList, PageHeader, Panel } from '../../kit/page/index.ts';
import { EmptyState, Loaded, Skeleton } from '../../kit/states/index.ts';
import { licencePath } from './licence-path.ts';
import styles from './licences.module.css';
import { type LicenceUpdate, licenceUpdateQuery } from './licences.queries.ts';
import { licenceTexts } from './licences-texts.ts';

/** /setting/licenceUpdate/:licenceUpdateId/:serial?: one update of a licence (LIC-02, LIC-07). */
export const LicenceUpdatePage = () => {
  const t = useTexts(licenceTexts);
  const { licenceUpdateId = '', serial } = useParams();
  const query = useQuery(licenceUpdateQuery(licenceUpdateId));
  if (query.error && failureCode(query.error) === 'NOT_FOUND') return <NotFound />;
  const update = query.data;
  const licenceSerial = update?.serial ?? serial;
  return (
    <>
      <PageHeader
        title={update ? t.updateTitle(update.oldVersion, update.newVersion) : t.update}
        subtitle={
          licenceSerial !== undefined && (
            <Link to={licencePath(licenceSerial, 'updates')} className={styles.back}>
              <ArrowBackIcon className="points" fontSize="small" />
              <bdi>{licenceSerial}</bdi>
            </Link>
          )
        }
      />
      <Loaded query={query} skeleton={<Skeleton height={260} />}>
        {(loaded) => <UpdateFacts update={loaded} />}
      </Loaded>
    </>
  );
};

function NotFound() {
  const t = useTexts(licenceTexts);
  return (
    <EmptyState isPage title={t.updateNotFoundTitle} text={t.updateNotFoundText}>
      <Button component={Link} to="/setting/licences" variant="outlined">
        {t.back}
      </Button>
    </EmptyState>
  );
}

function UpdateFacts({ update }: { readonly update: LicenceUpdate }) {
  const t = useTexts(licenceTexts);
  const f = useFormats();
  return (
    <Panel title={t.facts}>
      <FactList
        facts={[
          { name: t.key, value: <Link to={licencePath(update.serial)}>{update.serial}</Link> },
          { name: t.oldVersion, value: update.oldVersion },
          { name: t.newVersion, value: update.newVersion },
          { name: t.at, value: f.dateTime(update.at) },
          { name: t.ticket, value: update.ticketNumber },
          { name: t.user, value: update.userName },
        ]}
      />
    </Panel>
  );
}
