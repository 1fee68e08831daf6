import type { EditorView } from 'codemirror';
import { useState } from 'react';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import { pictureFaultOf } from '../../kit/picture-upload/index.ts';
import { sendFile } from '../../kit/upload/index.ts';
import { editorTexts } from './markdown-editor-texts.ts';
import type { Pasted, PastedPicture } from './pasted-markdown.ts';

/** Sends pictures one after the other, and puts each where the cursor is then, or where it was pasted. */
export const useTextPictures = (view: EditorView | undefined) => {
  const t = useTexts(editorTexts);
  const f = useFormats();
  const notify = useNotify();
  const [isSending, setSending] = useState(false);
  const send = async (files: readonly File[]) => {
    setSending(true);
    try {
      for (const file of files) {
        const path = await pathOf(file);
        const { markdownCommands } = await import('./markdown-commands.ts');
        if (view) markdownCommands.picture(path)(view);
      }
    } catch (error) {
      notify.failure(error);
    } finally {
      setSending(false);
    }
  };
  const settlePlace = async ({ file, place }: PastedPicture) => {
    const { markdownCommands } = await import('./markdown-commands.ts');
    const path = await pathOf(file).catch((error: unknown) => {
      notify.failure(error);
      return undefined;
    });
    if (view) markdownCommands.settlePicture(place, path)(view);
  };
  const settle = async ({ pictures, leftOut }: Pasted) => {
    if (leftOut > 0) notify.warning(t.leftOut(f.number(leftOut)));
    setSending(pictures.length > 0);
    for (const picture of pictures) await settlePlace(picture);
    setSending(false);
  };
  return {
    isSending,
    send: (files: readonly File[]) => void send(files),
    /** Sends the pictures of what was pasted, and says how many could not come along. */
    settle: (pasted: Pasted) => void settle(pasted),
  };
};

/** Stores a picture on the server. @throws {RequestError} for what is none, or too large */
async function pathOf(file: File): Promise<string> {
  const fault = pictureFaultOf(file);
  if (fault) throw fault;
  const sent = await sendFile('/api/content-pictures', { method: 'POST', type: file.type, file });
  return (sent as { readonly path: string }).path;
}
