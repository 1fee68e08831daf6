import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { longestDraftName } from '@tresen/domain/shop/cart';
import { type FormEvent, useState } from 'react';
import { FormDialog, TextBox } from '../../kit/form/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import { cartTexts } from './cart-texts.ts';
import { nameFault } from './draft-name.ts';
import { draftsQuery } from './drafts.queries.ts';
import { overwriteDraft, saveAsDraft } from './drafts.ts';
import { useTellSaved } from './use-tell-saved.ts';

/** Asks what the cart shall be called as a draft. */
export const SaveAsDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useTexts(cartTexts);
  const [typed, setTyped] = useState('');
  const [wasTried, setTried] = useState(false);
  const name = typed.trim();
  const { isTaken, isBusy, save } = useSaveAs(name, onClose);
  const fault = nameFault(t, name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!fault) void save();
  };
  return (
    <FormDialog title={t.saveAsTitle} onClose={onClose}>
      <form noValidate onSubmit={submit}>
        <DialogContent>
          <TextBox
            label={t.draftName}
            hint={isTaken ? t.draftNameTaken : t.draftNameHint}
            isWrong={isTaken || (wasTried && fault !== undefined)}
            error={wasTried ? fault : undefined}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            inputProps={{ maxLength: longestDraftName }}
            autoFocus
            required
          />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button type="submit" variant="contained" color={isTaken ? 'error' : 'primary'} loading={isBusy}>
            {isTaken ? t.overwrite : t.save}
          </Button>
        </DialogActions>
      </form>
    </FormDialog>
  );
};

/** Saves the cart under a name; over a draft of that name only after asking (SHP-31, SHP-32). */
function useSaveAs(name: string, onDone: () => void) {
  const { failure } = useNotify();
  const tellSaved = useTellSaved();
  const client = useQueryClient();
  const { data: drafts = [] } = useQuery(draftsQuery);
  const [isBusy, setBusy] = useState(false);
  const taken = drafts.find((draft) => isSameName(draft.name, name));
  const save = async () => {
    setBusy(true);
    try {
      await (taken ? overwriteDraft(taken) : saveAsDraft(name));
      tellSaved(name);
      onDone();
    } catch (error) {
      failure(error);
      setBusy(false);
    }
    await client.invalidateQueries({ queryKey: draftsQuery.queryKey });
  };
  return { isTaken: taken !== undefined, isBusy, save };
}

/** The server takes two names for one whatever their case and accents. */
function isSameName(one: string, other: string): boolean {
  return one.localeCompare(other, 'de', { sensitivity: 'base' }) === 0;
}
