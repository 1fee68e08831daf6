import Alert from '@mui/material/Alert';
import { usualPriceGroup } from '@tresen/domain/master-data/articles';
import { useTexts } from '../../kit/i18n/index.ts';
import type { FormValues } from '../../kit/record-form/index.ts';
import { articleTexts } from './article-texts.ts';

/** A further price for the group that every terminal has unless somebody gave it another. */
export const hasUsualGroup = ({ prices }: FormValues): boolean =>
  Array.isArray(prices) && prices.some(({ key }) => key === usualPriceGroup);

/** Says that a further price stands in the place of the main one nearly everywhere: mostly that is a mistake. */
export const UsualGroupNote = () => {
  const t = useTexts(articleTexts);
  return <Alert severity="warning">{t.usualGroup}</Alert>;
};
