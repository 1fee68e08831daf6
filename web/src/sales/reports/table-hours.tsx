import { labelOf } from '@tresen/domain/sales/reports';
import { hoursShown, tableTimesWords } from '@tresen/domain/sales/table-times';
import { useFormats } from '../../kit/format/index.ts';
import type { TableTimesQuery } from '../../kit/graphql/generated/pos/graphql.ts';
import { useWords } from '../../kit/i18n/index.ts';
import { HeatTable } from './heat-table.tsx';
import styles from './reports.module.css';
import { useLabelStyle } from './use-label-style.ts';

interface TableHoursProps {
  readonly answer: Pick<TableTimesQuery['tableTimes'], 'weekdays' | 'hours'>;
  readonly isStale: boolean;
}

/** The median table time by weekday and the hour of payment. */
export const TableHours = ({ answer: { weekdays, hours }, isStale }: TableHoursProps) => {
  const words = useWords(tableTimesWords);
  const style = useLabelStyle();
  const f = useFormats();
  const shown = hoursShown(hours);
  const minutes = (median: number | null | undefined) =>
    median === null || median === undefined
      ? { text: '', amount: 0 }
      : { text: f.number(median), amount: median };
  const named = (dimension: 'hour' | 'weekday', value: number) => {
    const key = String(value);
    return { key, label: labelOf(dimension, { key, name: '' }, style) };
  };
  return (
    <>
      <h2 className={styles.part}>{words.hours}</h2>
      <HeatTable
        name={words.hours}
        corner={style.words.dimensions.weekday}
        columns={shown.map((hour) => named('hour', hour))}
        rows={weekdays.map(({ weekday, median }) => ({
          ...named('weekday', weekday),
          cells: shown.map((hour) =>
            minutes(hours.find((own) => own.weekday === weekday && own.hour === hour)?.median),
          ),
          total: minutes(median).text,
        }))}
        total={words.wholeDay}
        isStale={isStale}
      />
    </>
  );
};
