import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { defineTexts, useTexts } from '../../kit/i18n/index.ts';
import { EditOutlinedIcon } from '../../kit/icons/edit-outlined.tsx';
import { useMayUse } from '../../kit/session/index.ts';
import { mayEditQuery } from './editing.queries.ts';
import { editingPath, productPath } from './editing-path.ts';

const texts = defineTexts({ edit: 'Katalog bearbeiten' }, { edit: 'Edit catalogue' });

/** From the shop to the place where it is written: a product's own page, or the list; nothing for those who buy. */
export const EditCatalogueLink = ({ productId }: { readonly productId?: number }) => {
  const t = useTexts(texts);
  const mayUse = useMayUse('Query.editedShopProducts');
  const { data: mayEdit = false } = useQuery({ ...mayEditQuery, enabled: mayUse });
  if (!mayEdit) return null;
  const to = productId === undefined ? editingPath : productPath(productId);
  return (
    <Button component={Link} to={to} variant="outlined" startIcon={<EditOutlinedIcon />}>
      {t.edit}
    </Button>
  );
};
