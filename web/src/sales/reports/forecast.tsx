import { useQuery } from '@tanstack/react-query';
import { triedWeeks } from '@tresen/domain/sales/forecast';
import { useMemo } from 'react';
import { useAddress } from '../../kit/address/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import type { SalesForecastQuery } from '../../kit/graphql/generated/pos/graphql.ts';
import { useLanguage, useTexts } from '../../kit/i18n/index.ts';
import { type Column, ListTable, RowsSkeleton } from '../../kit/list/index.ts';
import { EmptyState, Loaded } from '../../kit/states/index.ts';
import { HeatTable } from './heat-table.tsx';
import { omittedReport, ReportNotes } from './report-notes.tsx';
import styles from './reports.module.css';
import { salesForecastQuery } from './reports.queries.ts';
import { studyTexts } from './studies-texts.ts';
import { useLabelStyle } from './use-label-style.ts';

type Answer = SalesForecastQuery['salesForecast'];
type Day = Answer['days'][number];
type Row = Day & { readonly id: string };

/** What the next seven days will probably sell, by day and hour, and how far that is to be trusted. */
export const Forecast = () => {
  const { params } = useAddress();
  const query = useQuery(salesForecastQuery(params, useLanguage()));
  return (
    <Loaded query={query} skeleton={<RowsSkeleton rows={7} />}>
      {(answer) => <Told answer={answer} isStale={query.isPlaceholderData} />}
    </Loaded>
  );
};

function Told({ answer, isStale }: { readonly answer: Answer; readonly isStale: boolean }) {
  const t = useTexts(studyTexts);
  const f = useFormats();
  const columns = useColumns(answer.currency);
  const { isOmitted, method, error, errorOfLastWeek, triedDays, days, currency } = answer;
  if (isOmitted) return <ReportNotes report={omittedReport} isEmpty />;
  if (method === null || error === null) return <EmptyState title={t.tooLittle} text={t.tooLittleText} />;
  const whole = days.reduce((sum, { turnover }) => sum + turnover, 0);
  return (
    <>
      <p className={styles.about}>
        <strong>{t.forecastSum(f.roughMoney(whole, currency))}</strong> {t.estimate}{' '}
        {t[method](f.number(triedWeeks))}{' '}
        {isTriedFully(triedDays)
          ? t.error(f.share(error), f.number(triedWeeks))
          : t.errorOfFew(f.share(error), f.number(triedDays))}{' '}
        {method !== 'LAST_WEEK' && errorOfLastWeek !== null && t.errorOfLastWeek(f.share(errorOfLastWeek))}
      </p>
      <ListTable
        label={t.forecast}
        columns={columns}
        rows={days.map((day) => ({ ...day, id: day.day }))}
        isStale={isStale}
      />
      <Hours answer={answer} isStale={isStale} />
    </>
  );
}

/** Holidays are left out of the trial; who lacks more than a week of days has not sold for so long. */
function isTriedFully(days: number): boolean {
  return days >= (triedWeeks - 1) * 7;
}

function useColumns(currency: string) {
  const t = useTexts(studyTexts);
  const f = useFormats();
  return useMemo<readonly Column<Row>[]>(
    () => [
      {
        key: 'day',
        name: t.day,
        role: 'title',
        cell: ({ day, holidays }) => (
          <>
            {f.weekday(day)}
            {holidays.length > 0 && <> · {t.holiday(holidays.join(', '))}</>}
          </>
        ),
      },
      {
        key: 'turnover',
        name: t.estimated,
        role: 'amount',
        isNamed: true,
        cell: ({ turnover }) => <bdi>{f.roughMoney(turnover, currency)}</bdi>,
      },
      {
        key: 'between',
        name: t.between,
        role: 'number',
        isNamed: true,
        cell: ({ low, high }) => (
          <bdi>{t.fromTo(f.roughMoney(low, currency), f.roughMoney(high, currency))}</bdi>
        ),
      },
      {
        key: 'receipts',
        name: t.receipts,
        role: 'number',
        isNamed: true,
        cell: ({ receipts }) => f.number(receipts),
      },
      {
        key: 'before',
        name: t.weekBefore,
        role: 'number',
        isNamed: true,
        cell: ({ weekBefore }) => (weekBefore === null ? '–' : <bdi>{f.money(weekBefore, currency)}</bdi>),
      },
    ],
    [t, f, currency],
  );
}

/** Turnover by hour; of one branch how many people it takes. */
function Hours({
  answer: { days, pace, currency },
  isStale,
}: {
  readonly answer: Answer;
  readonly isStale: boolean;
}) {
  const t = useTexts(studyTexts);
  const f = useFormats();
  const { words } = useLabelStyle();
  const hours = [...new Set(days.flatMap((day) => day.hours.map(({ hour }) => hour)))].sort((a, b) => a - b);
  if (hours.length === 0) return null;
  const columns = hours.map((hour) => ({ key: String(hour), label: words.hour(hour, hour + 1) }));
  const rowsOf = (
    text: (hour: Day['hours'][number]) => string,
    amount: (hour: Day['hours'][number]) => number,
    total: (day: Day) => string,
  ) =>
    days.map((day) => ({
      key: day.day,
      label: f.weekday(day.day),
      cells: hours.map((hour) => {
        const own = day.hours.find((each) => each.hour === hour);
        return own ? { text: text(own), amount: amount(own) } : { text: '', amount: 0 };
      }),
      total: total(day),
    }));
  return (
    <>
      <h2 className={styles.part}>{t.hours}</h2>
      <HeatTable
        name={t.hours}
        corner={t.day}
        columns={columns}
        rows={rowsOf(
          ({ turnover }) => f.roughMoney(turnover, currency),
          ({ turnover }) => turnover,
          ({ turnover }) => f.roughMoney(turnover, currency),
        )}
        total={words.total}
        isStale={isStale}
      />
      {pace !== null && (
        <>
          <h2 className={styles.part}>{t.people}</h2>
          <p className={styles.about}>{t.peopleAbout(f.decimal(Math.round(pace * 10) / 10))}</p>
          <HeatTable
            name={t.people}
            corner={t.day}
            columns={columns}
            rows={rowsOf(
              ({ people }) => f.number(people ?? 0),
              ({ people }) => people ?? 0,
              ({ hours: all }) => f.number(all.reduce((sum, { people }) => sum + (people ?? 0), 0)),
            )}
            total={t.personHours}
            isStale={isStale}
          />
        </>
      )}
    </>
  );
}
