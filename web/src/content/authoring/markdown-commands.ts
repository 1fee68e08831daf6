import { EditorSelection } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';

/** A change that a button of the toolbar makes to the text. */
export type MarkdownCommand = (view: EditorView) => void;

/** Marks what is chosen with a sign on both sides, or takes the sign away where it stands there already. */
const mark =
  (sign: string): MarkdownCommand =>
  (view) => {
    const change = view.state.changeByRange((range) => {
      const { doc } = view.state;
      const [from, to] = [range.from - sign.length, range.to + sign.length];
      const isMarked =
        doc.sliceString(Math.max(from, 0), range.from) === sign && doc.sliceString(range.to, to) === sign;
      if (isMarked)
        return {
          changes: [
            { from, to: range.from },
            { from: range.to, to },
          ],
          range: EditorSelection.range(from, range.to - sign.length),
        };
      return {
        changes: [
          { from: range.from, insert: sign },
          { from: range.to, insert: sign },
        ],
        range: EditorSelection.range(range.from + sign.length, range.to + sign.length),
      };
    });
    view.dispatch(view.state.update(change, { userEvent: 'input' }));
    view.focus();
  };

/** Begins the chosen lines with a sign each, or takes it away where all of them have it. */
const beginLines =
  (sign: (index: number) => string): MarkdownCommand =>
  (view) => {
    const { doc, selection } = view.state;
    const [first, last] = [doc.lineAt(selection.main.from).number, doc.lineAt(selection.main.to).number];
    const lines = Array.from({ length: last - first + 1 }, (_, index) => doc.line(first + index));
    const isBegun = lines.every(({ text }, index) => text.startsWith(sign(index)));
    const changes = lines.map(({ from }, index) =>
      isBegun ? { from, to: from + sign(index).length } : { from, insert: sign(index) },
    );
    view.dispatch({ changes, userEvent: 'input' });
    view.focus();
  };

/** Puts a text in place of what is chosen, as a paragraph of its own where `isBlock`. */
const insert =
  (text: string, isBlock = false): MarkdownCommand =>
  (view) => {
    const { from, to } = view.state.selection.main;
    const isAtStart = view.state.doc.lineAt(from).from === from;
    const written = isBlock ? `${isAtStart ? '' : '\n\n'}${text}\n` : text;
    view.dispatch({
      changes: { from, to, insert: written },
      selection: { anchor: from + written.length },
      userEvent: 'input',
    });
    view.focus();
  };

/** Makes a link of what is chosen; the address is chosen then, to be typed over. */
const link: MarkdownCommand = (view) => {
  const { from, to } = view.state.selection.main;
  const words = view.state.doc.sliceString(from, to);
  const address = 'https://';
  const start = from + words.length + 3;
  view.dispatch({
    changes: { from, to, insert: `[${words}](${address})` },
    selection: { anchor: start, head: start + address.length },
    userEvent: 'input',
  });
  view.focus();
};

/** Puts a picture in; what is chosen says what is on it, else the cursor stands where that is to be written. */
const picture =
  (path: string): MarkdownCommand =>
  (view) => {
    const { from, to } = view.state.selection.main;
    const words = view.state.doc.sliceString(from, to);
    const written = `![${words}](${path})`;
    view.dispatch({
      changes: { from, to, insert: written },
      selection: { anchor: words === '' ? from + 2 : from + written.length },
      userEvent: 'input',
    });
    view.focus();
  };

/** Gives a pasted picture that waits in its place the path under which it is stored; without one it goes. */
const settlePicture =
  (place: string, path: string | undefined): MarkdownCommand =>
  (view) => {
    const at = view.state.doc.toString().indexOf(`](${place}`);
    if (at < 0) return; // deleted meanwhile
    const from = at + ']('.length;
    const whole = /!\[[^\]]*$/.exec(view.state.sliceDoc(0, at));
    const end = view.state.sliceDoc(from).indexOf(')') + from + 1;
    const changes =
      path === undefined && whole
        ? { from: whole.index, to: end, insert: '' }
        : { from, to: from + place.length, insert: path ?? '' };
    view.dispatch({ changes, userEvent: 'input' });
  };

/** What the toolbar does to a text; loaded with the editor. */
export const markdownCommands = { beginLines, insert, link, mark, picture, settlePicture };
