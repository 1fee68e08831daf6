import IconButton from '@mui/material/IconButton';
import { Link } from 'react-router';
import { ScaledBox } from '../../kit/form/index.ts';
import { useLanguage, useTexts } from '../../kit/i18n/index.ts';
import { ArrowUpwardIcon } from '../../kit/icons/arrow-upward.tsx';
import { DeleteOutlinedIcon } from '../../kit/icons/delete-outlined.tsx';
import styles from './editing.module.css';
import { productPath } from './editing-path.ts';
import { editingTexts } from './editing-texts.ts';
import type { FormLink } from './product-values.ts';

interface LinkLineProps {
  readonly link: FormLink;
  readonly isFirst: boolean;
  readonly onUp: () => void;
  readonly onRemove: () => void;
  readonly onQuantity: (quantity: FormLink['quantity']) => void;
}

/** A product that is offered with another; it can move up, and be taken out. */
export const LinkLine = ({ link, isFirst, onUp, onRemove, onQuantity }: LinkLineProps) => {
  const t = useTexts(editingTexts);
  const name = useLanguage() === 'de' ? link.nameDe : link.nameEn;
  return (
    <li className={styles.link}>
      <Link to={productPath(link.linkedNumber)} className={styles.linkName}>
        {name}
      </Link>
      {link.kind === 'part' && (
        <span className={styles.pieces}>
          <ScaledBox label={t.piecesOf(name)} kind="whole" value={link.quantity} onValue={onQuantity} />
        </span>
      )}
      <span>
        <IconButton aria-label={t.moveUp(name)} disabled={isFirst} onClick={onUp}>
          <ArrowUpwardIcon />
        </IconButton>
        <IconButton aria-label={t.removeLink(name)} onClick={onRemove}>
          <DeleteOutlinedIcon />
        </IconButton>
      </span>
    </li>
  );
};
