import IconButton from '@mui/material/IconButton';
import { pictureTypes } from '@tresen/domain/kit/pictures';
import { type ChangeEvent, useRef } from 'react';
import { useTexts } from '../../kit/i18n/index.ts';
import { AddPhotoAlternateOutlinedIcon } from '../../kit/icons/add-photo-alternate-outlined.tsx';
import { editorTexts } from './markdown-editor-texts.ts';

export interface PictureToolProps {
  readonly isReady: boolean;
  readonly isSending: boolean;
  readonly onChoose: (files: readonly File[]) => void;
}

/** Chooses pictures of this device for the text. */
export const PictureTool = ({ isReady, isSending, onChoose }: PictureToolProps) => {
  const t = useTexts(editorTexts);
  const input = useRef<HTMLInputElement>(null);
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onChoose([...(target.files ?? [])]);
    target.value = ''; // the same file once more is a choice, too
  };
  return (
    <>
      <IconButton
        size="small"
        disabled={!isReady}
        loading={isSending}
        aria-label={t.picture}
        title={t.picture}
        onClick={() => input.current?.click()}
      >
        <AddPhotoAlternateOutlinedIcon fontSize="small" />
      </IconButton>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        aria-label={t.picture}
        accept={pictureTypes.join(',')}
        onChange={pick}
      />
    </>
  );
};
