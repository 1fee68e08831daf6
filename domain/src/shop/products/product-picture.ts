import { isPictureName } from '../../kit/pictures/index.ts';

/** Pixels of the longer side of a picture in the shop, at most. */
export const productPictureSide = 1_200;

/** Pictures that a product may have. */
export const maxProductPictures = 20;

const folder = '/files/shopPictures/';

/** Where a browser loads a picture that the vendor has sent. */
export const shopPicturePath = (name: string): string => `${folder}${name}`;

/** The name of a picture that was sent, by its path; undefined for a path of anything else. */
export const shopPictureName = (path: string): string | undefined => {
  const name = path.startsWith(folder) ? path.slice(folder.length) : '';
  return isPictureName(name) ? name : undefined;
};
