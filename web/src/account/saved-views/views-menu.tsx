import { Suspense, useState } from 'react';
import { optional } from '../../kit/feature/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { BookmarksOutlinedIcon } from '../../kit/icons/bookmarks-outlined.tsx';
import { ButtonMenu } from '../../kit/list/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import { FailedDialog } from '../../kit/states/index.ts';
import { type SavedView, useViewChanges } from './saved-views.queries.ts';
import { savedViewTexts } from './saved-views-texts.ts';
import { useViews, type ViewedList } from './use-views.ts';
import { isChanged } from './view-address.ts';
import { useViewItems, type ViewEntry } from './view-items.tsx';

const ViewDialog = optional(async () => (await import('./view-dialog.tsx')).ViewDialog, FailedDialog);

interface ViewsMenuProps extends ViewedList {
  /** What the page can do besides with a view that is shown. */
  readonly entriesOf?: (view: SavedView) => readonly ViewEntry[];
}

/** The saved views of a list: to go to one, and to save, change, share and remove them. */
export const ViewsMenu = ({ entriesOf, ...props }: ViewsMenuProps) => {
  const t = useTexts(savedViewTexts);
  const { views, current, show, showAll } = useViews(props);
  const actions = useViewActions(props);
  /** The view that the dialog changes; null for a new one. */
  const [edited, setEdited] = useState<SavedView | null | undefined>();
  const hasChanged = current !== undefined && isChanged(current, props);
  const label = current ? (hasChanged ? t.changed(current.name) : current.name) : t.views;
  const items = useViewItems({
    views,
    current,
    hasChanged,
    actions: { ...actions, show, showAll, edit: setEdited },
    entriesOf,
  });
  return (
    <>
      <ButtonMenu label={label} icon={<BookmarksOutlinedIcon />}>
        {items}
      </ButtonMenu>
      {edited !== undefined && (
        <Suspense fallback={null}>
          <ViewDialog shown={props} view={edited} onSaved={show} onClose={() => setEdited(undefined)} />
        </Suspense>
      )}
    </>
  );
};

/** What can be done with views, each with its words and, where it can be taken back, with its undo. */
function useViewActions(list: ViewedList) {
  const t = useTexts(savedViewTexts);
  const notify = useNotify();
  const changes = useViewChanges(list.list);
  const attempt = async (run: () => Promise<unknown>, done: string, undo?: () => void) => {
    try {
      await run();
      notify.success(done, undo);
    } catch (error) {
      notify.failure(error);
    }
  };
  const overwrite = async ({ id, name, isShared, version, query, columns }: SavedView) => {
    const view = { id, name, isShared, list: list.list };
    const undo = () => changes.save({ ...view, version: version + 1, query, columns });
    await attempt(
      () => changes.save({ ...view, version, query: list.query, columns: list.columns }),
      t.saved(name),
      () => void attempt(undo, t.restored(name)),
    );
  };
  return {
    overwrite,
    remove: ({ id, name }: SavedView) =>
      attempt(
        () => changes.remove(id),
        t.removed(name),
        () => void attempt(() => changes.restore(id), t.restored(name)),
      ),
    setDefault: (view: SavedView | null) =>
      attempt(() => changes.setDefault(view?.id ?? null), view ? t.defaultSet(view.name) : t.defaultRemoved),
  };
}
