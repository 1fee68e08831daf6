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
  /** What the reader has said before; null where nothing. */
  readonly wasHelpful: boolean | null;
}

const maxCharacters = 1_000;

/** Whether a text helped; who says no may tell the authors what was missing (CNT-05). */
export const VoteBox = ({ entryId, wasHelpful }: VoteBoxProps) => {
  const t = useTexts(entriesTexts);
  const notify = useNotify();
  const { mutate, isPending } = useVote();
  const [said, setSaid] = useState(wasHelpful);
  const [comment, setComment] = useState('');
  const [isThanked, setThanked] = useState(false);
  const vote = (isHelpful: boolean, words: string) =>
    mutate(
      { entryId, isHelpful, comment: words },
      {
        onSuccess: () => {
          setSaid(isHelpful);
          setThanked(isHelpful || words !== '');
        },
        onError: notify.failure,
      },
    );
  const answer = (isHelpful: boolean, label: string) => (
    <Button
      variant={said === isHelpful ? 'contained' : 'outlined'}
      aria-pressed={said === isHelpful}
      disabled={isPending}
      onClick={() => vote(isHelpful, '')}
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
      {said === false && !isThanked && (
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
      <span role="status">{isThanked ? t.thanks : ''}</span>
    </section>
  );
};
