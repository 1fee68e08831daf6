import { useRef, useState } from 'react';
import { pictureFaultOf } from '../../kit/picture-upload/index.ts';
import { sendFile, type UploadStage } from '../../kit/upload/index.ts';

/** A picture that is on its way to the server, as the browser shows it. */
export interface SentPicture {
  readonly preview: string;
  readonly name: string;
  /** Missing while it waits for those before it. */
  readonly stage?: UploadStage;
}

/** A picture that was not taken, and why. */
export interface RefusedPicture {
  readonly name: string;
  readonly error: unknown;
}

/**
 * Sends pictures one after the other, as the server takes them.
 * @param onKept told the path of each that was kept, in the order in which they were chosen
 */
export const useSentPictures = (onKept: (path: string) => void) => {
  const [sending, setSending] = useState<readonly SentPicture[]>([]);
  const [refused, setRefused] = useState<readonly RefusedPicture[]>([]);
  const line = useRef(Promise.resolve());

  const sendOne = async (file: File, preview: string): Promise<void> => {
    const show = (stage: UploadStage): void =>
      setSending((before) => before.map((sent) => (sent.preview === preview ? { ...sent, stage } : sent)));
    try {
      onKept(await send(file, show));
    } catch (error) {
      setRefused((before) => [...before, { name: file.name, error }]);
    } finally {
      setSending((before) => before.filter((picture) => picture.preview !== preview));
      URL.revokeObjectURL(preview);
    }
  };
  const choose = (files: readonly File[]): void => {
    const judged = files.map((file) => ({ file, error: pictureFaultOf(file) }));
    setRefused(judged.flatMap(({ file: { name }, error }) => (error ? [{ name, error }] : [])));
    for (const { file, error } of judged) {
      if (error) continue;
      const preview = URL.createObjectURL(file);
      setSending((before) => [...before, { preview, name: file.name }]);
      line.current = line.current.then(() => sendOne(file, preview));
    }
  };
  return { choose, sending, refused };
};

async function send(file: File, onStage: (stage: UploadStage) => void): Promise<string> {
  const sent = await sendFile('/api/shop-pictures', { method: 'POST', type: file.type, file, onStage });
  return (sent as { readonly path: string }).path;
}
