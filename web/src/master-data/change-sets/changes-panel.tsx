import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { EntityName } from '@tresen/domain/kit/entities';
import { kindWords } from '@tresen/domain/master-data/kinds';
import { useState } from 'react';
import { useFormats } from '../../kit/format/index.ts';
import { useLanguage } from '../../kit/i18n/index.ts';
import { HistoryIcon } from '../../kit/icons/history.tsx';
import { newUuid } from '../../kit/ids/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import { PanelDrawer } from '../../kit/panel-drawer/index.ts';
import { EmptyState, Loaded, Skeleton } from '../../kit/states/index.ts';
import styles from './change-sets.module.css';
import {
  type ChangeSet,
  cancelChangeSet,
  changeSetRecordsQuery,
  changeSetsQuery,
  isUnderWay,
  undoChangeSet,
} from './change-sets.queries.ts';
import { useChangeSetTexts } from './change-sets-texts.ts';
import { ChangedRows, scrolling } from './changed-rows.tsx';
import { useFollowChangeSet } from './follow-change-set.tsx';

type Shown = 'changed' | 'rest' | undefined;

/** What was changed in many records at once, running and done, at the end of any page (`?panel=changes`). */
export const ChangesPanel = () => {
  const t = useChangeSetTexts();
  const query = useInfiniteQuery(changeSetsQuery(useLanguage()));
  return (
    <PanelDrawer value="changes" title={t.panel} width={480}>
      <Loaded query={query} skeleton={<Skeleton height={240} />}>
        {(sets) =>
          sets.length === 0 ? (
            <EmptyState icon={<HistoryIcon />} title={t.panelEmptyTitle} text={t.panelEmptyText} />
          ) : (
            <>
              <ul className={styles.sets}>
                {sets.map((set) => (
                  <SetItem key={set.id} set={set} />
                ))}
              </ul>
              {query.hasNextPage && (
                <Button
                  fullWidth
                  loading={query.isFetchingNextPage}
                  onClick={() => void query.fetchNextPage()}
                >
                  {t.older}
                </Button>
              )}
            </>
          )
        }
      </Loaded>
    </PanelDrawer>
  );
};

function SetItem({ set }: { readonly set: ChangeSet }) {
  const t = useChangeSetTexts();
  const f = useFormats();
  const language = useLanguage();
  const what = kindWords[set.entity as EntityName]?.[language].many ?? set.entity;
  const rest = restOf(set);
  return (
    <li className={styles.set}>
      <h3 className={styles.setTitle}>
        {set.description.startsWith(what) ? set.description : `${what}: ${set.description}`}
      </h3>
      <p className={styles.facts}>{t.by(set.actorName, f.dateTime(set.createdAt))}</p>
      <p className={styles.facts}>
        {[
          t.kinds[set.kind as keyof typeof t.kinds],
          t.states[set.state as keyof typeof t.states],
          t.counts(f.number(set.changed), f.number(set.total)),
          ...(rest > 0 ? [t.rest(f.number(rest))] : []),
        ].join(' · ')}
      </p>
      {isUnderWay(set) && <Progress set={set} />}
      <Details set={set} />
    </li>
  );
}

function restOf({ faulty, changedSince, gone }: ChangeSet): number {
  return faulty + changedSince + gone;
}

function Progress({ set }: { readonly set: ChangeSet }) {
  const t = useChangeSetTexts();
  const done = set.changed + set.unchanged + restOf(set);
  const share = set.total === 0 ? 0 : Math.min(100, (100 * done) / set.total);
  return <LinearProgress variant="determinate" value={share} aria-label={t.progressLabel} />;
}

function Details({ set }: { readonly set: ChangeSet }) {
  const t = useChangeSetTexts();
  const [shown, setShown] = useState<Shown>();
  const toggle = (part: Shown, label: string) => (
    <Button
      size="small"
      color="inherit"
      aria-expanded={shown === part}
      onClick={() => setShown(shown === part ? undefined : part)}
    >
      {shown === part ? t.hide : label}
    </Button>
  );
  return (
    <>
      <div className={styles.buttons}>
        {restOf(set) > 0 && toggle('rest', t.showRest)}
        {set.changed > 0 && toggle('changed', t.showChanged)}
        <Buttons set={set} />
      </div>
      {shown && <Records set={set} isChanged={shown === 'changed'} />}
    </>
  );
}

function Buttons({ set }: { readonly set: ChangeSet }) {
  const t = useChangeSetTexts();
  const follow = useFollowChangeSet();
  const { ask, isBusy } = useAsk();
  const [requestKey] = useState(() => newUuid());
  if (isUnderWay(set))
    return (
      <Button size="small" loading={isBusy} onClick={() => void ask(() => cancelChangeSet(set.id))}>
        {t.cancel}
      </Button>
    );
  if (set.undoneBy !== null) return <span className={styles.facts}>{t.isUndone}</span>;
  if (set.changed === 0) return null;
  const undo = async () => follow(await undoChangeSet(set.id, requestKey));
  return (
    <Button size="small" loading={isBusy} onClick={() => void ask(undo)}>
      {t.undo}
    </Button>
  );
}

/** A click that asks the server for something; the button waits meanwhile. */
function useAsk() {
  const notify = useNotify();
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const ask = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    await work().catch(notify.failure);
    await client.invalidateQueries({ queryKey: ['changeSets', 'all'] });
    setBusy(false);
  };
  return { ask, isBusy };
}

function Records({ set, isChanged }: { readonly set: ChangeSet; readonly isChanged: boolean }) {
  const t = useChangeSetTexts();
  const query = useInfiniteQuery(changeSetRecordsQuery(set.id, isChanged));
  return (
    <Loaded query={query} skeleton={<Skeleton height={120} />}>
      {(rows) => (
        <div className={styles.rows} {...scrolling(set.description)}>
          <ChangedRows
            entity={set.entity as EntityName}
            label={set.description}
            rows={rows}
            goes={set.kind === 'undo' ? t.came : t.went}
          />
          {query.hasNextPage && (
            <Button fullWidth loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
              {t.more}
            </Button>
          )}
        </div>
      )}
    </Loaded>
  );
}
