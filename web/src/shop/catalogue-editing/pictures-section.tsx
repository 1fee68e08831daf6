import AddPhotoAlternate from '@mui/icons-material/AddPhotoAlternateOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { TextBox } from '../../kit/form/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { Panel } from '../../kit/page/index.ts';
import styles from './editing.module.css';
import { editingTexts } from './editing-texts.ts';
import { useField } from './form-fields.tsx';

/** The pictures of a product by their paths, each with what it shows. */
export const PicturesSection = () => {
  const t = useTexts(editingTexts);
  const f = useFormats();
  const { field, error } = useField('imageUrls');
  const paths: readonly string[] = field.value;
  const change = (place: number, path?: string) =>
    field.onChange(path === undefined ? paths.toSpliced(place, 1) : paths.with(place, path));
  return (
    <Panel title={t.imageUrls}>
      <p className={styles.intro}>{t.picturesHint}</p>
      <ul className={styles.pictures}>
        {paths.map((path, place) => {
          const number = f.number(place + 1);
          return (
            // Keys by place keep the focus while a path is typed.
            <li key={number} className={styles.pictureLine}>
              <span className={styles.picture}>{path.startsWith('/') && <img src={path} alt="" />}</span>
              <TextBox
                label={t.picture(number)}
                value={path}
                autoComplete="off"
                onChange={({ target }) => change(place, target.value)}
                onBlur={field.onBlur}
              />
              <IconButton aria-label={t.removePicture(number)} onClick={() => change(place)}>
                <DeleteOutlined />
              </IconButton>
            </li>
          );
        })}
      </ul>
      {error !== undefined && (
        <p className={styles.fault} role="alert">
          {error}
        </p>
      )}
      <Button startIcon={<AddPhotoAlternate />} onClick={() => field.onChange([...paths, ''])}>
        {t.addPicture}
      </Button>
    </Panel>
  );
};
