import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { failureCode } from '../../kit/graphql/index.ts';
import { useLanguage, useTexts } from '../../kit/i18n/index.ts';
import { ArrowBackIcon } from '../../kit/icons/arrow-back.tsx';
import { PageHeader, Panel } from '../../kit/page/index.ts';
import { useMayUse } from '../../kit/session/index.ts';
import { EmptyState, Loaded, Skeleton } from '../../kit/states/index.ts';
import { ChecksPanel } from './checks-panel.tsx';
import { DetailsDialogs } from './details-dialogs.tsx';
import { FormPanel } from './form-panel.tsx';
import { HistoryPanel } from './history-panel.tsx';
import { DifferenceList, RegistrationState } from './registration-state.tsx';
import { StepsPanel } from './steps-panel.tsx';
import styles from './tax-notifications.module.css';
import { type TaxRegistration, taxRegistrationQuery } from './tax-notifications.queries.ts';
import { taxTexts } from './tax-notifications-texts.ts';

/** /manage/data/register/:tseRegistrationId: one establishment before the tax office (FIS-02). */
export const TaxRegistrationPage = () => {
  const t = useTexts(taxTexts);
  const { tseRegistrationId = '' } = useParams();
  const query = useQuery(taxRegistrationQuery(tseRegistrationId, useLanguage()));
  if (query.error && failureCode(query.error) === 'NOT_FOUND') return <NotFound />;
  return (
    <>
      <PageHeader title={query.data?.unitName ?? t.title} subtitle={<Subtitle registration={query.data} />} />
      <Loaded query={query} skeleton={<Skeleton height={420} />}>
        {(registration) => <Panels registration={registration} />}
      </Loaded>
    </>
  );
};

function NotFound() {
  const t = useTexts(taxTexts);
  return (
    <EmptyState isPage title={t.notFoundTitle} text={t.notFoundText}>
      <Button component={Link} to="/manage/data/register" variant="outlined">
        {t.back}
      </Button>
    </EmptyState>
  );
}

function Subtitle({ registration }: { readonly registration: TaxRegistration | undefined }) {
  const t = useTexts(taxTexts);
  return (
    <span className={styles.subtitle}>
      <Link to="/manage/data/register" className={styles.back} aria-label={t.back}>
        <ArrowBackIcon className="points" fontSize="small" />
        {t.title}
      </Link>
      {registration && <RegistrationState row={registration} />}
    </span>
  );
}

function Panels({ registration }: { readonly registration: TaxRegistration }) {
  const t = useTexts(taxTexts);
  const mayChange = useMayUse('Mutation.prepareTaxNotifications');
  return (
    <div className={styles.stack}>
      {mayChange && <StepsPanel registration={registration} />}
      <div className={styles.columns}>
        <Panel title={registration.lastSentOn === null ? t.differencesFirst : t.differences}>
          {registration.differences.length === 0 && <p>{t.differencesNone}</p>}
          <DifferenceList row={registration} />
        </Panel>
        <ChecksPanel registration={registration} mayChange={mayChange} />
      </div>
      <FormPanel registration={registration} />
      <HistoryPanel registration={registration} mayChange={mayChange} />
      {mayChange && <DetailsDialogs registration={registration} />}
    </div>
  );
}
