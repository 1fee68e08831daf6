export { isFilePath, isServerPath } from './web-paths.ts';
