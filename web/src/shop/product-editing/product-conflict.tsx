import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import styles from './editing.module.css';
import { editingTexts } from './editing-texts.ts';
import type { ProductForm } from './product-values.ts';

interface ProductConflictProps {
  readonly mine: ProductForm;
  readonly theirs: ProductForm;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}

const money: readonly string[] = ['price', 'setupFee', 'discountedPrice'];

/** Both versions side by side where they differ, and the choice between them. */
export const ProductConflict = ({ mine, theirs, onKeepMine, onTakeTheirs }: ProductConflictProps) => {
  const t = useTexts(editingTexts);
  const f = useFormats();
  const names = (Object.keys(mine) as (keyof ProductForm)[]).filter(
    (name) => JSON.stringify(mine[name]) !== JSON.stringify(theirs[name]),
  );
  const wordsOf = (name: keyof ProductForm, value: unknown): string => {
    if (Array.isArray(value)) return t.many(f.number(value.length));
    if (typeof value === 'number' && money.includes(name)) return f.money(value, 'EUR');
    return value === null || value === '' ? t.nothing : String(value);
  };
  return (
    <Alert severity="warning" icon={false} role="alert">
      <AlertTitle>{t.conflictTitle}</AlertTitle>
      {t.conflictText}
      <table className={styles.versions}>
        <thead>
          <tr>
            <td />
            <th scope="col">{t.mine}</th>
            <th scope="col">{t.theirs}</th>
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <tr key={name}>
              <th scope="row">{t[name]}</th>
              <td>{wordsOf(name, mine[name])}</td>
              <td>{wordsOf(name, theirs[name])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.actions}>
        <Button variant="contained" onClick={onKeepMine}>
          {t.keepMine}
        </Button>
        <Button variant="outlined" onClick={onTakeTheirs}>
          {t.takeTheirs}
        </Button>
      </div>
    </Alert>
  );
};
