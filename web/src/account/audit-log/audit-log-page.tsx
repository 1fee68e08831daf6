import { auditList, auditListWords } from '@tresen/domain/account/audit-log';
import { Navigate, useParams } from 'react-router';
import { changedParams, useAddress } from '../../kit/address/index.ts';
import { useTexts, useWords } from '../../kit/i18n/index.ts';
import { HistoryIcon } from '../../kit/icons/history.tsx';
import { type Column, useColumns } from '../../kit/list/index.ts';
import { PageHeader, ViewLinks } from '../../kit/page/index.ts';
import { LinkedList, useRecordList } from '../../kit/record-list/index.ts';
import { EmptyState } from '../../kit/states/index.ts';
import { ListPage } from '../list-page/index.ts';
import { AuditDays } from './audit-days.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { type AuditEntry, auditLogQuery } from './audit-log.queries.ts';
import { auditFilter, auditLogPath, visitsPath, withListFilters } from './audit-log-address.ts';
import { auditLogTexts } from './audit-log-texts.ts';
import { useAuditSources } from './audit-sources.ts';
import { SupportVisits } from './support-visits.tsx';

const exported = [{ source: 'auditLog' }];
const noColumns: readonly Column<AuditEntry>[] = [];

/** /setting/auditLog: who did what, acting as whom, and what was there before (ACC-38, USR-18). */
export const AuditLogPage = () => {
  const { params } = useAddress();
  if (useParams().view === 'support') return <Visits />;
  // Addresses of before named the view as lists name their saved ones.
  if (params.get('view') === 'support')
    return <Navigate to={`${visitsPath}?${changedParams(params, { view: null })}`} replace />;
  return (
    <LinkedList read={withListFilters}>
      <Entries />
    </LinkedList>
  );
};

function Entries() {
  const t = useTexts(auditLogTexts);
  const words = useWords(auditListWords);
  const sources = useAuditSources();
  const list = useRecordList<AuditEntry>({
    name: 'auditLog',
    entity: auditList,
    words,
    query: auditLogQuery,
  });
  return (
    <ListPage
      list={list}
      columns={useColumns('auditLog', noColumns)}
      body={(entries) => <AuditDays entries={entries} />}
      intro={<Views isSupport={false} />}
      sources={sources}
      searchLabel={null}
      filters={<AuditFilters list={list} people={sources.named.actor} />}
      exported={exported}
      exportFilter={auditFilter}
      empty={<EmptyState icon={<HistoryIcon />} title={t.emptyTitle} text={t.emptyText} />}
    />
  );
}

function Visits() {
  const t = useTexts(auditLogTexts);
  const words = useWords(auditListWords);
  return (
    <>
      <PageHeader title={words.many} subtitle={t.intro} />
      <Views isSupport />
      <SupportVisits />
    </>
  );
}

function Views({ isSupport }: { readonly isSupport: boolean }) {
  const t = useTexts(auditLogTexts);
  return (
    <ViewLinks
      label={t.views}
      links={[
        { to: auditLogPath, title: t.entries, isCurrent: !isSupport },
        { to: visitsPath, title: t.visits, isCurrent: isSupport },
      ]}
    />
  );
}
