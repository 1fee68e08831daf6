import { ValuesConflict } from '../../kit/conflicts/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { editingTexts } from './editing-texts.ts';
import type { ProductForm } from './product-values.ts';

interface ProductConflictProps {
  readonly mine: ProductForm;
  readonly theirs: ProductForm;
  readonly base: ProductForm | undefined;
  readonly onClose: () => void;
  readonly onChosen: (values: ProductForm, isTheirs: boolean) => void;
}

const money: readonly string[] = ['price', 'setupFee', 'discountedPrice'];

/** Both versions of a product where they differ, and the choice between them. */
export const ProductConflict = (props: ProductConflictProps) => {
  const t = useTexts(editingTexts);
  const f = useFormats();
  const wordsOf = (name: keyof ProductForm, form: ProductForm): string => {
    const value = form[name];
    if (Array.isArray(value)) return t.many(f.number(value.length));
    if (typeof value === 'number' && money.includes(name)) return f.money(value, 'EUR');
    return value === null || value === '' ? t.nothing : String(value);
  };
  return (
    <ValuesConflict
      {...props}
      names={Object.keys(props.mine) as (keyof ProductForm)[]}
      titleOf={(name) => t[name]}
      wordsOf={wordsOf}
    />
  );
};
