import { type RangeChoice, rangeChoices } from '@tresen/domain/sales/dashboards';
import { useTexts } from '../../kit/i18n/index.ts';
import { analyticsTexts } from './analytics-texts.ts';

/** The ranges relative to today, by name. */
export const useRangeOptions = (): readonly { readonly value: RangeChoice; readonly title: string }[] => {
  const t = useTexts(analyticsTexts);
  return rangeChoices.map((value) => ({ value, title: t[value] }));
};
