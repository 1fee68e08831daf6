import { useQuery } from '@tanstack/react-query';
import { marginOf } from '@tresen/domain/master-data/articles';
import { useWatch } from 'react-hook-form';
import { useFormats } from '../../kit/format/index.ts';
import { ArticleVatDocument } from '../../kit/graphql/generated/pos/graphql.ts';
import { posApi } from '../../kit/graphql/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { useFormContext } from '../../kit/record-form/index.ts';
import { articleTexts } from './article-texts.ts';
import styles from './margin.module.css';

/** What is left of the price, as somebody types it (ART-17). */
export const Margin = () => {
  const t = useTexts(articleTexts);
  const f = useFormats();
  const { control } = useFormContext().form.form;
  const [price, purchasePrice, vatId] = useWatch({
    control,
    name: ['price', 'purchasePrice', 'vatInHouseId'],
  }) as unknown[];
  const vat = useVatValue(vatId);
  const margin = vat === undefined ? null : marginOf(numberOr(price, 0), numberOr(purchasePrice, null), vat);
  const text = margin === null ? t.marginUnknown : f.share(margin / 10_000);
  return (
    <p className={styles.margin} role="status">
      <strong>{t.margin}</strong>{' '}
      {margin === null ? text : margin < 0 ? t.marginLoss(text) : t.marginOf(text)}
    </p>
  );
};

function useVatValue(id: unknown): number | undefined {
  return (
    useQuery({
      queryKey: ['records', 'vat', 'value', id],
      queryFn: async () => (await posApi.request(ArticleVatDocument, { id: String(id) })).vat?.value ?? null,
      enabled: typeof id === 'string',
      meta: { topics: ['masterData'] },
    }).data ?? undefined
  );
}

function numberOr<Other>(value: unknown, other: Other): number | Other {
  return typeof value === 'number' ? value : other;
}
