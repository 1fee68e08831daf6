import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import { FormDialog, TextBox } from '../../kit/form/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import { type SavedView, useViewChanges } from './saved-views.queries.ts';
import { savedViewTexts } from './saved-views-texts.ts';
import type { ViewedList } from './use-views.ts';
import styles from './view-dialog.module.css';

interface ViewDialogProps {
  readonly shown: ViewedList;
  /** The view that is renamed or shared; null for a new one of what is shown. */
  readonly view: SavedView | null;
  /** Called with a new view, so that it shows. */
  readonly onSaved: (view: SavedView) => void;
  readonly onClose: () => void;
}

/** Names a view, shares it, and makes it the one with which the list begins. */
export const ViewDialog = (props: ViewDialogProps) => {
  const t = useTexts(savedViewTexts);
  const { view, onClose } = props;
  const form = useViewForm(props);
  // Who changes somebody else's view does not take it away from the others.
  const mayHide = view === null || view.isOwn || !view.isShared;
  return (
    <FormDialog title={view ? t.editTitle : t.newTitle} onClose={onClose}>
      <form
        className={styles.body}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        <p className={styles.hint}>{t.hint}</p>
        <TextBox
          label={t.name}
          autoFocus
          autoComplete="off"
          inputProps={{ maxLength: 60 }}
          value={form.name}
          error={form.error}
          onChange={({ target }) => form.rename(target.value)}
        />
        <FormControlLabel
          label={t.share}
          disabled={!mayHide}
          control={<Checkbox checked={form.isShared} onChange={(_event, is) => form.setShared(is)} />}
        />
        <FormControlLabel
          label={t.asDefault}
          control={<Checkbox checked={form.isDefault} onChange={(_event, is) => form.setIsDefault(is)} />}
        />
        <div className={styles.actions}>
          <Button color="inherit" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button type="submit" variant="contained" loading={form.isPending}>
            {t.save}
          </Button>
        </div>
      </form>
    </FormDialog>
  );
};

function useViewForm({ shown, view, onSaved, onClose }: ViewDialogProps) {
  const t = useTexts(savedViewTexts);
  const notify = useNotify();
  const { save, setDefault, isPending } = useViewChanges(shown.list);
  const [name, setName] = useState(view?.name ?? '');
  const [isShared, setShared] = useState(view?.isShared ?? false);
  const [isDefault, setIsDefault] = useState(view?.isDefault ?? false);
  const [error, setError] = useState<string>();
  const store = async () => {
    const { query, columns } = view ?? shown;
    const input = { list: shown.list, name: name.trim(), query, columns, isShared };
    const id = await save({ ...input, ...(view && { id: view.id, version: view.version }) });
    if (isDefault !== (view?.isDefault ?? false)) await setDefault(isDefault ? id : null);
    const facts = { isOwn: true, isDefault, mayChange: true, ownerName: '', version: 1 };
    if (!view) onSaved({ ...input, ...facts, id });
  };
  const submit = async () => {
    if (name.trim() === '') return setError(t.nameMissing);
    try {
      await store();
      notify.success(t.saved(name.trim()));
      onClose();
    } catch (failure) {
      notify.failure(failure);
    }
  };
  const rename = (text: string) => {
    setName(text);
    setError(undefined);
  };
  return { name, rename, isShared, setShared, isDefault, setIsDefault, error, isPending, submit };
}
