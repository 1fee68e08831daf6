import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { longestDraftName } from '@tresen/domain/shop/cart';
import { centsOf } from '@tresen/domain/shop/products';
import { type FormEvent, useState } from 'react';
import { TextBox } from '../../kit/form/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { DeleteOutlinedIcon } from '../../kit/icons/delete-outlined.tsx';
import { DriveFileRenameOutlineOutlinedIcon } from '../../kit/icons/drive-file-rename-outline-outlined.tsx';
import type { Draft } from './cart-api.ts';
import { cartTexts } from './cart-texts.ts';
import { nameFault } from './draft-name.ts';
import styles from './drafts.module.css';

interface RenameProps {
  readonly name: string;
  /** True when it has the new name. */
  readonly onRename: (name: string) => Promise<boolean>;
  readonly onDone: () => void;
}

interface DraftRowProps {
  readonly draft: Draft;
  /** It is what the cart shows. */
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onRename: RenameProps['onRename'];
  readonly onDelete: () => void;
}

/** A draft with what is in it and what can be done with it. */
export const DraftRow = ({ draft, isOpen, onOpen, onRename, onDelete }: DraftRowProps) => {
  const t = useTexts(cartTexts);
  const { number, money, dateTime } = useFormats();
  const [isRenamed, setRenamed] = useState(false);
  const { name, pieces, totalPrice, lastModified } = draft;
  const facts = [t.pieces(number(pieces)), money(centsOf(totalPrice), 'EUR'), dateTime(lastModified)];
  if (isRenamed)
    return (
      <li className={styles.draft}>
        <Rename name={name} onRename={onRename} onDone={() => setRenamed(false)} />
      </li>
    );
  return (
    <li className={styles.draft}>
      <div className={styles.words}>
        <strong>{name}</strong>
        <span>{facts.join(' · ')}</span>
      </div>
      <div className={styles.buttons}>
        <IconButton aria-label={t.renameDraft(name)} onClick={() => setRenamed(true)}>
          <DriveFileRenameOutlineOutlinedIcon />
        </IconButton>
        <IconButton aria-label={t.deleteDraft(name)} onClick={onDelete}>
          <DeleteOutlinedIcon />
        </IconButton>
        <Button variant="outlined" aria-label={t.openDraftOf(name)} disabled={isOpen} onClick={onOpen}>
          {isOpen ? t.isOpen : t.openDraft}
        </Button>
      </div>
    </li>
  );
};

function Rename({ name, onRename, onDone }: RenameProps) {
  const t = useTexts(cartTexts);
  const [typed, setTyped] = useState(name);
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wanted = typed.trim();
    if (nameFault(t, wanted)) return;
    setBusy(true);
    if (wanted === name || (await onRename(wanted))) onDone();
    setBusy(false);
  };
  return (
    <form noValidate className={styles.rename} onSubmit={(event) => void submit(event)}>
      <TextBox
        label={t.draftName}
        error={nameFault(t, typed)}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        inputProps={{ maxLength: longestDraftName }}
        autoFocus
        required
      />
      <div className={styles.buttons}>
        <Button color="inherit" onClick={onDone}>
          {t.cancel}
        </Button>
        <Button type="submit" variant="contained" loading={isBusy}>
          {t.save}
        </Button>
      </div>
    </form>
  );
}
