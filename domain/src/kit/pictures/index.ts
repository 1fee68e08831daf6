export {
  isPictureName,
  pictureLimit,
  pictureTypes,
  recordPicturePath,
  recordPictureSide,
} from './picture.ts';
export { isTextPicture, textPicturePath, textPictureSide } from './text-picture.ts';
