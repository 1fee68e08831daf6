import Button from '@mui/material/Button';
import type { Entity, EntityWords } from '@tresen/domain/kit/entities';
import type { BulkChange } from '@tresen/domain/master-data/change-sets';
import { useState } from 'react';
import { BranchesEditor } from './branches-editor.tsx';
import type { BulkAction } from './bulk-action.ts';
import styles from './change-sets.module.css';
import { useChangeSetTexts } from './change-sets-texts.ts';
import type { EditorProps } from './editor-props.ts';
import { PriceEditor } from './price-editor.tsx';
import { SetEditor } from './set-editor.tsx';

interface ChangeEditorProps {
  readonly entity: Entity;
  readonly words: EntityWords;
  readonly action: BulkAction;
  readonly onChange: (change: BulkChange) => void;
}

/** Asks what is to be changed, and leads to the preview. */
export const ChangeEditor = ({ onChange, ...props }: ChangeEditorProps) => {
  const t = useChangeSetTexts();
  const [draft, setDraft] = useState<BulkChange>();
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (draft) onChange(draft);
      }}
    >
      <Editor {...props} onDraft={setDraft} />
      <div className={styles.buttons}>
        <Button type="submit" variant="contained" disabled={draft === undefined}>
          {t.toPreview}
        </Button>
      </div>
    </form>
  );
};

function Editor({ entity, words, action, onDraft }: Omit<ChangeEditorProps, 'onChange'> & EditorProps) {
  if (action.kind === 'price') return <PriceEditor onDraft={onDraft} />;
  if (action.kind === 'branches') return <BranchesEditor onDraft={onDraft} />;
  if (action.kind === 'set')
    return <SetEditor entity={entity} words={words} fields={action.fields} onDraft={onDraft} />;
  return null;
}
