import Button from '@mui/material/Button';
import { useState } from 'react';
import { LongTextBox } from '../../kit/form/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import styles from './entries.module.css';
import { useVote } from './entries.queries.ts';
import { entriesTexts } from './entries-texts.ts';

interface VoteBoxProps {
  readonly entryId: string;
  /** What the reader says; null where nothing. */
  readonly wasHelpful: boolean | null;
}

const maxCharacters = 1_000;

/** Whether a text helped; who says no may tell the authors what was missing (CNT-05). Said again, it is taken back. */
export const VoteBox = ({ entryId, wasHelpful }: VoteBoxProps) => {
  const t = useTexts(entriesTexts);
  const notify = useNotify();
  const { mutate, isPending } = useVote();
  const [comment, setComment] = useState('');
  const [status, setStatus] = useState('');
  const vote = (isHelpful: boolean | null, words: string) =>
    mutate(
      { entryId, isHelpful, comment: words },
      {
        onSuccess: () => {
          if (words !== '') setComment('');
          if (isHelpful === null) setStatus(t.takenBack);
          else setStatus(isHelpful || words !== '' ? t.thanks : '');
        },
        onError: notify.failure,
      },
    );
  const answer = (isHelpful: boolean, label: string) => (
    <Button
      variant={wasHelpful === isHelpful ? 'contained' : 'outlined'}
      aria-pressed={wasHelpful === isHelpful}
      disabled={isPending}
      onClick={() => vote(wasHelpful === isHelpful ? null : isHelpful, '')}
    >
      {label}
    </Button>
  );
  return (
    <section className={styles.vote} aria-label={t.helpful}>
      <div className={styles.answers}>
        <span>{t.helpful}</span>
        {answer(true, t.yes)}
        {answer(false, t.no)}
      </div>
      {wasHelpful === false && status === '' && (
        <form
          className={styles.missing}
          onSubmit={(event) => {
            event.preventDefault();
            vote(false, comment.trim());
          }}
        >
          <LongTextBox
            label={t.missing}
            hint={t.missingHint}
            max={maxCharacters}
            value={comment}
            onChange={({ target }) => setComment(target.value.slice(0, maxCharacters))}
          />
          <Button type="submit" variant="outlined" disabled={comment.trim() === '' || isPending}>
            {t.send}
          </Button>
        </form>
      )}
      <span role="status">{status}</span>
    </section>
  );
};
