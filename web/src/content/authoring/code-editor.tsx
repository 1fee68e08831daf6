import { markdown } from '@codemirror/lang-markdown';
import { EditorState } from '@codemirror/state';
import { EditorView, minimalSetup } from 'codemirror';
import { useEffect, useRef } from 'react';
import styles from './markdown-editor.module.css';
import { type Pasted, pastedMarkdown } from './pasted-markdown.ts';

export interface CodeEditorProps {
  readonly label: string;
  /** Of the text, for the browser's spelling. */
  readonly language: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  /** Told the editor once it stands, and undefined when it goes. */
  readonly onView: (view: EditorView | undefined) => void;
  /** Pictures were pasted or dropped; the cursor stands where. */
  readonly onPictures: (files: readonly File[]) => void;
  /** Words were pasted, with pictures that wait in their places. */
  readonly onPasted: (pasted: Pasted) => void;
}

const pasteAndDrop = (told: { readonly current: Pick<CodeEditorProps, 'onPasted' | 'onPictures'> }) =>
  EditorView.domEventHandlers({
    paste: ({ clipboardData }, view) => {
      const html = clipboardData?.getData('text/html') ?? '';
      const pasted = html === '' ? undefined : pastedMarkdown(html);
      const files = [...(clipboardData?.files ?? [])];
      // Word sends a picture of the words along with them.
      const isPicture =
        pasted === undefined && files.length > 0 && clipboardData?.getData('text/plain') === '';
      if (isPicture) told.current.onPictures(files);
      if (pasted) {
        const change = view.state.replaceSelection(pasted.text);
        view.dispatch(change, { userEvent: 'input.paste', scrollIntoView: true });
        told.current.onPasted(pasted);
      }
      return isPicture || pasted !== undefined;
    },
    drop: (event, view) => {
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length === 0) return false;
      const at = view.posAtCoords({ x: event.clientX, y: event.clientY });
      if (at !== null) view.dispatch({ selection: { anchor: at } });
      told.current.onPictures(files);
      return true;
    },
  });

/** The text of an entry as Markdown, with its marks in sight. Its code comes for authors only. */
export const CodeEditor = ({ label, language, value, ...events }: CodeEditorProps) => {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const told = useRef(events);
  const start = useRef(value);
  useEffect(() => {
    told.current = events;
  });
  useEffect(() => {
    if (!place.current) return;
    const made = new EditorView({
      parent: place.current,
      state: EditorState.create({
        doc: start.current,
        extensions: [
          ...[minimalSetup, markdown(), EditorView.lineWrapping],
          pasteAndDrop(told),
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
