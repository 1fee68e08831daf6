export { downloadFile, postForFile, saveFile } from './download-file.ts';
