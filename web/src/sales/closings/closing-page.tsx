import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { closingReport, reportWords } from '@tresen/domain/sales/closing-reports';
import type { Closing } from '@tresen/domain/sales/closings';
import { Link, useLocation, useParams } from 'react-router';
import { useFormats } from '../../kit/format/index.ts';
import { failureCode } from '../../kit/graphql/index.ts';
import { useTexts, useWords } from '../../kit/i18n/index.ts';
import { ArrowBackIcon } from '../../kit/icons/arrow-back.tsx';
import { PageHeader, SectionNav } from '../../kit/page/index.ts';
import { NeighbourLinks } from '../../kit/record-list/index.ts';
import { EmptyState, Loaded, Skeleton } from '../../kit/states/index.ts';
import { ClosingActions } from './closing-actions.tsx';
import { ClosingCheck } from './closing-check.tsx';
import { ClosingHeadline } from './closing-headline.tsx';
import { ClosingNotes } from './closing-notes.tsx';
import { ClosingOrigin } from './closing-origin.tsx';
import styles from './closing-page.module.css';
import { closingQuery, type StoredClosing } from './closings.queries.ts';
import { closingTexts } from './closings-texts.ts';
import { receiptsOfPeriod } from './period-link.ts';
import { ReportSection } from './report-section.tsx';

/** /manage/closings/:closingId: one closing, what the check says of it, and every block that it holds (RCP-02, RCP-09). */
export const ClosingPage = () => {
  const t = useTexts(closingTexts);
  const { closingId = '' } = useParams();
  const query = useQuery(closingQuery(closingId));
  const { title, subtitle } = useHead(query.data);
  if (query.error && failureCode(query.error) === 'NOT_FOUND')
    return (
      <EmptyState isPage title={t.notFoundTitle} text={t.notFoundText}>
        <BackToList />
      </EmptyState>
    );
  return (
    <div className={styles.page}>
      <PageHeader title={title} subtitle={subtitle}>
        <BackToList />
        <NeighbourLinks
          ids={query.data?.neighbours}
          pathOf={(id) => `/manage/closings/${id}`}
          previous={t.previous}
          next={t.next}
        />
        {query.data && <ClosingActions id={closingId} />}
      </PageHeader>
      <Loaded query={query} skeleton={<ClosingSkeleton />}>
        {(stored) => <Contents stored={stored} />}
      </Loaded>
    </div>
  );
};

function useHead(stored: StoredClosing | undefined) {
  const t = useTexts(closingTexts);
  const f = useFormats();
  if (!stored) return { title: t.closing, subtitle: ' ' };
  const { type, zNumber, businessDay, registerName, unitName } = stored.row;
  return {
    title: `${t.types[type]} Z ${zNumber}`,
    subtitle: `${f.longDay(businessDay)} · ${registerName} · ${unitName}`,
  };
}

function BackToList() {
  const t = useTexts(closingTexts);
  const { state } = useLocation();
  return (
    <Button
      component={Link}
      to={`/manage/closings${state?.list ?? ''}`}
      startIcon={<ArrowBackIcon className="points" />}
    >
      {t.back}
    </Button>
  );
}

function ClosingSkeleton() {
  return (
    <div className={styles.screen}>
      <Skeleton height={88} />
      <Skeleton height={96} />
      <Skeleton height={520} />
    </div>
  );
}

function Contents({ stored }: { readonly stored: StoredClosing }) {
  const t = useTexts(closingTexts);
  const words = useWords(reportWords);
  const { row } = stored;
  // The server stores only what satisfied closing contract version 1.
  const closing = JSON.parse(stored.content) as Closing;
  const sections = closingReport({ closing, unitName: row.unitName, words });
  return (
    <div className={styles.screen}>
      <ClosingHeadline row={row} receipts={receiptsOfPeriod(row, closing)} />
      <ClosingNotes closing={closing} />
      <ClosingCheck closing={stored} />
      <div className={styles.columns}>
        <SectionNav label={t.sections} links={sections.map(({ id, title }) => ({ id, title }))} />
        <div className={styles.sections}>
          {sections.map((section) => (
            <ReportSection key={section.id} section={section} zone={row.zone} />
          ))}
          <ClosingOrigin closing={stored} />
        </div>
      </div>
    </div>
  );
}
