import { useTexts } from '../../kit/i18n/index.ts';
import { AddPhotoAlternateOutlinedIcon } from '../../kit/icons/add-photo-alternate-outlined.tsx';
import { ChooseButton, useDrop } from '../../kit/picture-upload/index.ts';
import styles from './editing.module.css';
import { editingTexts } from './editing-texts.ts';
import { PictureTile, RefusedPictures, SendingTiles } from './picture-tiles.tsx';
import pictureStyles from './pictures.module.css';
import { useSentPictures } from './use-sent-pictures.ts';

interface CategoryPictureProps {
  /** What it shows. */
  readonly name: string;
  /** Empty for none. */
  readonly path: string;
  readonly error: string | undefined;
  readonly onPath: (path: string) => void;
}

/** The picture of a category: a new one takes the place of the one before. */
export const CategoryPicture = ({ name, path, error, onPath }: CategoryPictureProps) => {
  const t = useTexts(editingTexts);
  const { choose, sending, refused } = useSentPictures(onPath);
  const chooseFirst = (files: readonly File[]) => choose(files.slice(0, 1));
  const { isOver, handlers } = useDrop(chooseFirst);
  return (
    <fieldset
      className={styles.group}
      data-over={isOver || undefined}
      aria-busy={sending.length > 0}
      {...handlers}
    >
      <legend>{t.imagePath}</legend>
      <div className={pictureStyles.single}>
        <ul className={pictureStyles.tiles}>
          {path !== '' && sending.length === 0 && (
            <PictureTile path={path} alt={name} label={t.imagePath} onRemove={() => onPath('')} />
          )}
          <SendingTiles sending={sending} />
        </ul>
        <RefusedPictures refused={refused} />
        {error !== undefined && (
          <p className={styles.fault} role="alert">
            {error}
          </p>
        )}
        <ChooseButton
          label={path === '' ? t.choosePicture : t.otherPicture}
          icon={<AddPhotoAlternateOutlinedIcon />}
          busy={sending.length > 0}
          onChoose={chooseFirst}
        />
      </div>
    </fieldset>
  );
};
