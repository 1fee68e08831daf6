import { useRef, useState } from 'react';
import { httpRequest } from '../../kit/graphql/index.ts';
import { pictureFaultOf } from '../../kit/picture-upload/index.ts';

/** A picture that is on its way to the server, as the browser shows it. */
export interface SentPicture {
  readonly preview: string;
  readonly name: string;
}

/** A picture that was not taken, and why. */
export interface RefusedPicture {
  readonly name: string;
  readonly error: unknown;
}

const send = async (file: File): Promise<string> => {
  const headers = { 'content-type': file.type };
  const sent = await httpRequest('/api/shop-pictures', { method: 'POST', body: file, headers });
  return (sent as { readonly path: string }).path;
};

/**
 * Sends pictures one after the other, as the server takes them.
 * @param onKept told the path of each that was kept, in the order in which they were chosen
 */
export const useSentPictures = (onKept: (path: string) => void) => {
  const [sending, setSending] = useState<readonly SentPicture[]>([]);
  const [refused, setRefused] = useState<readonly RefusedPicture[]>([]);
  const line = useRef(Promise.resolve());

  const sendOne = async (file: File, preview: string): Promise<void> => {
    try {
      onKept(await send(file));
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
