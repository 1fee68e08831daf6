import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import type { ContentKind } from '@tresen/domain/content/entries';
import { Link } from 'react-router';
import { defineTexts, useTexts } from '../../kit/i18n/index.ts';
import { EditOutlinedIcon } from '../../kit/icons/edit-outlined.tsx';
import { useMayUse } from '../../kit/session/index.ts';
import { mayWriteQuery } from './authoring.queries.ts';
import { authoringPath, entryPath } from './authoring-path.ts';

const texts = defineTexts({ write: 'Bearbeiten' }, { write: 'Edit' });

/** From what is read to the place where it is written: an entry, or all of its kind; nothing for those who only read. */
export const WriteLink = ({ kind, id }: { readonly kind: ContentKind; readonly id?: string }) => {
  const t = useTexts(texts);
  const mayUse = useMayUse('Query.editedContent');
  const { data: mayWrite = false } = useQuery({ ...mayWriteQuery, enabled: mayUse });
  if (!mayWrite) return null;
  return (
    <Button
      component={Link}
      to={id === undefined ? authoringPath(kind) : entryPath(kind, id)}
      variant="outlined"
      startIcon={<EditOutlinedIcon />}
    >
      {t.write}
    </Button>
  );
};
