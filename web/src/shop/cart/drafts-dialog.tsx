import DialogContent from '@mui/material/DialogContent';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { defaultProjectName } from '@tresen/domain/shop/cart';
import { useState } from 'react';
import { FormDialog } from '../../kit/form/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import { ConfirmDialog, EmptyState, Loaded, Skeleton } from '../../kit/states/index.ts';
import type { Draft } from './cart-api.ts';
import { cartTexts } from './cart-texts.ts';
import { DraftRow } from './draft-row.tsx';
import styles from './drafts.module.css';
import { draftsQuery } from './drafts.queries.ts';
import { deleteDraft, loadDraft, renameDraft } from './drafts.ts';
import { useCart } from './use-cart.ts';

/** Something that is done to a draft only after asking. */
interface Question {
  readonly kind: 'open' | 'delete';
  readonly draft: Draft;
}

interface AskProps {
  readonly question: Question;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** The drafts of the person: open, rename or delete one (SHP-32). */
export const DraftsDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useTexts(cartTexts);
  const query = useQuery(draftsQuery);
  const { project, lines } = useCart();
  const [question, setQuestion] = useState<Question>();
  const actions = useDraftActions(onClose);
  // What has no name yet would be lost when a draft takes its place.
  const wouldLose = project.name === defaultProjectName && lines.length > 0;
  const answer = () => {
    if (!question) return;
    void (question.kind === 'open' ? actions.open(question.draft) : actions.remove(question.draft));
    setQuestion(undefined);
  };
  return (
    <FormDialog title={t.draftsTitle} onClose={onClose}>
      <DialogContent className={styles.content ?? ''}>
        <Loaded query={query} skeleton={<Skeleton height={160} />}>
          {(drafts) =>
            drafts.length === 0 ? (
              <EmptyState title={t.draftsEmptyTitle} text={t.draftsEmptyText} />
            ) : (
              <ul className={styles.drafts} aria-label={t.draftsTitle}>
                {drafts.map((draft) => (
                  <DraftRow
                    key={draft.id}
                    draft={draft}
                    isOpen={draft.id === project.id}
                    onOpen={() =>
                      wouldLose ? setQuestion({ kind: 'open', draft }) : void actions.open(draft)
                    }
                    onRename={(name) => actions.rename(draft, name)}
                    onDelete={() => setQuestion({ kind: 'delete', draft })}
                  />
                ))}
              </ul>
            )
          }
        </Loaded>
      </DialogContent>
      {question && <Ask question={question} onYes={answer} onNo={() => setQuestion(undefined)} />}
    </FormDialog>
  );
};

function useDraftActions(onOpened: () => void) {
  const { failure } = useNotify();
  const client = useQueryClient();
  /** True when it was done; else the person was told. */
  const run = async (work: () => Promise<void>): Promise<boolean> => {
    const isDone = await work().then(
      () => true,
      (error: unknown) => {
        failure(error);
        return false;
      },
    );
    await client.invalidateQueries({ queryKey: draftsQuery.queryKey });
    return isDone;
  };
  return {
    open: async (draft: Draft) => {
      if (await run(() => loadDraft(draft.id))) onOpened();
    },
    rename: (draft: Draft, name: string) => run(() => renameDraft(draft.id, name)),
    remove: (draft: Draft) => run(() => deleteDraft(draft)),
  };
}

function Ask({ question: { kind, draft }, onYes, onNo }: AskProps) {
  const t = useTexts(cartTexts);
  const { number } = useFormats();
  const { pieces } = useCart();
  const words =
    kind === 'open'
      ? { title: t.replaceTitle, text: t.replaceText(number(pieces)), confirm: t.replace }
      : { title: t.deleteTitle, text: t.deleteText(draft.name), confirm: t.delete };
  return (
    <ConfirmDialog
      open
      title={words.title}
      confirm={words.confirm}
      busy={false}
      onConfirm={onYes}
      onClose={onNo}
    >
      {words.text}
    </ConfirmDialog>
  );
}
