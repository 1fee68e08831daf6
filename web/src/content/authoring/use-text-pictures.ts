import type { EditorView } from 'codemirror';
import { useState } from 'react';
import { useNotify } from '../../kit/notices/index.ts';
import { pictureFaultOf } from '../../kit/picture-upload/index.ts';
import { sendFile } from '../../kit/upload/index.ts';

/** Sends pictures one after the other, and puts each where the cursor is then. */
export const useTextPictures = (view: EditorView | undefined) => {
  const notify = useNotify();
  const [isSending, setSending] = useState(false);
  const send = async (files: readonly File[]) => {
    setSending(true);
    try {
      for (const file of files) {
        const fault = pictureFaultOf(file);
        if (fault) throw fault;
        const sent = await sendFile('/api/content-pictures', { method: 'POST', type: file.type, file });
        const { markdownCommands } = await import('./markdown-commands.ts');
        if (view) markdownCommands.picture((sent as { readonly path: string }).path)(view);
      }
    } catch (error) {
      notify.failure(error);
    } finally {
      setSending(false);
    }
  };
  return { isSending, send: (files: readonly File[]) => void send(files) };
};
