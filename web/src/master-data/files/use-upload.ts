import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../kit/i18n/index.ts';
import type { UploadStage } from '../../kit/upload/index.ts';
import { useFileErrorWords } from './file-faults.ts';
import { type Uploaded, uploadFile } from './files.queries.ts';

/** Of which kind a file is uploaded, and who hears of it. */
export interface UploadProps {
  readonly plural: string;
  readonly onUploaded: (uploaded: Uploaded) => void;
  /** A file is on its way, or no longer. */
  readonly onSending: (isSending: boolean) => void;
}

/** One upload at a time; it ends with the dialog. */
export const useUpload = ({ plural, onUploaded, onSending }: UploadProps) => {
  const words = useFileErrorWords();
  const language = useLanguage();
  const [sending, setSending] = useState<{ readonly name: string; readonly stage: UploadStage }>();
  const [error, setError] = useState<string>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const isSending = sending !== undefined;
  useEffect(() => {
    onSending(isSending);
    return () => onSending(false);
  }, [isSending, onSending]);
  const stop = () => {
    running.current?.abort();
    setSending(undefined);
  };
  const send = async (file: File): Promise<void> => {
    const abort = new AbortController();
    running.current = abort;
    const show = (stage: UploadStage): void => {
      if (!abort.signal.aborted) setSending({ name: file.name, stage });
    };
    setError(undefined);
    try {
      onUploaded(await uploadFile(plural, language, file, abort.signal, show));
    } catch (failure) {
      if (!abort.signal.aborted) setError(words(failure));
    }
    if (!abort.signal.aborted) setSending(undefined);
  };
  return { sending, error, send, stop };
};
