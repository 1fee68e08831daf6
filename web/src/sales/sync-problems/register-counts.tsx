import { useQuery } from '@tanstack/react-query';
import type { Condition } from '@tresen/domain/kit/entities';
import { problemList } from '@tresen/domain/sales/sync-problems';
import { Link } from 'react-router';
import { useAddress } from '../../kit/address/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { narrowedTo, readFilter } from '../../kit/record-list/index.ts';
import styles from './sync-problems.module.css';
import { type ProblemCount, problemCountsQuery } from './sync-problems.queries.ts';
import { syncProblemTexts } from './sync-problems-texts.ts';

const maxShown = 12;

/** How many problems each register has; a click shows only those. Nothing while they are all of one. */
export const RegisterCounts = () => {
  const t = useTexts(syncProblemTexts);
  const f = useFormats();
  const { params } = useAddress();
  const registers = byRegister(useQuery(problemCountsQuery(false)).data ?? []);
  if (registers.length < 2) return null;
  const { conditions } = readFilter(problemList.fields, params);
  return (
    <ul className={styles.registers} aria-label={t.byRegister}>
      {registers.slice(0, maxShown).map(({ deviceId, deviceName, unitName, count }) => (
        <li key={deviceId}>
          <Link
            to={`?${narrowedTo(problemList, params, { field: 'deviceId', is: 'is', values: [deviceId] })}`}
            aria-current={conditions.some((one) => isAbout(one, deviceId)) || undefined}
          >
            <span>
              {deviceName} · {unitName}
            </span>
            <strong>{f.number(count)}</strong>
          </Link>
        </li>
      ))}
    </ul>
  );
};

function isAbout({ field, is, values }: Condition, deviceId: string): boolean {
  return field === 'deviceId' && is === 'is' && values.includes(deviceId);
}

function byRegister(counts: readonly ProblemCount[]) {
  return [...Map.groupBy(counts, ({ deviceId }) => deviceId).values()]
    .flatMap((ofRegister) => {
      const [first] = ofRegister;
      return first ? [{ ...first, count: ofRegister.reduce((sum, { count }) => sum + count, 0) }] : [];
    })
    .toSorted((one, other) => other.count - one.count);
}
