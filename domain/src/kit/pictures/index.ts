export {
  isPictureName,
  pictureLimit,
  pictureTypes,
  recordPicturePath,
  recordPictureSide,
} from './picture.ts';
