export { closeToOthers } from './close-to-others.ts';
export type { FileStore, StoredFile } from './file-store.ts';
export { createFolderStore } from './folder-store.ts';
export { keptText } from './kept-text.ts';
