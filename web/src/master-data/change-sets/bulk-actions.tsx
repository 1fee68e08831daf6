import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import type { Entity, EntityWords } from '@tresen/domain/kit/entities';
import { Suspense, useState } from 'react';
import { useBranches } from '../../kit/branches/index.ts';
import { optional } from '../../kit/feature/index.ts';
import { type Language, useWords } from '../../kit/i18n/index.ts';
import { DeleteOutlinedIcon } from '../../kit/icons/delete-outlined.tsx';
import { EditOutlinedIcon } from '../../kit/icons/edit-outlined.tsx';
import { ButtonMenu } from '../../kit/list/index.ts';
import type { Target } from '../../kit/record-list/index.ts';
import { FailedDialog } from '../../kit/states/index.ts';
import { actionsOf, actionTitle, type BulkAction } from './bulk-action.ts';
import { useChangeSetTexts } from './change-sets-texts.ts';

const BulkDialog = optional(async () => (await loadDialog()).BulkDialog, FailedDialog);

interface BulkActionsProps {
  readonly entity: Entity;
  readonly words: Readonly<Record<Language, EntityWords>>;
  readonly target: Target;
  /** The change runs: nothing needs to be chosen any more. */
  readonly onStarted: () => void;
}

/**
 * What can be done with the chosen rows of a list, whatever their kind: change values, prices, branches, delete. Each
 * shows beforehand what it does, and can be undone.
 */
export const BulkActions = ({ entity, words, target, onStarted }: BulkActionsProps) => {
  const t = useChangeSetTexts();
  const spoken = useWords(words);
  const hasBranches = useBranches().length > 1;
  const [asked, setAsked] = useState<{ readonly action: BulkAction; readonly target: Target }>();
  // What is chosen in the list may change behind the dialog; what it is about does not.
  const ask = (action: BulkAction) => setAsked({ action, target });
  return (
    <>
      <ButtonMenu label={t.change} icon={<EditOutlinedIcon />}>
        {(close) =>
          actionsOf(entity, hasBranches).map((action) => {
            const title = actionTitle(action, spoken, t);
            const choose = () => {
              close();
              ask(action);
            };
            return (
              <MenuItem key={title} onClick={choose}>
                {title}
              </MenuItem>
            );
          })
        }
      </ButtonMenu>
      <Button
        color="inherit"
        startIcon={<DeleteOutlinedIcon />}
        onPointerEnter={() => void loadDialog().catch(() => undefined)}
        onClick={() => ask({ kind: 'delete' })}
      >
        {t.delete}
      </Button>
      {asked && (
        <Suspense fallback={null}>
          <BulkDialog
            entity={entity}
            words={spoken}
            {...asked}
            onClose={() => setAsked(undefined)}
            onStarted={onStarted}
          />
        </Suspense>
      )}
    </>
  );
};

function loadDialog() {
  return import('./bulk-dialog.tsx');
}
