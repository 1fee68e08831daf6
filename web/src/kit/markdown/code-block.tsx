import { useState, useSyncExternalStore } from 'react';
import { useTexts } from '../i18n/index.ts';
import styles from './markdown.module.css';
import { markdownTexts } from './markdown-texts.ts';
import { ScrollBox } from './scroll-box.tsx';

/** A text to copy; the button is missing where the browser gives no clipboard (plain HTTP). */
export const CodeBlock = ({ code }: { readonly code: string }) => {
  const t = useTexts(markdownTexts);
  const [isCopied, setCopied] = useState(false);
  const canCopy = useSyncExternalStore(never, hasClipboard, () => true);
  const copy = () =>
    void navigator.clipboard.writeText(code).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <div className={styles.code}>
      <ScrollBox label={t.code}>
        <pre>
          <code>{code}</code>
        </pre>
      </ScrollBox>
      {canCopy && (
        <button type="button" className={styles.copy} onClick={copy}>
          {isCopied ? t.copied : t.copy}
        </button>
      )}
      <span role="status" className="heard">
        {isCopied ? t.copied : ''}
      </span>
    </div>
  );
};

function hasClipboard(): boolean {
  return 'clipboard' in navigator;
}

function never() {
  return () => undefined;
}
