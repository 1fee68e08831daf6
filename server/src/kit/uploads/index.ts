export { cleanUpUploadDays } from './day-quota.ts';
export { createScratchFiles, type ScratchFile, type ScratchFiles } from './scratch-files.ts';
export { addUpload, createUploads, type Upload, type UploadKind, type Uploads } from './uploads.ts';
