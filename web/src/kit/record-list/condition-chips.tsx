import Button from '@mui/material/Button';
import { useTexts } from '../i18n/index.ts';
import { CloseIcon } from '../icons/close.tsx';
import styles from './condition-chips.module.css';
import { recordListTexts } from './record-list-texts.ts';

/** A filter that is set. */
export interface SetFilter {
  readonly key: string;
  /** In words: `Preis ab 5,00 €`. */
  readonly words: string;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

interface ConditionChipsProps {
  readonly filters: readonly SetFilter[];
  readonly onClear: () => void;
}

/** The filters that are set, in words: a click changes one, the cross removes it. */
export const ConditionChips = ({ filters, onClear }: ConditionChipsProps) => {
  const t = useTexts(recordListTexts);
  if (filters.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={t.setFilters}>
      {filters.map((filter) => (
        <Chip key={filter.key} filter={filter} />
      ))}
      <li>
        <Button color="inherit" onClick={onClear}>
          {t.removeAll}
        </Button>
      </li>
    </ul>
  );
};

function Chip({ filter: { words, onEdit, onRemove } }: { readonly filter: SetFilter }) {
  const t = useTexts(recordListTexts);
  return (
    <li className={styles.chip}>
      <button type="button" className={styles.edit} title={t.changeFilter(words)} onClick={onEdit}>
        {words}
      </button>
      <button type="button" className={styles.remove} aria-label={t.removeFilter(words)} onClick={onRemove}>
        <CloseIcon fontSize="small" />
      </button>
    </li>
  );
}
