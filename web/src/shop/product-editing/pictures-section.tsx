import { useFormContext, useWatch } from 'react-hook-form';
import { useFormats } from '../../kit/format/index.ts';
import { useLanguage, useTexts } from '../../kit/i18n/index.ts';
import { AddPhotoAlternateOutlinedIcon } from '../../kit/icons/add-photo-alternate-outlined.tsx';
import { Panel } from '../../kit/page/index.ts';
import { ChooseButton, useDrop } from '../../kit/picture-upload/index.ts';
import styles from './editing.module.css';
import { editingTexts } from './editing-texts.ts';
import { useField } from './form-fields.tsx';
import { PictureTile, RefusedPictures, SendingTiles } from './picture-tiles.tsx';
import pictureStyles from './pictures.module.css';
import type { ProductForm } from './product-values.ts';
import { useSentPictures } from './use-sent-pictures.ts';

/** The pictures of a product: chosen or dropped anywhere on the panel, the first one for lists (SHP-10). */
export const PicturesSection = () => {
  const t = useTexts(editingTexts);
  const f = useFormats();
  const name = useProductName();
  const { getValues } = useFormContext<ProductForm>();
  const { field, error } = useField('imageUrls');
  const paths: readonly string[] = field.value;
  const { choose, sending, refused } = useSentPictures((path) =>
    // What the form holds by then, after others that came before it.
    field.onChange([...getValues('imageUrls'), path]),
  );
  const { isOver, handlers } = useDrop(choose);
  const earlier = (place: number, path: string) =>
    field.onChange(paths.toSpliced(place, 1).toSpliced(place - 1, 0, path));
  return (
    <Panel title={t.imageUrls}>
      <div
        className={pictureStyles.drop}
        data-over={isOver || undefined}
        aria-busy={sending.length > 0}
        {...handlers}
      >
        <p className={pictureStyles.hint}>{isOver ? t.dropPictures : t.picturesHint}</p>
        <ul className={pictureStyles.tiles} aria-label={t.imageUrls}>
          {paths.map((path, place) => (
            <PictureTile
              key={path}
              path={path}
              alt={name}
              label={t.picture(f.number(place + 1))}
              note={place === 0 ? t.firstPicture : undefined}
              onEarlier={place === 0 ? undefined : () => earlier(place, path)}
              onRemove={() => field.onChange(paths.toSpliced(place, 1))}
            />
          ))}
          <SendingTiles sending={sending} />
        </ul>
        <RefusedPictures refused={refused} />
        {error !== undefined && (
          <p className={styles.fault} role="alert">
            {error}
          </p>
        )}
        <ChooseButton
          isMany
          label={t.choosePictures}
          icon={<AddPhotoAlternateOutlinedIcon />}
          busy={sending.length > 0}
          onChoose={choose}
        />
      </div>
    </Panel>
  );
};

/** What the pictures show: the product, by its name in the language of who edits it. */
function useProductName(): string {
  const [german, english] = useWatch<ProductForm, readonly ['nameDe', 'nameEn']>({
    name: ['nameDe', 'nameEn'],
  });
  return useLanguage() === 'de' ? german : english;
}
