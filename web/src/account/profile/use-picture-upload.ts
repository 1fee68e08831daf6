import { useState } from 'react';
import { useTexts } from '../../kit/i18n/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import { pictureFaultOf } from '../../kit/picture-upload/index.ts';
import type { UploadStage } from '../../kit/upload/index.ts';
import { useSavePicture } from './profile.queries.ts';
import { profileTexts } from './profile-texts.ts';

/** Sends a picture as soon as it is chosen, and shows it meanwhile. */
export const usePictureUpload = () => {
  const t = useTexts(profileTexts);
  const notify = useNotify();
  const save = useSavePicture();
  const [preview, setPreview] = useState<string>();
  const [sent, setSent] = useState<{ readonly name: string; readonly stage: UploadStage }>();
  const [fault, setFault] = useState<unknown>();
  const send = async (file: File): Promise<void> => {
    const url = URL.createObjectURL(file);
    setPreview(url);
    try {
      await save.mutateAsync({ file, onStage: (stage) => setSent({ name: file.name, stage }) });
      notify.success(t.pictureSaved);
    } catch (error) {
      setFault(error);
    } finally {
      setPreview(undefined);
      setSent(undefined);
      URL.revokeObjectURL(url);
    }
  };
  const choose = (file: File | undefined): void => {
    if (!file || save.isPending) return;
    const found = pictureFaultOf(file);
    setFault(found);
    if (!found) void send(file);
  };
  return { choose, preview, sent, fault, isSaving: save.isPending };
};
