export { type SentFile, sendFile, type UploadStage } from './send-file.ts';
export { UploadProgress, useStageWords } from './upload-progress.tsx';
