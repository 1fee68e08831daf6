import Button from '@mui/material/Button';
import { type ChangeEvent, useRef, useState } from 'react';
import { useTexts } from '../../kit/i18n/index.ts';
import { UploadFileOutlinedIcon } from '../../kit/icons/upload-file-outlined.tsx';
import { useNotify } from '../../kit/notices/index.ts';
import { sendFile, UploadProgress, type UploadStage } from '../../kit/upload/index.ts';
import { authoringTexts } from './authoring-texts.ts';

/** What the server says of a file that it has stored. */
export interface KeptFile {
  readonly address: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** Stores a file of this device on our server, for a version of a download. */
export const ChooseFile = ({ onKept }: { readonly onKept: (file: KeptFile) => void }) => {
  const t = useTexts(authoringTexts);
  const notify = useNotify();
  const input = useRef<HTMLInputElement>(null);
  const [sending, setSending] = useState<{ readonly name: string; readonly stage: UploadStage }>();
  const send = async (file: File) => {
    const onStage = (stage: UploadStage) => setSending({ name: file.name, stage });
    onStage({ stage: 'sending', part: undefined });
    try {
      const address = `/api/content-files?${new URLSearchParams({ name: file.name })}`;
      onKept((await sendFile(address, { method: 'POST', type: file.type, file, onStage })) as KeptFile);
    } catch (error) {
      notify.failure(error);
    } finally {
      setSending(undefined);
    }
  };
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) void send(file);
    target.value = ''; // the same file once more is a choice, too
  };
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<UploadFileOutlinedIcon />}
        loading={sending !== undefined}
        onClick={() => input.current?.click()}
      >
        {t.chooseFile}
      </Button>
      <input ref={input} type="file" hidden aria-label={t.chooseFile} onChange={pick} />
      {sending && <UploadProgress {...sending} />}
    </>
  );
};
