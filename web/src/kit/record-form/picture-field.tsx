import Button from '@mui/material/Button';
import { recordPicturePath } from '@tresen/domain/kit/pictures';
import { type ReactNode, useState } from 'react';
import { useErrorWords } from '../graphql/index.ts';
import { useTexts } from '../i18n/index.ts';
import { AddPhotoAlternateOutlinedIcon } from '../icons/add-photo-alternate-outlined.tsx';
import { DeleteOutlinedIcon } from '../icons/delete-outlined.tsx';
import { ChooseButton, pictureFaultOf, useDrop } from '../picture-upload/index.ts';
import { sendFile, type UploadStage, useStageWords } from '../upload/index.ts';
import styles from './picture-field.module.css';
import { recordTexts } from './record-texts.ts';

interface PictureFieldProps {
  readonly label: string;
  readonly hint: ReactNode;
  readonly error: string | undefined;
  /** The name of a picture that was sent. */
  readonly value: string | null | undefined;
  readonly onValue: (value: string | null) => void;
}

interface Sending {
  readonly file: File;
  readonly stage?: UploadStage;
}

/** A picture of the record: a new one takes the place of the one before, once the record is saved. */
export const PictureField = ({ label, hint, error, value, onValue }: PictureFieldProps) => {
  const t = useTexts(recordTexts);
  const errorWords = useErrorWords();
  const stageWords = useStageWords();
  const { choose, sending, refused } = useSentPicture(onValue);
  const { isOver, handlers } = useDrop(choose);
  const fault = refused === undefined ? error : errorWords(refused);
  return (
    <fieldset
      className={styles.field}
      data-over={isOver || undefined}
      aria-busy={sending !== undefined}
      {...handlers}
    >
      <legend>{label}</legend>
      {value && <img className={styles.picture} src={recordPicturePath(value)} alt={label} />}
      <div className={styles.words}>
        {hint && <p className={styles.hint}>{hint}</p>}
        {sending?.stage && <p role="status">{stageWords(sending.stage, sending.file.name)}</p>}
        {fault !== undefined && (
          <p className={styles.fault} role="alert">
            {fault}
          </p>
        )}
        <div className={styles.buttons}>
          <ChooseButton
            label={value ? t.otherPicture : t.choosePicture}
            icon={<AddPhotoAlternateOutlinedIcon />}
            busy={sending !== undefined}
            onChoose={choose}
          />
          {value && (
            <Button color="inherit" startIcon={<DeleteOutlinedIcon />} onClick={() => onValue(null)}>
              {t.removePicture}
            </Button>
          )}
        </div>
      </div>
    </fieldset>
  );
};

/** Sends the first of the chosen files at once; the record names it from then on. */
function useSentPicture(onKept: (name: string) => void) {
  const [sending, setSending] = useState<Sending>();
  const [refused, setRefused] = useState<unknown>();
  const choose = async ([file]: readonly File[]): Promise<void> => {
    if (!file || sending) return;
    const fault = pictureFaultOf(file);
    setRefused(fault);
    if (fault) return;
    setSending({ file });
    try {
      const onStage = (stage: UploadStage) => setSending({ file, stage });
      const sent = await sendFile('/api/record-pictures', { method: 'POST', type: file.type, file, onStage });
      onKept((sent as { readonly picture: string }).picture);
    } catch (error) {
      setRefused(error);
    }
    setSending(undefined);
  };
  return { choose: (files: readonly File[]) => void choose(files), sending, refused };
}
