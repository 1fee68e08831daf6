export { closeToOthers } from './close-to-others.ts';
export { type Copied, copyFiles } from './copy-files.ts';
export { createFileKeys, type FileKeys, sealedFileKeys } from './file-keys.ts';
export {
  endpointIn,
  type FilePlace,
  faultsOfFiles,
  filePlaceOf,
  isFilesUrl,
} from './file-place.ts';
export type { FileStore, StoredFile } from './file-store.ts';
export { createFolderStore } from './folder-store.ts';
export { keptText } from './kept-text.ts';
export { openFiles } from './open-files.ts';
export { sealOldFiles } from './seal-old-files.ts';
export { createTenantFiles, type TenantFiles } from './tenant-files.ts';
