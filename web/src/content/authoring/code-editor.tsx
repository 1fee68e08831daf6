import { markdown } from '@codemirror/lang-markdown';
import { EditorState } from '@codemirror/state';
import { EditorView, minimalSetup } from 'codemirror';
import { useEffect, useRef } from 'react';
import styles from './markdown-editor.module.css';
import { pastedMarkdown } from './pasted-markdown.ts';

export interface CodeEditorProps {
  readonly label: string;
  /** Of the text, for the browser's spelling. */
  readonly language: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  /** Told the editor once it stands, and undefined when it goes. */
  readonly onView: (view: EditorView | undefined) => void;
}

const paste = EditorView.domEventHandlers({
  paste: (event, view) => {
    const html = event.clipboardData?.getData('text/html') ?? '';
    const text = html === '' ? undefined : pastedMarkdown(html);
    if (text === undefined) return false;
    view.dispatch(view.state.replaceSelection(text), { userEvent: 'input.paste', scrollIntoView: true });
    return true;
  },
});

/** The text of an entry as Markdown, with its marks in sight. Its code comes for authors only. */
export const CodeEditor = ({ label, language, value, onChange, onBlur, onView }: CodeEditorProps) => {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const told = useRef({ onChange, onBlur, onView });
  const start = useRef(value);
  useEffect(() => {
    told.current = { onChange, onBlur, onView };
  });
  useEffect(() => {
    if (!place.current) return;
    const made = new EditorView({
      parent: place.current,
      state: EditorState.create({
        doc: start.current,
        extensions: [
          ...[minimalSetup, markdown(), EditorView.lineWrapping, paste],
          EditorView.contentAttributes.of({
            'aria-label': label,
            lang: language,
            spellcheck: 'true',
            dir: 'ltr',
          }),
          EditorView.updateListener.of(({ docChanged, state }) => {
            if (docChanged) told.current.onChange(state.doc.toString());
          }),
          EditorView.domEventHandlers({ blur: () => told.current.onBlur?.() }),
        ],
      }),
    });
    view.current = made;
    told.current.onView(made);
    return () => {
      start.current = made.state.doc.toString();
      told.current.onView(undefined);
      made.destroy();
    };
  }, [label, language]);
  useEffect(() => {
    // Another text was put into the form: a draft, an earlier version, what somebody else has saved.
    const shown = view.current?.state.doc.toString();
    if (view.current && shown !== value)
      view.current.dispatch({ changes: { from: 0, to: view.current.state.doc.length, insert: value } });
  }, [value]);
  return <div ref={place} className={styles.code} />;
};
