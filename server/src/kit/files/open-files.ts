import { closeToOthers } from './close-to-others.ts';
import type { FilePlace } from './file-place.ts';
import type { FileStore } from './file-store.ts';
import { createFolderStore } from './folder-store.ts';

/** The store of a place. What speaks with a bucket is loaded only where there is one. */
export const openFiles = async (place: FilePlace): Promise<FileStore> => {
  if (place.kind === 'bucket') return (await import('./bucket-store.ts')).createBucketStore(place);
  closeToOthers(place.folder);
  return createFolderStore(place.folder);
};
