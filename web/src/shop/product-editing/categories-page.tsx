import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useAddress } from '../../kit/address/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useLanguage, useTexts } from '../../kit/i18n/index.ts';
import { AddIcon } from '../../kit/icons/add.tsx';
import { CategoryOutlinedIcon } from '../../kit/icons/category-outlined.tsx';
import { EditOutlinedIcon } from '../../kit/icons/edit-outlined.tsx';
import { EmptyState, Loaded, Skeleton } from '../../kit/states/index.ts';
import { CategoryDialog } from './category-dialog.tsx';
import { categoryName, type PlacedCategory, placedCategories } from './category-order.ts';
import styles from './editing.module.css';
import { type StoredCategory, storedCategoriesQuery } from './editing.queries.ts';
import { EditingFrame } from './editing-frame.tsx';
import { editingPath } from './editing-path.ts';
import { editingTexts } from './editing-texts.ts';

/** The tree of the shop's categories. */
export const CategoriesPage = () => {
  const t = useTexts(editingTexts);
  const { change } = useAddress();
  const query = useQuery(storedCategoriesQuery);
  const add = (
    <Button variant="contained" startIcon={<AddIcon />} onClick={() => change({ edit: 'new' })}>
      {t.newCategory}
    </Button>
  );
  return (
    <EditingFrame title={t.categoriesTitle} actions={add}>
      <Loaded query={query} skeleton={<Skeleton height={560} />}>
        {(categories) => (
          <>
            <Categories categories={categories} />
            <CategoryDialog categories={categories} />
          </>
        )}
      </Loaded>
    </EditingFrame>
  );
};

function Categories({ categories }: { readonly categories: readonly StoredCategory[] }) {
  const t = useTexts(editingTexts);
  const placed = placedCategories(categories, useLanguage());
  if (placed.length === 0)
    return <EmptyState icon={<CategoryOutlinedIcon />} title={t.noCategories} text={t.noCategoriesText} />;
  return (
    <ul className={styles.categories} aria-label={t.categoriesTitle}>
      {placed.map((one) => (
        <CategoryLine key={one.category.id} placed={one} />
      ))}
    </ul>
  );
}

function CategoryLine({ placed: { category, depth } }: { readonly placed: PlacedCategory }) {
  const t = useTexts(editingTexts);
  const f = useFormats();
  const { change } = useAddress();
  const name = categoryName(category, useLanguage());
  return (
    <li className={styles.category} style={{ paddingInlineStart: 8 + depth * 28 }}>
      <span className={styles.thumb}>
        {category.imagePath !== null && <img src={category.imagePath} alt="" />}
      </span>
      <span className={styles.categoryName}>
        <strong>{name}</strong>
        <Link to={`${editingPath}?category=${category.id}`}>
          {t.categoryProducts(f.number(category.productCount), category.productCount === 1)}
        </Link>
      </span>
      <IconButton
        aria-label={t.newCategoryIn(name)}
        title={t.newCategoryIn(name)}
        onClick={() => change({ edit: 'new', parent: category.id })}
      >
        <AddIcon />
      </IconButton>
      <IconButton
        aria-label={t.editCategory(name)}
        title={t.editCategory(name)}
        onClick={() => change({ edit: category.id })}
      >
        <EditOutlinedIcon />
      </IconButton>
    </li>
  );
}
