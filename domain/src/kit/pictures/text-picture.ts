import { isPictureName } from './picture.ts';

/** Pixels of the longer side of a picture in a text: sharp where the column of the text is widest. */
export const textPictureSide = 1440;

const folder = '/files/contentPictures/';

/** Where browsers load a picture of a text. */
export const textPicturePath = (name: string): string => `${folder}${name}`;

/** True for a picture that is stored here: no text loads one from elsewhere. */
export const isTextPicture = (path: string): boolean =>
  path.startsWith(folder) && isPictureName(path.slice(folder.length));
