import Button from '@mui/material/Button';
import type { ContentKind } from '@tresen/domain/content/entries';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage, useTexts } from '../../kit/i18n/index.ts';
import { DeleteOutlinedIcon } from '../../kit/icons/delete-outlined.tsx';
import { useNotify } from '../../kit/notices/index.ts';
import { ConfirmDialog } from '../../kit/states/index.ts';
import { type StoredEntry, useRemoveEntry } from './authoring.queries.ts';
import { authoringPath } from './authoring-path.ts';
import { authoringTexts } from './authoring-texts.ts';
import { titleOf } from './entry-title.ts';

interface RemoveEntryProps {
  readonly kind: ContentKind;
  readonly entry: StoredEntry;
}

/** The button that deletes an entry once it was confirmed; the list shows afterwards. */
export const RemoveEntry = ({ kind, entry }: RemoveEntryProps) => {
  const t = useTexts(authoringTexts);
  const title = titleOf(entry.texts, useLanguage());
  const notify = useNotify();
  const navigate = useNavigate();
  const remove = useRemoveEntry();
  const [isAsking, setAsking] = useState(false);
  const confirm = () =>
    remove.mutate(
      { id: entry.id, version: entry.version },
      {
        onSuccess: () => {
          notify.success(t.removed(title));
          void navigate(authoringPath(kind), { replace: true });
        },
        onError: notify.failure,
      },
    );
  return (
    <>
      <Button color="error" startIcon={<DeleteOutlinedIcon />} onClick={() => setAsking(true)}>
        {t.remove}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t.removeTitle(title)}
        confirm={t.remove}
        busy={remove.isPending}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      >
        {t.removeText}
      </ConfirmDialog>
    </>
  );
};
