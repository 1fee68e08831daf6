import { recordPicturePath } from '@tresen/domain/kit/pictures';
import { defineTexts, useTexts } from '../../../kit/i18n/index.ts';
import { PictureField } from '../../../kit/record-form/index.ts';
import { de } from './button-picture.de.ts';
import { en } from './button-picture.en.ts';
import styles from './button-picture.module.css';

const pictureTexts = defineTexts(de, en);

interface ButtonPictureFieldProps {
  /** The name of the picture of the button's own. */
  readonly value: string | null;
  readonly onValue: (value: string | null) => void;
}

/** Gives a button a picture of its own, or takes it away. */
export const ButtonPictureField = ({ value, onValue }: ButtonPictureFieldProps) => {
  const t = useTexts(pictureTexts);
  return <PictureField label={t.picture} hint={t.hint} error={undefined} value={value} onValue={onValue} />;
};

/** On the button: for the eye alone, its name says it all. */
export const ButtonPicture = ({ name }: { readonly name: string }) => (
  <img className={styles.picture} src={recordPicturePath(name)} alt="" draggable={false} />
);
