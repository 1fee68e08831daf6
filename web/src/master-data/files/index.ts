import { entityPlurals } from '@tresen/domain/kit/entities';
import type { Feature } from '../../kit/feature/index.ts';

export { FilesItems } from './files-items.tsx';
export { ImportButton } from './import-button.tsx';

/** Import and export of master data; the import opens over any page while the address has `?import=articles`. */
export const recordFiles: Feature = {
  dialogs: Object.values(entityPlurals).map((value) => ({ param: 'import', value, load })),
};

function load() {
  return import('./import-dialog.tsx').then(({ ImportDialog }) => ({ default: ImportDialog }));
}
