import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQuery } from '@tanstack/react-query';
import type { Deletion } from '@tresen/domain/kit/entities';
import { useState } from 'react';
import { Link } from 'react-router';
import { useDeletionWords } from '../deletions/index.ts';
import { useTexts } from '../i18n/index.ts';
import { useNotify } from '../notices/index.ts';
import { conditionText } from '../record-list/record-address.ts';
import { Loaded, Skeleton } from '../states/index.ts';
import styles from './delete-dialog.module.css';
import { type PlainWords, useKindWords } from './plain-words.ts';
import { type RecordReferences, useRecordEnvironment } from './record-environment.ts';
import type { RecordKind } from './record-kind.ts';
import { recordTexts } from './record-texts.ts';

interface UserLinksProps {
  readonly user: RecordReferences['kind'];
  /** The kind and the id of the record that is used. */
  readonly used: Pick<RecordKind, 'entity' | 'neverIn'>;
  readonly id: string;
}

interface OutcomeProps {
  readonly kind: RecordKind;
  readonly deletion: Deletion;
}

interface DeleteDialogProps {
  readonly kind: RecordKind;
  readonly words: PlainWords;
  readonly record: { readonly id: string; readonly title: string };
  readonly onClose: () => void;
  /** @param bringBack how it comes back, where that is more than the record itself */
  readonly onDeleted: (deletion: Deletion, bringBack?: () => Promise<void>) => void;
}

/** Tells beforehand what deleting will do, and does it. */
export const DeleteDialog = ({
  kind,
  words,
  record: { id, title },
  onClose,
  onDeleted,
}: DeleteDialogProps) => {
  const t = useTexts(recordTexts);
  const notify = useNotify();
  const told = useDeletionWords();
  const [isBusy, setBusy] = useState(false);
  const query = useQuery({
    queryKey: ['records', kind.entity.name, 'deletion', id],
    queryFn: async () => (await kind.api.deletions([id]))[0] ?? null,
    gcTime: 0,
    staleTime: 0,
  });
  const isRefused = query.data?.outcome === 'refused';
  const { removeWithUsers } = kind.api;
  const isUsed = query.data?.reason === 'IN_USE' && removeWithUsers !== undefined;
  const finish = (deletion: Deletion | undefined, bringBack?: () => Promise<void>) => {
    if (deletion && deletion.outcome !== 'refused') onDeleted(deletion, bringBack);
    else if (deletion) notify.error(told.outcome(deletion));
  };
  const remove = async () => {
    setBusy(true);
    try {
      if (isUsed) {
        const { deletion, restore } = await removeWithUsers(id);
        finish(deletion, restore);
      } else finish((await kind.api.remove([id]))[0]);
    } catch (error) {
      notify.failure(error);
    }
    setBusy(false);
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby="delete-title" maxWidth="xs" fullWidth>
      <DialogTitle id="delete-title">{t.deleteTitle(words.one, title)}</DialogTitle>
      <DialogContent>
        <Loaded query={query} skeleton={<Skeleton height={48} />}>
          {(deletion) => deletion && <Outcome kind={kind} deletion={deletion} />}
        </Loaded>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} color="inherit">
          {isRefused ? t.close : t.cancel}
        </Button>
        {query.data && !isRefused && (
          <Button color="error" variant="contained" loading={isBusy} onClick={() => void remove()}>
            {t.deleteConfirm}
          </Button>
        )}
        {query.data && isUsed && (
          <Button color="error" variant="contained" loading={isBusy} onClick={() => void remove()}>
            {told.withUsers(query.data)}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
};

/** What will become of the record; where it cannot be deleted, who uses it. */
function Outcome({ kind, deletion }: OutcomeProps) {
  const t = useTexts(recordTexts);
  const words = useDeletionWords();
  const { references } = useRecordEnvironment();
  if (deletion.outcome !== 'refused')
    return <p className={styles.text}>{deletion.outcome === 'marked' ? t.deleteMarked : t.deleteRemoved}</p>;
  return (
    <>
      <p className={styles.text}>{words.refusal(deletion)}</p>
      <ul className={styles.users}>
        {deletion.uses.map(({ entity }) =>
          entity === 'organizationUnit' ? (
            <li key={entity}>
              <Link to="/setting/organizationUnits">{t.toUnits}</Link>
            </li>
          ) : (
            <UserLinks key={entity} user={references[entity].kind} used={kind} id={deletion.id} />
          ),
        )}
      </ul>
    </>
  );
}

/** To the list of those that use the record, by each field in which they may. */
function UserLinks({ user, used, id }: UserLinksProps) {
  const t = useTexts(recordTexts);
  const words = useKindWords(user);
  const fields = Object.entries(user.entity.fields).filter(
    ([name, field]) =>
      field.kind === 'reference' &&
      field.to === used.entity.name &&
      field.isFiltered &&
      !used.neverIn?.includes(name),
  );
  return fields.map(([field]) => {
    const query = new URLSearchParams({ f: conditionText({ field, is: 'is', values: [id] }) });
    return (
      <li key={field}>
        <Link to={`${user.listPath}?${query}`}>{t.usersOf(words.many, words.fields[field] ?? field)}</Link>
      </li>
    );
  });
}
