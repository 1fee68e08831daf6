export { isPictureName, pictureLimit, pictureTypes } from './picture.ts';
