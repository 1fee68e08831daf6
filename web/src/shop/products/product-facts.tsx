import { monthsOf } from '@tresen/domain/shop/cart';
import { centsOf } from '@tresen/domain/shop/products';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { FactList, Panel } from '../../kit/page/index.ts';
import { catalogueTexts } from './catalogue-texts.ts';
import type { OfferedProduct } from './product.ts';
import { usePriceWords } from './product-words.ts';

/** Numbers and terms of a product. */
export const ProductFacts = ({ product }: { readonly product: OfferedProduct }) => {
  const t = useTexts(catalogueTexts);
  const f = useFormats();
  const { money, interval } = usePriceWords();
  const { articleNr, articleEan, contractDurationMonths: duration, setupFee } = product;
  const months = duration === 1 ? t.oneMonth : t.months(f.number(duration));
  return (
    <Panel title={t.facts}>
      <FactList
        facts={[
          { name: t.articleNumber, value: articleNr },
          { name: t.ean, value: articleEan },
          { name: t.contract, value: interval(monthsOf(product)) },
          { name: t.duration, value: duration > 0 ? months : null },
          { name: t.setupFee, value: setupFee > 0 ? money(centsOf(setupFee)) : null },
        ]}
      />
    </Panel>
  );
};
