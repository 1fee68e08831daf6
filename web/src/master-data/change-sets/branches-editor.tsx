import { type BulkChange, bulkChangeSchema } from '@tresen/domain/master-data/change-sets';
import { useState } from 'react';
import { useGroupedBranches } from '../../kit/branches/index.ts';
import { BranchChoices, ChoiceBox } from '../../kit/form/index.ts';
import { useChangeSetTexts } from './change-sets-texts.ts';
import type { EditorProps } from './editor-props.ts';

type How = 'add' | 'remove' | 'set' | 'all';

interface Draft {
  readonly how: How;
  readonly unitIds: readonly string[];
}

/** To which branches records are added, from which they are taken away. */
export const BranchesEditor = ({ onDraft }: EditorProps) => {
  const t = useChangeSetTexts();
  const branches = useGroupedBranches();
  const [draft, setDraft] = useState<Draft>({ how: 'add', unitIds: [] });
  const set = (part: Partial<Draft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    onDraft(changeOf(next));
  };
  const options: readonly { readonly value: How; readonly title: string }[] = [
    { value: 'add', title: t.addBranches },
    { value: 'remove', title: t.removeBranches },
    { value: 'set', title: t.setBranches },
    { value: 'all', title: t.everyBranch },
  ];
  return (
    <>
      <ChoiceBox
        label={t.branchHow}
        name="how"
        required
        options={options}
        value={draft.how}
        onValue={(how) => set({ how: how ?? 'add' })}
      />
      {draft.how !== 'all' && (
        <BranchChoices
          label={t.branches}
          branches={branches}
          value={draft.unitIds}
          onValue={(unitIds) => set({ unitIds })}
        />
      )}
    </>
  );
};

function changeOf({ how, unitIds }: Draft): BulkChange | undefined {
  const asked = how === 'all' ? { how: 'set', unitIds: null } : { how, unitIds };
  const parsed = bulkChangeSchema.safeParse({ kind: 'branches', ...asked });
  return parsed.success ? parsed.data : undefined;
}
