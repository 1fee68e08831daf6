import type { EditorView } from 'codemirror';
import { type ComponentProps, lazy, Suspense, useDeferredValue, useState } from 'react';
import { useTexts } from '../../kit/i18n/index.ts';
import { Markdown, markdownText, parseMarkdown } from '../../kit/markdown/index.ts';
import { Skeleton } from '../../kit/states/index.ts';
import styles from './markdown-editor.module.css';
import { editorTexts } from './markdown-editor-texts.ts';
import { MarkdownToolbar } from './markdown-toolbar.tsx';
import { useTextPictures } from './use-text-pictures.ts';

const CodeEditor = lazy(() => import('./code-editor.tsx').then((module) => ({ default: module.CodeEditor })));

interface MarkdownEditorProps
  extends Omit<ComponentProps<typeof CodeEditor>, 'onView' | 'onPictures' | 'onPasted'> {
  readonly error?: string | undefined;
}

/** A Markdown text with the common marks above it, and beside it (on a phone below) how its readers see it. */
export const MarkdownEditor = ({ error, ...editor }: MarkdownEditorProps) => {
  const t = useTexts(editorTexts);
  const [view, setView] = useState<EditorView>();
  const pictures = useTextPictures(view);
  const shown = useDeferredValue(editor.value);
  return (
    <div className={styles.editor}>
      <section className={styles.side} aria-label={editor.label}>
        <MarkdownToolbar view={view} isSending={pictures.isSending} onChoose={pictures.send} />
        <Suspense fallback={<Skeleton height={320} />}>
          <CodeEditor {...editor} onView={setView} onPictures={pictures.send} onPasted={pictures.settle} />
        </Suspense>
        {error !== undefined && (
          <p className={styles.fault} role="alert">
            {error}
          </p>
        )}
      </section>
      <section className={styles.side} aria-label={t.preview}>
        <h3 className={styles.previewTitle}>{t.preview}</h3>
        <div className={`${styles.preview} ${markdownText}`} lang={editor.language} dir="ltr">
          {shown.trim() === '' ? (
            <p className={styles.nothing}>{t.nothing}</p>
          ) : (
            <Markdown tokens={parseMarkdown(shown)} />
          )}
        </div>
      </section>
    </div>
  );
};
