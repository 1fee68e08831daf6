import { useLanguage, useTexts } from '../../kit/i18n/index.ts';
import { Markdown, markdownText, parseMarkdown } from '../../kit/markdown/index.ts';
import styles from './entries.module.css';
import { entriesTexts } from './entries-texts.ts';

/** What an entry says, with a word where it is in another language than its reader's. */
export const EntryText = ({ body, language }: { readonly body: string; readonly language: string }) => {
  const t = useTexts(entriesTexts);
  const own = useLanguage();
  const note = language === 'en' ? t.onlyEnglish : t.onlyGerman;
  return (
    <>
      {language !== own && note !== '' && <p className={styles.note}>{note}</p>}
      <div className={markdownText} lang={language} dir="ltr">
        <Markdown tokens={parseMarkdown(body)} />
      </div>
    </>
  );
};
