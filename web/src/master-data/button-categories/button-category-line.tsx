import IconButton from '@mui/material/IconButton';
import { Link } from 'react-router';
import { useTexts } from '../../kit/i18n/index.ts';
import { AddIcon } from '../../kit/icons/add.tsx';
import { buttonCategoryPath } from '../records/index.ts';
import styles from './button-categories.module.css';
import { buttonCategoryTexts } from './button-categories-texts.ts';
import type { PlacedCategory } from './button-category-tree.ts';

/** Whose categories these are. */
export interface Place {
  readonly templateId: string;
  readonly app: string;
}

interface ButtonCategoryLineProps extends Place {
  readonly placed: PlacedCategory;
}

/** A category below the one that it belongs to; further ones are created in it. */
export const ButtonCategoryLine = ({ templateId, app, placed }: ButtonCategoryLineProps) => {
  const t = useTexts(buttonCategoryTexts);
  const { category, depth } = placed;
  const { id, name, colour, isActive } = category;
  return (
    <li className={styles.category} style={{ paddingInlineStart: 8 + depth * 28 }}>
      <span className={styles.spot} style={{ background: colour ?? 'transparent' }} />
      <Link to={buttonCategoryPath(id, templateId, app)} className={styles.name}>
        {name}
      </Link>
      {!isActive && <small>{t.inactive}</small>}
      <IconButton
        component={Link}
        to={`${buttonCategoryPath('new', templateId, app)}?parent=${id}`}
        aria-label={t.createIn(name)}
        title={t.createIn(name)}
      >
        <AddIcon />
      </IconButton>
    </li>
  );
};
