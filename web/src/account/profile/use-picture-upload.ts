import { pictureLimit, pictureTypes } from '@tresen/domain/account/profile';
import { useState } from 'react';
import { RequestError } from '../../kit/graphql/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import { useSavePicture } from './profile.queries.ts';
import { profileTexts } from './profile-texts.ts';

/** What can be told before a file is sent; what it really is, the server finds out. */
const faultOf = (file: File): RequestError | undefined => {
  if (file.size > pictureLimit) return new RequestError('PICTURE_TOO_LARGE');
  const isKnown = pictureTypes.some((type) => type === file.type);
  return isKnown ? undefined : new RequestError('PICTURE_UNREADABLE', { reason: 'unknownKind' });
};

/** Sends a picture as soon as it is chosen, and shows it meanwhile. */
export const usePictureUpload = () => {
  const t = useTexts(profileTexts);
  const notify = useNotify();
  const save = useSavePicture();
  const [preview, setPreview] = useState<string>();
  const [fault, setFault] = useState<unknown>();
  const send = async (file: File): Promise<void> => {
    const url = URL.createObjectURL(file);
    setPreview(url);
    try {
      await save.mutateAsync(file);
      notify.success(t.pictureSaved);
    } catch (error) {
      setFault(error);
    } finally {
      setPreview(undefined);
      URL.revokeObjectURL(url);
    }
  };
  const choose = (file: File | undefined): void => {
    if (!file || save.isPending) return;
    const found = faultOf(file);
    setFault(found);
    if (!found) void send(file);
  };
  return { choose, preview, fault, isSaving: save.isPending };
};
