export { addPictureFiles } from './picture-files.ts';
export {
  addPictureUpload,
  createPictureIntake,
  newPictureName,
  type PictureIntake,
} from './picture-intake.ts';
