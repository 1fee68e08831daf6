export { downloadFile, saveFile } from './download-file.ts';
