import { ChoiceBox } from '../../../kit/form/index.ts';
import { useTexts } from '../../../kit/i18n/index.ts';
import { type HeatSpan, heatSpans } from './heat-spans.ts';
import { heatTexts } from './heat-texts.ts';

interface SpanChoiceProps {
  readonly name: string;
  readonly span: HeatSpan;
  readonly onSpan: (span: HeatSpan) => void;
}

/** How far one looks back. */
export const SpanChoice = ({ name, span, onSpan }: SpanChoiceProps) => {
  const t = useTexts(heatTexts);
  return (
    <ChoiceBox
      label={t.spanChoice}
      name={name}
      required
      options={heatSpans.map((value) => ({ value, title: t.lastMonths(value) }))}
      value={span}
      onValue={(value) => onSpan(value ?? span)}
    />
  );
};
