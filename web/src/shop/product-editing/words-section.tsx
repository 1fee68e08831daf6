import { productLengths } from '@tresen/domain/shop/products';
import { useTexts } from '../../kit/i18n/index.ts';
import { Panel } from '../../kit/page/index.ts';
import styles from './editing.module.css';
import { editingTexts } from './editing-texts.ts';
import { LongTextField } from './form-fields.tsx';

/** What the shop says of a product, in both languages. */
export const WordsSection = () => {
  const t = useTexts(editingTexts);
  return (
    <Panel title={t.words}>
      <p className={styles.intro}>{t.wordsHint}</p>
      <div className={styles.pair}>
        <LongTextField name="shortDescriptionDe" label={t.shortDescriptionDe} max={productLengths.short} />
        <LongTextField name="shortDescriptionEn" label={t.shortDescriptionEn} max={productLengths.short} />
        <LongTextField
          name="longDescriptionDe"
          label={t.longDescriptionDe}
          max={productLengths.long}
          hint={t.markdown}
        />
        <LongTextField
          name="longDescriptionEn"
          label={t.longDescriptionEn}
          max={productLengths.long}
          hint={t.markdown}
        />
        <LongTextField name="importantNoticeDe" label={t.importantNoticeDe} max={productLengths.notice} />
        <LongTextField name="importantNoticeEn" label={t.importantNoticeEn} max={productLengths.notice} />
      </div>
    </Panel>
  );
};
