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

const useFacts = (zone: string) => {
  const t = useTexts(counterTexts);
  const f = useFormats();
  const nameOf = ({ kind }: CounterState): string =>
    kind === 'transaction' ? t.lastTransaction : kind === 'z' ? t.lastZ : t.lastReceipt;
  return (counter: CounterState): Fact[] => [
    { name: nameOf(counter), value: t.standAt(f.number(counter.last), f.dateTime(counter.lastAt, zone)) },
    { name: t.signature, value: counter.signature === null ? null : f.number(counter.signature) },
  ];
};

const Counters = ({
  counters,
  zone,
}: {
  readonly counters: readonly CounterState[];
  readonly zone: string;
}) => {
  const t = useTexts(counterTexts);
  const factsOf = useFacts(zone);
  if (counters.length === 0) return <p className={styles.hint}>{t.none}</p>;
  // A register that has used several security devices has a transaction counter of each.
  const isOneTse = counters.filter(({ kind }) => kind === 'transaction').length < 2;
  return counters.map((counter) => (
    <div key={`${counter.kind} ${counter.series}`}>
      {!isOneTse && counter.kind === 'transaction' && (
        <h3 className={styles.device}>{t.tse(counter.series)}</h3>
      )}
      <FactList facts={factsOf(counter)} />
    </div>
  ));
};

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
