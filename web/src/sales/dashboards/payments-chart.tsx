import type { PaymentFigures } from '@tresen/domain/sales/dashboards';
import { paymentGroups } from '@tresen/domain/sales/receipts';
import type { ReactNode } from 'react';
import { useTexts } from '../../kit/i18n/index.ts';
import { useRangeText } from './analytics-widget.ts';
import { useChartFigures, useMoneyWords } from './chart-words.ts';
import { dashboardTexts } from './dashboards-texts.ts';
import { useReceiptsLink } from './use-receipts-link.ts';
import { Widget } from './widget.tsx';

interface PaymentsChartProps {
  readonly payments: PaymentFigures;
  readonly comparisonPayments?: PaymentFigures | null;
  readonly comparison?: string | undefined;
  readonly from: string;
  readonly to: string;
  readonly currency: string;
  readonly isSample: boolean;
  /** Whether the figures are of the same days in all branches: no list holds the receipts of several days behind them. */
  readonly isOfSameDays?: boolean;
  readonly controls?: ReactNode;
  readonly boxes?: ReactNode;
}

/** What was paid in cash, by card, digitally or otherwise (DSH-09, DSH-10). */
export const PaymentsChart = (props: PaymentsChartProps) => {
  const { payments, comparisonPayments, comparison, from, to, currency, isSample, controls, boxes } = props;
  const { isOfSameDays = true } = props;
  const t = useTexts(dashboardTexts);
  const range = useRangeText();
  const receiptsLink = useReceiptsLink(isSample || !isOfSameDays, currency);
  const { money, share } = useChartFigures(currency);
  const words = useMoneyWords(t.payment, currency);
  const total = paymentGroups.reduce((sum, group) => sum + payments[group], 0);
  const rows = paymentGroups.map((group) => ({
    key: group,
    label: t[group],
    value: payments[group],
    ...(comparison && { compared: [comparisonPayments?.[group] ?? 0] }),
    facts: [total === 0 ? 0 : payments[group] / total],
    ...receiptsLink({ from, to, payment: group }),
  }));
  return (
    <Widget
      id="payments"
      kind="bars"
      title={t.payments}
      subtitle={t.amountIn(currency, range(from, to))}
      rows={rows}
      words={{
        ...words,
        value: money(t.amount),
        ...(comparison && { compared: [comparison] }),
        facts: [share(t.share)],
      }}
      empty={t.emptyPayments}
      isSample={isSample}
      controls={controls}
      boxes={boxes}
    />
  );
};
