import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef } from 'react';
import { useAddress } from '../../kit/address/index.ts';
import { useLanguage, useTexts } from '../../kit/i18n/index.ts';
import { ExpandMoreIcon } from '../../kit/icons/expand-more.tsx';
import { LinkIcon } from '../../kit/icons/link.tsx';
import { useNotify } from '../../kit/notices/index.ts';
import { type ContentWithText, contentReadingQuery, EntryText, VoteBox } from '../entries/index.ts';
import styles from './questions.module.css';
import { questionsTexts } from './questions-texts.ts';

/** A question, which opens to its answer. Open, it has an address of its own. */
export const Question = ({ question }: { readonly question: ContentWithText }) => {
  const { params, change } = useAddress();
  const isOpen = params.get('question') === question.slug;
  const id = useId();
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isOpen) place.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isOpen]);
  return (
    <section ref={place} className={styles.question} aria-labelledby={id}>
      <h3>
        <button
          id={id}
          type="button"
          lang={question.language}
          aria-expanded={isOpen}
          onClick={() => change({ question: isOpen ? null : question.slug }, { replace: true })}
        >
          {question.title}
          <ExpandMoreIcon />
        </button>
      </h3>
      {isOpen && <Answer question={question} />}
    </section>
  );
};

function Answer({ question: { id, slug, body, language } }: { readonly question: ContentWithText }) {
  const t = useTexts(questionsTexts);
  const notify = useNotify();
  const { data } = useQuery(contentReadingQuery('question', slug, useLanguage()));
  const copy = () => {
    const address = `${window.location.origin}/apps/faq?question=${slug}`;
    void navigator.clipboard.writeText(address).then(() => notify.success(t.linkCopied), notify.failure);
  };
  return (
    <div className={styles.answer}>
      <EntryText body={body} language={language} />
      {'clipboard' in navigator && (
        <Button size="small" startIcon={<LinkIcon />} onClick={copy}>
          {t.copyLink}
        </Button>
      )}
      {data && <VoteBox entryId={id} wasHelpful={data.wasHelpful} />}
    </div>
  );
}
