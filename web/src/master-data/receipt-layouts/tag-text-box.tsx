import { type TagLanguage, withTagIds, withTagWords } from '@tresen/domain/master-data/receipt-layouts';
import { useRef } from 'react';
import { useStable } from '../../kit/editor/index.ts';
import { WrittenBox } from '../../kit/form/index.ts';
import { useLanguage } from '../../kit/i18n/index.ts';
import styles from './layout-editor.module.css';
import { TagList, type TagScope } from './tag-list.tsx';

interface TagTextBoxProps {
  readonly label: string;
  readonly value: string;
  readonly scope: TagScope;
  readonly isCode?: boolean;
  readonly error: string | undefined;
  readonly onValue: (value: string) => void;
}

/** A text with tags, read in the person's own language and stored by ids; a tag goes where the caret stands. */
export const TagTextBox = ({ label, value, scope, isCode = false, error, onValue }: TagTextBoxProps) => {
  const language = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const acts = useStable({
    insert: (name: string) => {
      const box = input.current;
      const [start, end] = [box?.selectionStart ?? value.length, box?.selectionEnd ?? value.length];
      const shown = box?.value ?? withTagWords(value, language);
      const tag = withTagWords(`{${name}}`, language);
      onValue(withTagIds(shown.slice(0, start) + tag + shown.slice(end)));
      requestAnimationFrame(() => {
        box?.focus();
        box?.setSelectionRange(start + tag.length, start + tag.length);
      });
    },
  });
  return (
    <div className={styles.tagText}>
      <WrittenBox
        label={label}
        inputRef={input}
        writing={writings[language]}
        value={value}
        error={error}
        onValue={(text) => onValue(text ?? '')}
      />
      <TagList {...scope} isCode={isCode} onTag={acts.insert} />
    </div>
  );
};

const writingIn = (language: TagLanguage) => ({
  tidy: withTagIds,
  display: (text: string) => withTagWords(text, language),
  faultOf: () => undefined,
});
const writings = { de: writingIn('de'), en: writingIn('en') };
