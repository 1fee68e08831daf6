import Button from '@mui/material/Button';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAddress } from '../../kit/address/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { CloudDoneOutlinedIcon } from '../../kit/icons/cloud-done-outlined.tsx';
import { useNotify } from '../../kit/notices/index.ts';
import { PanelDrawer } from '../../kit/panel-drawer/index.ts';
import { EmptyState, Loaded, Skeleton } from '../../kit/states/index.ts';
import { OpenChangeItem } from './open-change-item.tsx';
import styles from './sync.module.css';
import { type OpenChange, type OpenFilter, openChangesQuery, useResend } from './sync.queries.ts';
import { openChangeCountQuery } from './sync-count.query.ts';
import { SyncFilters } from './sync-filters.tsx';
import { syncTexts } from './sync-texts.ts';

const everything: OpenFilter = { kind: '', authorId: '', deviceId: '', onlyFailed: false };

interface ChangesProps {
  readonly changes: readonly OpenChange[];
  readonly filter: OpenFilter;
  readonly onResend: (change: OpenChange) => void;
}

/** What is saved and not yet on every register, over any page while the address has `?panel=sync`. */
export const SyncPanel = () => {
  const t = useTexts(syncTexts);
  const notify = useNotify();
  const { params } = useAddress();
  const [filter, setFilter] = useState(() => filterOf(params));
  const failed = useQuery(openChangeCountQuery).data?.failed ?? 0;
  const query = useInfiniteQuery(openChangesQuery(filter));
  const resend = useResend();
  const isNarrowed =
    filter.kind !== '' || filter.authorId !== '' || filter.deviceId !== '' || filter.onlyFailed;
  const send = (change: OpenChange | undefined) =>
    resend.mutate(change, { onSuccess: (count) => notify.success(t.resent(count)), onError: notify.failure });
  return (
    <PanelDrawer value="sync" title={t.title} width={400}>
      <p className={styles.intro}>{t.intro}</p>
      <SyncFilters filter={filter} onChange={setFilter} />
      {failed > 0 && (
        <Button fullWidth loading={resend.isPending} onClick={() => send(undefined)}>
          {t.resendFailed}
        </Button>
      )}
      <Loaded query={query} skeleton={<Waiting />}>
        {(changes) =>
          changes.length === 0 ? (
            <Nothing isNarrowed={isNarrowed} onShowAll={() => setFilter(everything)} />
          ) : (
            <Changes changes={changes} filter={filter} onResend={send} />
          )
        }
      </Loaded>
    </PanelDrawer>
  );
};

/** A link may narrow the list: `?panel=sync&kind=article&only=failed`. */
function filterOf(params: URLSearchParams): OpenFilter {
  return {
    ...everything,
    kind: params.get('kind') ?? '',
    onlyFailed: params.get('only') === 'failed',
  };
}

function Waiting() {
  return (
    <div className={styles.waiting}>
      {['a', 'b', 'c', 'd'].map((name) => (
        <Skeleton key={name} height={84} />
      ))}
    </div>
  );
}

function Nothing({
  isNarrowed,
  onShowAll,
}: {
  readonly isNarrowed: boolean;
  readonly onShowAll: () => void;
}) {
  const t = useTexts(syncTexts);
  return isNarrowed ? (
    <EmptyState title={t.noneTitle} text={t.noneText}>
      <Button onClick={onShowAll}>{t.showAll}</Button>
    </EmptyState>
  ) : (
    <EmptyState icon={<CloudDoneOutlinedIcon />} title={t.emptyTitle} text={t.emptyText} />
  );
}

function Changes({ changes, filter, onResend }: ChangesProps) {
  const t = useTexts(syncTexts);
  const query = useInfiniteQuery(openChangesQuery(filter));
  return (
    <>
      <ul className={styles.list}>
        {changes.map((change) => (
          <OpenChangeItem
            key={`${change.entity}/${change.id}`}
            change={change}
            now={query.dataUpdatedAt}
            onResend={() => onResend(change)}
          />
        ))}
      </ul>
      {query.hasNextPage && (
        <Button fullWidth loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t.older}
        </Button>
      )}
    </>
  );
}
