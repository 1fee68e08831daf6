import type { Entity, EntityWords } from '@tresen/domain/kit/entities';
import type { BulkChange } from '@tresen/domain/master-data/change-sets';
import { useState } from 'react';
import { FormDialog } from '../../kit/form/index.ts';
import type { Target } from '../../kit/record-list/index.ts';
import { actionTitle, type BulkAction } from './bulk-action.ts';
import { ChangeEditor } from './change-editor.tsx';
import { useChangeSetTexts } from './change-sets-texts.ts';
import { PreviewStep } from './preview-step.tsx';

interface BulkDialogProps {
  readonly entity: Entity;
  readonly words: EntityWords;
  readonly action: BulkAction;
  readonly target: Target;
  readonly onClose: () => void;
  readonly onStarted: () => void;
}

/** One change of many records: what to do, what it would do, start. */
export const BulkDialog = ({ entity, words, action, target, onClose, onStarted }: BulkDialogProps) => {
  const t = useChangeSetTexts();
  const [change, setChange] = useState(() => settled(action));
  const [isShown, setShown] = useState(change !== undefined);
  const title =
    action.kind === 'delete'
      ? t.deleteTitle(words.many)
      : t.titleOf(actionTitle(action, words, t), words.many);
  return (
    <FormDialog title={title} onClose={onClose}>
      {/* What was entered stays for whoever comes back from the preview. */}
      <div hidden={isShown}>
        <ChangeEditor
          entity={entity}
          words={words}
          action={action}
          onChange={(next) => {
            setChange(next);
            setShown(true);
          }}
        />
      </div>
      {isShown && change && (
        <PreviewStep
          words={words}
          fields={entity.fields}
          request={{ entity: entity.name, target, change }}
          onBack={settled(action) ? undefined : () => setShown(false)}
          onStarted={() => {
            onStarted();
            onClose();
          }}
        />
      )}
    </FormDialog>
  );
};

/** What needs no entry. */
function settled({ kind }: BulkAction): BulkChange | undefined {
  if (kind === 'delete') return { kind };
  if (kind === 'activate' || kind === 'deactivate') return { kind: 'active', isActive: kind === 'activate' };
  return undefined;
}
