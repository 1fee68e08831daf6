import Button from '@mui/material/Button';
import { type FormEvent, useState } from 'react';
import { LongTextBox } from '../../kit/form/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import styles from './order-page.module.css';
import { type Order, useAnswerOrder } from './orders.queries.ts';
import { orderTexts } from './orders-texts.ts';

const longestAnswer = 2_000;

/** The buyer answers what the seller asked, where the question stands. */
export const AnswerForm = ({ order }: { readonly order: Order }) => {
  const t = useTexts(orderTexts);
  const notify = useNotify();
  const [answer, setAnswer] = useState('');
  const [isTried, setTried] = useState(false);
  const send = useAnswerOrder(order, {
    onSuccess: () => notify.success(t.answered(order.seller.name)),
    onError: notify.failure,
  });
  const isMissing = answer.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isMissing) send.mutate(answer.trim());
  };
  return (
    <form className={styles.answer} onSubmit={submit} noValidate>
      <LongTextBox
        label={t.answer}
        name="answer"
        required
        max={longestAnswer}
        inputProps={{ maxLength: longestAnswer }}
        value={answer}
        hint={t.answerHint(order.seller.name)}
        error={isTried && isMissing ? t.answerMissing : undefined}
        onChange={({ target }) => setAnswer(target.value)}
      />
      <Button type="submit" variant="contained" loading={send.isPending}>
        {t.sendAnswer}
      </Button>
    </form>
  );
};
