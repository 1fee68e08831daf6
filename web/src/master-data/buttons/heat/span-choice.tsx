import { ChoiceBox, DateBox } from '../../../kit/form/index.ts';
import { useTexts } from '../../../kit/i18n/index.ts';
import styles from './heat.module.css';
import { type HeatDays, heatSpans } from './heat-spans.ts';
import { heatTexts } from './heat-texts.ts';

interface SpanChoiceProps {
  readonly name: string;
  readonly value: HeatDays;
}

/** How far one looks back, or on which days. */
export const SpanChoice = ({ name, value: { span, setSpan, days, setDay } }: SpanChoiceProps) => {
  const t = useTexts(heatTexts);
  return (
    <>
      <ChoiceBox
        label={t.spanChoice}
        name={name}
        required
        options={[
          ...heatSpans.map((value) => ({ value: String(value), title: t.lastMonths(value) })),
          { value: 'days', title: t.ownDays },
        ]}
        value={String(span)}
        onValue={(value) => setSpan(heatSpans.find((one) => String(one) === value) ?? 'days')}
      />
      {span === 'days' && (
        <div className={styles.days}>
          <DateBox label={t.from} value={days.from} onChange={(day) => setDay('from', day)} />
          <DateBox label={t.to} value={days.to} onChange={(day) => setDay('to', day)} />
        </div>
      )}
    </>
  );
};
