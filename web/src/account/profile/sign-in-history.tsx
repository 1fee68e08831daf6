import Button from '@mui/material/Button';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { ListTable, RowsSkeleton } from '../../kit/list/index.ts';
import { Loaded } from '../../kit/states/index.ts';
import { placeWords } from './place-words.ts';
import styles from './profile.module.css';
import { historyQuery, type SignInEntry } from './profile.queries.ts';
import { profileTexts } from './profile-texts.ts';
import { useDeviceWords } from './use-device-words.ts';

const outcomes = ['signedIn', 'wrongPassword', 'unconfirmed', 'disabled'] as const;

/** Who tried to sign in with this account, and from where. */
export const SignInHistory = () => {
  const t = useTexts(profileTexts);
  const query = useInfiniteQuery(historyQuery);
  return (
    <section aria-labelledby="sign-ins">
      <h2 id="sign-ins" className={styles.heading}>
        {t.history}
      </h2>
      <Loaded query={query} skeleton={<RowsSkeleton rows={4} />}>
        {(entries) =>
          entries.length === 0 ? (
            <p className={styles.muted}>{t.historyEmpty}</p>
          ) : (
            <>
              <p className={styles.muted}>{t.historyHint}</p>
              <HistoryTable entries={entries} />
              {query.hasNextPage && (
                <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                  {t.more}
                </Button>
              )}
            </>
          )
        }
      </Loaded>
    </section>
  );
};

function HistoryTable({ entries }: { readonly entries: readonly SignInEntry[] }) {
  const t = useTexts(profileTexts);
  const f = useFormats();
  const device = useDeviceWords();
  return (
    <ListTable
      label={t.history}
      rows={entries}
      columns={[
        { key: 'time', name: t.time, role: 'title', cell: ({ at }) => f.dateTime(at) },
        { key: 'outcome', name: t.outcome, cell: ({ outcome }) => <Outcome outcome={outcome} /> },
        { key: 'device', name: t.deviceName, cell: device },
        { key: 'place', name: t.place, cell: ({ address }) => placeWords(address, t) },
      ]}
    />
  );
}

function Outcome({ outcome }: { readonly outcome: string }) {
  const t = useTexts(profileTexts);
  const known = outcomes.find((name) => name === outcome);
  return (
    <span className={styles.outcome} data-good={outcome === 'signedIn' || undefined}>
      {known ? t[known] : outcome}
    </span>
  );
}
