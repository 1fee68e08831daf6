import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { type Fact, FactList, Panel } from '../../kit/page/index.ts';
import { Loaded, Skeleton } from '../../kit/states/index.ts';
import styles from './counters.module.css';
import { type CounterState, registerCountersQuery } from './counters.queries.ts';
import { counterTexts } from './counters-texts.ts';
import { GapTable } from './gap-table.tsx';

// A register that has used several security devices has a transaction counter of each; their serials are long.
const serialLetters = 8;

interface RegisterCountersProps {
  readonly deviceId: string;
  /** The time zone of its branch. */
  readonly zone: string;
}

/** Where the counters of a register stand, and which of their numbers are missing. */
export const RegisterCounters = ({ deviceId, zone }: RegisterCountersProps) => {
  const t = useTexts(counterTexts);
  const f = useFormats();
  const query = useQuery(registerCountersQuery(deviceId));
  return (
    <Panel title={t.title}>
      <Loaded query={query} skeleton={<Skeleton height={120} />}>
        {({ counters, gaps, unchecked }) => (
          <>
            <Counters counters={counters} zone={zone} />
            {unchecked > 0 && <Alert severity="info">{t.unchecked(f.number(unchecked))}</Alert>}
            {gaps.length > 0 ? (
              <div className={styles.gaps}>
                <GapTable gaps={gaps} />
              </div>
            ) : (
              counters.length > 0 && unchecked === 0 && <p className={styles.hint}>{t.noGaps}</p>
            )}
          </>
        )}
      </Loaded>
    </Panel>
  );
};

function Counters({ counters, zone }: { readonly counters: readonly CounterState[]; readonly zone: string }) {
  const t = useTexts(counterTexts);
  const factsOf = useFacts(zone);
  if (counters.length === 0) return <p className={styles.hint}>{t.none}</p>;
  return <FactList facts={factsOf(counters)} />;
}

function useFacts(zone: string) {
  const t = useTexts(counterTexts);
  const f = useFormats();
  return (counters: readonly CounterState[]): Fact[] => {
    const isOneTse = counters.filter(({ kind }) => kind === 'transaction').length < 2;
    const named = (name: string, { series }: CounterState): string =>
      isOneTse ? name : t.ofTse(name, series.slice(0, serialLetters));
    return counters.flatMap((counter) => {
      const value = t.standAt(String(counter.last), f.dateTime(counter.lastAt, zone));
      if (counter.kind !== 'transaction')
        return [{ name: counter.kind === 'z' ? t.lastZ : t.lastReceipt, value }];
      const signature = counter.signature === null ? null : String(counter.signature);
      return [
        { name: named(t.lastTransaction, counter), value },
        { name: named(t.signature, counter), value: signature },
      ];
    });
  };
}
