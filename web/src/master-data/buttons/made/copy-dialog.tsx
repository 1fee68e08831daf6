import { useState } from 'react';
import { useBranches } from '../../../kit/branches/index.ts';
import type { ButtonTemplateUseQuery } from '../../../kit/graphql/generated/pos/graphql.ts';
import { useTexts } from '../../../kit/i18n/index.ts';
import { CopyQuestions } from './copy-questions.tsx';
import {
  type CopyDifference,
  copyDifferences,
  copyTemplate,
  deliberately,
  type MadeTemplate,
  type NewTemplate,
} from './made-api.ts';
import { madeTexts } from './made-texts.ts';
import { MakeDialog } from './make-dialog.tsx';

interface CopyDialogProps {
  readonly template: NonNullable<ButtonTemplateUseQuery['buttonTemplate']>;
  readonly onClose: () => void;
}

/** What was chosen, and what is to be answered before it is copied. */
interface Asked {
  readonly wanted: NewTemplate;
  readonly differences: readonly CopyDifference[];
}

/** Copies a template: first for whom, then, where these branches have not the same, what lies on its buttons there. */
export const CopyDialog = ({ template: { id, name, unitIds }, onClose }: CopyDialogProps) => {
  const t = useTexts(madeTexts);
  const branches = useBranches().length;
  const [asked, setAsked] = useState<Asked>();
  const [chosen, setChosen] = useState<NewTemplate>();
  const begin = chosen ?? { name: t.copyOf(name), unitIds: unitIds ?? deliberately(branches) };
  const ask = async (wanted: NewTemplate): Promise<MadeTemplate> => {
    const differences = await copyDifferences(id, wanted.unitIds);
    if (differences.length === 0) return copyTemplate(id, wanted);
    setChosen(wanted);
    setAsked({ wanted, differences });
    return nothingMade;
  };
  return asked ? (
    <CopyQuestions
      {...asked}
      title={t.copyTitle}
      make={(replacements) => copyTemplate(id, asked.wanted, replacements)}
      onBack={() => setAsked(undefined)}
      onClose={onClose}
    />
  ) : (
    <MakeDialog
      title={t.copyTitle}
      text={branches > 1 ? `${t.copyText} ${t.copyBranches}` : t.copyText}
      apply={t.applyCopy}
      begin={begin}
      make={ask}
      onClose={onClose}
    />
  );
};

const nothingMade: MadeTemplate = {
  ...{ isSuccess: false, templateId: null },
  ...{ missing: [], takenNumbers: [], faults: [] },
};
