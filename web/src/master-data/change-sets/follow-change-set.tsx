import { useQuery } from '@tanstack/react-query';
import type { EntityName } from '@tresen/domain/kit/entities';
import { kindWords } from '@tresen/domain/master-data/kinds';
import { useEffect } from 'react';
import { useAddress } from '../../kit/address/index.ts';
import { type Formats, useFormats } from '../../kit/format/index.ts';
import { type Language, useLanguage } from '../../kit/i18n/index.ts';
import { newUuid } from '../../kit/ids/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import { type ChangeSet, changeSetQuery, isUnderWay, undoChangeSet } from './change-sets.queries.ts';
import { type ChangeSetTexts, useChangeSetTexts } from './change-sets-texts.ts';

interface Words {
  readonly t: ChangeSetTexts;
  readonly f: Formats;
  readonly language: Language;
}

interface ProgressProps {
  readonly id: string;
  readonly onEnd: (set: ChangeSet) => void;
}

/**
 * Follows a set wherever somebody goes meanwhile: its progress stands in a message, and at its end what came of it, with
 * the way back.
 */
export const useFollowChangeSet = (): ((id: string) => void) => {
  const t = useChangeSetTexts();
  const f = useFormats();
  const notify = useNotify();
  const language = useLanguage();
  const { change } = useAddress();
  const follow = (id: string): void => {
    const show = { label: t.show, act: () => change({ panel: 'changes' }) };
    const close = notify.lasting(<ChangeProgress id={id} onEnd={(set) => end(set)} />, show);
    const undo = async (set: ChangeSet): Promise<void> => {
      try {
        follow(await undoChangeSet(set.id, newUuid()));
      } catch (error) {
        notify.failure(error);
      }
    };
    const end = (set: ChangeSet): void => {
      close();
      const canUndo = set.kind !== 'undo' && set.changed > 0;
      notify.success(resultText(set, { t, f, language }), canUndo ? () => void undo(set) : undefined);
    };
  };
  return follow;
};

/** How far a set is; tells when it has ended. */
function ChangeProgress({ id, onEnd }: ProgressProps) {
  const t = useChangeSetTexts();
  const f = useFormats();
  const { data } = useQuery(changeSetQuery(id, useLanguage()));
  const ended = data && !isUnderWay(data) ? data : undefined;
  useEffect(() => {
    if (ended) onEnd(ended);
  }, [ended, onEnd]);
  if (!data) return '…';
  const done = data.changed + data.unchanged + leftAlone(data);
  return t.progress(data.description, f.number(done), f.number(data.total));
}

function leftAlone({ faulty, changedSince, gone }: ChangeSet): number {
  return faulty + changedSince + gone;
}

/** What came of a set, in a sentence. */
function resultText(set: ChangeSet, words: Words): string {
  const { t, f, language } = words;
  const { description: name } = set;
  const counted = kindWords[set.entity as EntityName][language].counted;
  const what = counted(f.number(set.changed), set.changed === 1);
  const rest = leftAlone(set);
  if (set.state === 'cancelled') return t.wasCancelled(what, name);
  if (set.state === 'failed') return t.failed(what, name);
  if (set.kind === 'undo')
    return rest > 0 ? t.undoneWithRest(what, f.number(rest), rest === 1) : t.undone(what);
  return rest > 0 ? t.doneWithRest(what, name, f.number(rest)) : t.done(what, name);
}
