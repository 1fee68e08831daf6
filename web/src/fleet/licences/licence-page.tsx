import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { type LicenceTab, licenceTabs } from '@tresen/domain/fleet/licences';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { failureCode } from '../../kit/graphql/index.ts';
import { useLanguage, useTexts } from '../../kit/i18n/index.ts';
import { ArrowBackIcon } from '../../kit/icons/arrow-back.tsx';
import { PageHeader, ViewLinks } from '../../kit/page/index.ts';
import { useWithListQuery } from '../../kit/record-list/index.ts';
import { EmptyState, Loaded, Skeleton } from '../../kit/states/index.ts';
import { LicenceAddOns } from './licence-add-ons.tsx';
import { LicenceDetails } from './licence-details.tsx';
import { LicenceGeneral } from './licence-general.tsx';
import { LicenceKey } from './licence-key.tsx';
import { LicenceNotes } from './licence-notes.tsx';
import { licencePath } from './licence-path.ts';
import { LicenceState } from './licence-state.tsx';
import { LicenceUpdates } from './licence-updates.tsx';
import styles from './licences.module.css';
import { type LicenceFacts, licenceQuery } from './licences.queries.ts';
import { licenceTexts } from './licences-texts.ts';

const panels: Readonly<Record<LicenceTab, (props: { readonly licence: LicenceFacts }) => ReactNode>> = {
  general: LicenceGeneral,
  addons: LicenceAddOns,
  updates: LicenceUpdates,
  details: LicenceDetails,
};

/** /setting/licences/:serial/:tabName?: one licence (LIC-01, LIC-05 to LIC-08). */
export const LicencePage = () => {
  const t = useTexts(licenceTexts);
  const { serial = '', tabName } = useParams();
  const tab = tabOf(tabName);
  const query = useQuery(licenceQuery(serial, useLanguage()));
  if (query.error && failureCode(query.error) === 'NOT_FOUND') return <NotFound />;
  const Tab = panels[tab];
  return (
    <>
      <PageHeader
        title={query.data?.name ?? t.licence}
        subtitle={<Subtitle serial={serial} licence={query.data} />}
      />
      <ViewLinks
        label={t.tabs}
        links={licenceTabs.map((name) => ({
          to: licencePath(serial, name),
          title: t[name],
          isCurrent: name === tab,
        }))}
      />
      <Loaded query={query} skeleton={<Skeleton height={420} />}>
        {(licence) => (
          <div className={styles.stack}>
            <LicenceNotes licence={licence} now={query.dataUpdatedAt} />
            <Tab licence={licence} />
          </div>
        )}
      </Loaded>
    </>
  );
};

/** The tab of an address; what is none is the first. */
function tabOf(name: string | undefined): LicenceTab {
  return licenceTabs.find((tab) => tab === name?.toLowerCase()) ?? 'general';
}

function NotFound() {
  const t = useTexts(licenceTexts);
  return (
    <EmptyState isPage title={t.notFoundTitle} text={t.notFoundText}>
      <Button component={Link} to="/setting/licences" variant="outlined">
        {t.back}
      </Button>
    </EmptyState>
  );
}

function Subtitle({
  serial,
  licence,
}: {
  readonly serial: string;
  readonly licence: LicenceFacts | undefined;
}) {
  const t = useTexts(licenceTexts);
  const withQuery = useWithListQuery();
  return (
    <span className={styles.subtitle}>
      <Link to={withQuery('/setting/licences')} className={styles.back} aria-label={t.back}>
        <ArrowBackIcon className="points" fontSize="small" />
        {t.title}
      </Link>
      <LicenceKey serial={licence?.serial ?? serial} />
      {licence && <LicenceState state={licence.state} />}
    </span>
  );
}
