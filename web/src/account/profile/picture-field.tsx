import Button from '@mui/material/Button';
import { useErrorWords } from '../../kit/graphql/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { PhotoCameraOutlinedIcon } from '../../kit/icons/photo-camera-outlined.tsx';
import { useNotify } from '../../kit/notices/index.ts';
import { Panel } from '../../kit/page/index.ts';
import { ChooseButton, useDrop } from '../../kit/picture-upload/index.ts';
import { UploadProgress } from '../../kit/upload/index.ts';
import { Avatar } from './avatar.tsx';
import styles from './profile.module.css';
import { type OwnProfile, useRemovePicture } from './profile.queries.ts';
import { profileTexts } from './profile-texts.ts';
import { usePictureUpload } from './use-picture-upload.ts';

/** The picture: chosen or dropped anywhere on the panel, saved at once (USR-02). */
export const PictureField = ({ profile }: { readonly profile: OwnProfile }) => {
  const t = useTexts(profileTexts);
  const words = useErrorWords();
  const { choose, preview, sent, fault, isSaving } = usePictureUpload();
  const chooseFirst = ([file]: readonly File[]) => choose(file);
  const { isOver, handlers } = useDrop(chooseFirst);
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
            <ChooseButton
              label={t.choosePicture}
              icon={<PhotoCameraOutlinedIcon />}
              busy={isSaving}
              onChoose={chooseFirst}
            />
            {profile.picture !== null && !isSaving && <RemoveButton />}
          </div>
          {sent ? (
            <UploadProgress {...sent} />
          ) : (
            <p className={styles.muted}>{isOver ? t.dropPicture : t.pictureHint}</p>
          )}
          <p className={styles.error} role="alert">
            {fault ? words(fault) : ''}
          </p>
        </div>
      </div>
    </Panel>
  );
};

function RemoveButton() {
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
}
