import History from '@mui/icons-material/History';
import Button from '@mui/material/Button';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useAddress } from '../../kit/address/index.ts';
import { useErrorWords } from '../../kit/graphql/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { RowsSkeleton } from '../../kit/list/index.ts';
import { EmptyState, Loaded } from '../../kit/states/index.ts';
import { AuditDays } from './audit-days.tsx';
import { AuditFilters, type KnownNames } from './audit-filters.tsx';
import styles from './audit-log.module.css';
import { type AuditEntry, auditLogQuery } from './audit-log.queries.ts';
import { filterNames, isFiltered } from './audit-log-address.ts';
import { auditLogTexts } from './audit-log-texts.ts';

interface OlderProps {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly error: unknown;
  readonly fetchNextPage: () => unknown;
}

/** The entries, newest first, as far back as somebody wants to go. */
export const AuditList = () => {
  const { params } = useAddress();
  const query = useInfiniteQuery(auditLogQuery(params));
  const { data, refetch } = query;
  return (
    <>
      <AuditFilters names={namesIn(data?.entries ?? [], params)} />
      <Loaded
        query={{ data, error: query.isFetchNextPageError ? null : query.error, refetch }}
        skeleton={<RowsSkeleton rows={10} />}
      >
        {({ entries }) =>
          entries.length === 0 ? (
            <NoEntries />
          ) : (
            <>
              <AuditDays entries={entries} />
              <Older {...query} />
            </>
          )
        }
      </Loaded>
    </>
  );
};

function namesIn(entries: readonly AuditEntry[], params: URLSearchParams): KnownNames {
  const [person, record] = [params.get('person'), params.get('record')];
  const ofRecord = entries.find(({ entityId, entityName }) => entityId === record && entityName);
  return {
    person: entries.find(({ actorId }) => actorId === person)?.actorName,
    record: ofRecord?.entityName ?? undefined,
  };
}

function NoEntries() {
  const t = useTexts(auditLogTexts);
  const { params, change } = useAddress();
  if (!isFiltered(params)) return <EmptyState icon={<History />} title={t.emptyTitle} text={t.emptyText} />;
  const without = Object.fromEntries(filterNames.map((name) => [name, null]));
  return (
    <EmptyState icon={<History />} title={t.noMatchTitle} text={t.noMatchText}>
      <Button variant="outlined" onClick={() => change(without)}>
        {t.resetFilter}
      </Button>
    </EmptyState>
  );
}

/** The way further back; after a failure the same button tries again. */
function Older({ hasNextPage, isFetchingNextPage, isFetchNextPageError, error, fetchNextPage }: OlderProps) {
  const t = useTexts(auditLogTexts);
  const words = useErrorWords();
  return (
    <div className={styles.foot}>
      {isFetchNextPageError && <span role="alert">{words(error)}</span>}
      {hasNextPage ? (
        <Button variant="outlined" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {isFetchingNextPage ? t.loadingMore : isFetchNextPageError ? t.retry : t.loadMore}
        </Button>
      ) : (
        <span>{t.end}</span>
      )}
    </div>
  );
}
