import PhotoCamera from '@mui/icons-material/PhotoCameraOutlined';
import Button from '@mui/material/Button';
import { pictureTypes } from '@tresen/domain/account/profile';
import { type ChangeEvent, type DragEvent, useRef, useState } from 'react';
import { useErrorWords } from '../../kit/graphql/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import { Panel } from '../../kit/page/index.ts';
import { Avatar } from './avatar.tsx';
import styles from './profile.module.css';
import { type OwnProfile, useRemovePicture } from './profile.queries.ts';
import { profileTexts } from './profile-texts.ts';
import { usePictureUpload } from './use-picture-upload.ts';

/** A file may be dropped anywhere on the panel. */
const useDrop = (choose: (file: File | undefined) => void) => {
  const [isOver, setOver] = useState(false);
  return {
    isOver,
    handlers: {
      onDragOver: (event: DragEvent) => {
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        setOver(false);
        choose(event.dataTransfer.files[0]);
      },
    },
  };
};

const RemoveButton = () => {
  const t = useTexts(profileTexts);
  const notify = useNotify();
  const remove = useRemovePicture();
  // The button is gone by the time it has worked: only the promise outlives it.
  const click = () => remove.mutateAsync().then(() => notify.success(t.pictureRemoved), notify.failure);
  return (
    <Button color="inherit" loading={remove.isPending} onClick={click}>
      {t.removePicture}
    </Button>
  );
};

/** The picture: chosen or dropped, saved at once (USR-02). */
export const PictureField = ({ profile }: { readonly profile: OwnProfile }) => {
  const t = useTexts(profileTexts);
  const words = useErrorWords();
  const { choose, preview, fault, isSaving } = usePictureUpload();
  const { isOver, handlers } = useDrop(choose);
  const input = useRef<HTMLInputElement>(null);
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    choose(target.files?.[0]);
    target.value = ''; // the same file once more is a choice, too
  };
  return (
    <Panel title={t.picture}>
      <div className={styles.drop} data-over={isOver || undefined} aria-busy={isSaving} {...handlers}>
        <Avatar
          profile={profile}
          alt={t.pictureOf(`${profile.firstName} ${profile.lastName}`)}
          preview={preview}
        />
        <div className={styles.pictureWords}>
          <div className={styles.choices}>
            <Button
              variant="outlined"
              startIcon={<PhotoCamera />}
              loading={isSaving}
              onClick={() => input.current?.click()}
            >
              {t.choosePicture}
            </Button>
            <input
              ref={input}
              type="file"
              hidden
              aria-label={t.choosePicture}
              accept={pictureTypes.join(',')}
              onChange={pick}
            />
            {profile.picture !== null && !isSaving && <RemoveButton />}
          </div>
          <p className={styles.muted}>{isOver ? t.dropPicture : t.pictureHint}</p>
          <p className={styles.error} role="alert">
            {fault ? words(fault) : ''}
          </p>
        </div>
      </div>
    </Panel>
  );
};
