import { useQuery } from '@tanstack/react-query';
import { productTypes, viewTypes } from '@tresen/domain/shop/products';
import { useMemo } from 'react';
import { ReferenceBox } from '../../kit/form/index.ts';
import { useLanguage, useTexts } from '../../kit/i18n/index.ts';
import { Panel } from '../../kit/page/index.ts';
import { hasWords, searchedWords } from '../../kit/search/index.ts';
import { placedCategories } from './category-order.ts';
import { typeWords, viewTypeWords } from './choice-words.ts';
import styles from './editing.module.css';
import { storedCategoriesQuery } from './editing.queries.ts';
import { categoriesPath } from './editing-path.ts';
import { editingTexts } from './editing-texts.ts';
import { ChoiceField, NumberField, SwitchField, TextField, useField } from './form-fields.tsx';

/** What a product is called, where it stands, and whether it is sold. */
export const GeneralSection = () => {
  const t = useTexts(editingTexts);
  const types = useTexts(typeWords);
  const viewWords = useTexts(viewTypeWords);
  return (
    <Panel title={t.general}>
      <div className={styles.fields}>
        <SwitchField name="active" label={t.active} hint={t.activeHint} />
        <div className={styles.pair}>
          <TextField name="nameDe" label={t.nameDe} required />
          <TextField name="nameEn" label={t.nameEn} required />
          <CategoryField />
          <NumberField name="position" label={t.position} hint={t.positionHint} />
          <ChoiceField
            name="type"
            label={t.type}
            required
            options={productTypes.map((type) => ({ value: type, title: types[type] }))}
          />
          <ChoiceField
            name="viewType"
            label={t.viewType}
            required
            hint={t.viewTypeHint}
            options={viewTypes.map((type) => ({ value: type, title: viewWords[type] }))}
          />
          <TextField name="articleNr" label={t.articleNr} />
          <TextField name="articleEan" label={t.articleEan} />
        </div>
      </div>
    </Panel>
  );
};

function CategoryField() {
  const t = useTexts(editingTexts);
  const { field, error } = useField('categoryId');
  const categories = usePlacedCategories();
  const found = categories.map(({ category, name }) => ({ id: category.id, name }));
  return (
    <ReferenceBox
      label={t.categoryId}
      name="categoryId"
      required
      source={{
        key: `shopCategories ${found.length}`,
        newPath: categoriesPath,
        search: (text) => Promise.resolve(found.filter(({ name }) => hasWords(name, searchedWords(text)))),
      }}
      value={field.value || null}
      chosenName={found.find(({ id }) => id === field.value)?.name}
      error={error}
      onValue={(id) => field.onChange(id ?? '')}
      onBlur={field.onBlur}
    />
  );
}

function usePlacedCategories() {
  const { data } = useQuery(storedCategoriesQuery);
  const language = useLanguage();
  return useMemo(() => placedCategories(data ?? [], language), [data, language]);
}
