import type { Feature } from '../../kit/feature/index.ts';

export { AlongButton } from './along-button.tsx';
export { AlongDialog } from './along-dialog.tsx';
export { BulkActions } from './bulk-actions.tsx';
export {
  type ChangeSet,
  cancelChangeSet,
  changeSetQuery,
  isUnderWay,
  undoChangeSet,
} from './change-sets.queries.ts';
export { ChangesItem } from './changes-item.tsx';
export { WaysToUsers } from './in-the-way.tsx';

/** Changes of many records at once; their history over any page while the address has `?panel=changes`. */
export const changeSets: Feature = {
  dialogs: [
    {
      param: 'panel',
      value: 'changes',
      load: () => import('./changes-panel.tsx').then(({ ChangesPanel }) => ({ default: ChangesPanel })),
    },
  ],
};
