import { type Period, periods, rangeOfPeriod } from '@tresen/domain/kit/business-day';
import { Suspense } from 'react';
import { useAddress } from '../../kit/address/index.ts';
import { optional } from '../../kit/feature/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { FailedPart } from '../../kit/states/index.ts';
import { periodOf } from './dashboard-address.ts';
import styles from './dashboards.module.css';
import { dashboardTexts } from './dashboards-texts.ts';

// Few people ask for days of their own.
const RangeBoxes = optional(async () => (await import('./range-boxes.tsx')).RangeBoxes, FailedPart);

/** Chooses the period of the payment methods, or days of one's own (DSH-10, decisions DSH-11). */
export const PeriodChoice = ({ today }: { readonly today: string }) => {
  const t = useTexts(dashboardTexts);
  const { params, change } = useAddress();
  const period = periodOf(params);
  const choose = (next: string) =>
    change(
      next === 'RANGE'
        ? { period: next, ...daysOf(period, today) }
        : { period: next === 'TODAY' ? null : next, from: null, to: null },
    );
  return (
    <select
      className={styles.period}
      aria-label={`${t.payments}: ${t.period}`}
      value={period}
      onChange={({ target }) => choose(target.value)}
    >
      {periods.map((each) => (
        <option key={each} value={each}>
          {t[each]}
        </option>
      ))}
      <option value="RANGE">{t.ownRange}</option>
    </select>
  );
};

/** The days of one's own. */
export const PeriodDays = () => (
  <Suspense fallback={null}>
    <RangeBoxes from={undefined} to={undefined} />
  </Suspense>
);

/** Days of their own begin with those of the period before. */
function daysOf(period: Period | 'RANGE', today: string) {
  return period === 'RANGE' ? {} : rangeOfPeriod(period, today);
}
