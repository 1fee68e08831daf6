import { useTexts } from '../../kit/i18n/index.ts';
import { MenuIcon } from '../../kit/icons/menu.tsx';
import { MenuOpenIcon } from '../../kit/icons/menu-open.tsx';
import { ProductMark } from '../../kit/product-mark/index.ts';
import { ToolButton } from '../../kit/toolbar/index.ts';
import { shellTexts } from '../shell-texts.ts';
import styles from './menu.module.css';

interface MenuHeadProps {
  /** Whether the menu is open as far as its button is concerned. */
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** The words of the button, now. */
  readonly label: string;
  readonly hasName?: boolean;
}

/** The head of the menu, as high as the toolbar: its button, and the product's name. */
export const MenuHead = ({ isOpen, onToggle, label, hasName = true }: MenuHeadProps) => {
  const t = useTexts(shellTexts);
  return (
    <div className={styles.head}>
      <ToolButton
        className={styles.fold ?? ''}
        label={label}
        icon={isOpen ? <MenuOpenIcon /> : <MenuIcon />}
        aria-expanded={isOpen}
        onClick={onToggle}
      />
      {hasName && (
        <span className={styles.brand}>
          <ProductMark size={28} />
          {t.product}
        </span>
      )}
    </div>
  );
};
