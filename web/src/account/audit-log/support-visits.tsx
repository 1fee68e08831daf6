import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useAddress } from '../../kit/address/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { SupportAgentIcon } from '../../kit/icons/support-agent.tsx';
import { FilterBar, ListTable, RowsSkeleton } from '../../kit/list/index.ts';
import { EmptyState, Loaded } from '../../kit/states/index.ts';
import { PeriodFilter } from './audit-filters.tsx';
import styles from './audit-log.module.css';
import { type SupportVisit, supportVisitsQuery } from './audit-log.queries.ts';
import { auditLogPath, readersDay } from './audit-log-address.ts';
import { auditLogTexts } from './audit-log-texts.ts';

/** Who acted for the tenant (USR-18). */
export const SupportVisits = () => {
  const t = useTexts(auditLogTexts);
  const { params } = useAddress();
  const query = useQuery(supportVisitsQuery(params));
  return (
    <>
      <p className={styles.intro}>{t.visitsIntro}</p>
      <FilterBar label={t.filter}>
        <PeriodFilter />
      </FilterBar>
      <Loaded query={query} skeleton={<RowsSkeleton rows={4} />}>
        {({ nodes, isComplete }) =>
          nodes.length === 0 ? (
            <NoVisits />
          ) : (
            <>
              <VisitTable visits={nodes} />
              {!isComplete && <p className={styles.foot}>{t.notAll}</p>}
            </>
          )
        }
      </Loaded>
    </>
  );
};

function NoVisits() {
  const t = useTexts(auditLogTexts);
  const { params } = useAddress();
  const isNarrowed = params.has('from') || params.has('to');
  return (
    <EmptyState
      icon={<SupportAgentIcon />}
      title={t.noVisitsTitle}
      text={isNarrowed ? t.noVisitsInPeriod : t.noVisitsText}
    />
  );
}

function VisitTable({ visits }: { readonly visits: readonly SupportVisit[] }) {
  const t = useTexts(auditLogTexts);
  const f = useFormats();
  return (
    <ListTable
      label={t.visits}
      rows={visits}
      columns={[
        {
          key: 'person',
          name: t.person,
          role: 'title',
          cell: (visit) => <Link to={entriesOf(visit)}>{visit.actorName}</Link>,
        },
        { key: 'as', name: t.inPlaceOf, cell: ({ actingAs }) => (actingAs ? t.as(actingAs) : '–') },
        { key: 'time', name: t.time, cell: (visit) => <VisitTime visit={visit} /> },
        {
          key: 'changes',
          name: t.changed,
          cell: ({ changes }) => (changes === 1 ? t.oneChanged : t.manyChanged(f.number(changes))),
        },
      ]}
    />
  );
}

/** The entries of the days of a visit, by the same person. */
function entriesOf({ actorId, startedAt, endedAt }: SupportVisit): string {
  const from = readersDay(startedAt);
  const to = endedAt === null ? '' : readersDay(endedAt);
  return `${auditLogPath}?${new URLSearchParams({ person: actorId, support: '1', from, ...(to ? { to } : {}) })}`;
}

/** `21.11.2026, 09:51 bis 10:15`, with the day again where it is another. */
function VisitTime({ visit: { startedAt, endedAt } }: { readonly visit: SupportVisit }) {
  const t = useTexts(auditLogTexts);
  const f = useFormats();
  const start = f.dateTime(startedAt);
  if (endedAt === null) return t.since(start);
  const isSameDay = readersDay(startedAt) === readersDay(endedAt);
  return t.between(start, isSameDay ? f.time(endedAt) : f.dateTime(endedAt));
}
