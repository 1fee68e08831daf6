import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import { useTexts } from '../../kit/i18n/index.ts';
import { CheckIcon } from '../../kit/icons/check.tsx';
import type { SavedView } from './saved-views.queries.ts';
import { savedViewTexts } from './saved-views-texts.ts';

interface ViewActions {
  readonly show: (view: SavedView) => void;
  readonly showAll: () => void;
  readonly overwrite: (view: SavedView) => Promise<void>;
  readonly remove: (view: SavedView) => Promise<void>;
  readonly setDefault: (view: SavedView | null) => Promise<void>;
  /** Null for a new one. */
  readonly edit: (view: SavedView | null) => void;
}

/** What a page can do besides with a view that is shown. */
export interface ViewEntry {
  readonly words: string;
  readonly act: () => unknown;
}

interface ViewItemsProps {
  readonly views: { readonly data: readonly SavedView[] | undefined; readonly isError: boolean };
  readonly current: SavedView | undefined;
  readonly hasChanged: boolean;
  readonly actions: ViewActions;
  readonly entriesOf: ((view: SavedView) => readonly ViewEntry[]) | undefined;
}

/** Closes the menu, then acts: what opens has the focus. */
type Choose = (act: () => unknown) => () => void;

/** The entries of the menu: everything, own views, shared ones, and what can be done with them. */
export const useViewItems = (props: ViewItemsProps) => {
  const t = useTexts(savedViewTexts);
  const { views, current, actions } = props;
  const viewItem = useViewItem(props);
  const currentItems = useCurrentItems(props);
  const own = views.data?.filter(({ isOwn }) => isOwn) ?? [];
  const shared = views.data?.filter(({ isOwn }) => !isOwn) ?? [];
  return (close: () => void) => {
    const choose: Choose = (act) => () => {
      close();
      void act();
    };
    return [
      <MenuItem key="all" selected={!current} onClick={choose(actions.showAll)}>
        {chosenIcon(!current)}
        <ListItemText primary={t.all} />
      </MenuItem>,
      views.data === undefined && (
        <MenuItem key="state" disabled>
          <ListItemText inset primary={views.isError ? t.failed : t.loading} />
        </MenuItem>
      ),
      own.length > 0 && (
        <ListSubheader key="own" role="presentation">
          {t.own}
        </ListSubheader>
      ),
      ...own.map((view) => viewItem(view, choose)),
      shared.length > 0 && (
        <ListSubheader key="shared" role="presentation">
          {t.shared}
        </ListSubheader>
      ),
      ...shared.map((view) => viewItem(view, choose)),
      <Divider key="end" />,
      ...currentItems(choose),
    ];
  };
};

function useViewItem({ current, actions }: ViewItemsProps) {
  const t = useTexts(savedViewTexts);
  return (view: SavedView, choose: Choose) => {
    const about = [view.isOwn ? '' : t.by(view.ownerName), view.isDefault ? t.isDefault : ''];
    return (
      <MenuItem key={view.id} selected={view.id === current?.id} onClick={choose(() => actions.show(view))}>
        {chosenIcon(view.id === current?.id)}
        <ListItemText primary={<bdi>{view.name}</bdi>} secondary={about.filter(Boolean).join(' · ')} />
      </MenuItem>
    );
  };
}

/** What can be done with the view that is shown. */
function useCurrentItems({ current, hasChanged, actions, views, entriesOf }: ViewItemsProps) {
  const t = useTexts(savedViewTexts);
  const itemOf = (choose: Choose) => (words: string, act: () => unknown) => (
    <MenuItem key={words} onClick={choose(act)}>
      <ListItemText inset primary={words} />
    </MenuItem>
  );
  const hasDefault = views.data?.some(({ isDefault }) => isDefault) ?? false;
  return (choose: Choose) => {
    const item = itemOf(choose);
    return [
      ...(current?.mayChange && hasChanged
        ? [item(t.overwrite(current.name), () => actions.overwrite(current))]
        : []),
      item(t.saveAs, () => actions.edit(null)),
      ...(current?.mayChange ? [item(t.edit(current.name), () => actions.edit(current))] : []),
      ...(current ? (entriesOf?.(current) ?? []).map(({ words, act }) => item(words, act)) : []),
      ...(current && !current.isDefault
        ? [item(t.makeDefault(current.name), () => actions.setDefault(current))]
        : []),
      ...(hasDefault ? [item(t.noDefault, () => actions.setDefault(null))] : []),
      ...(current?.mayChange ? [item(t.remove(current.name), () => actions.remove(current))] : []),
    ];
  };
}

function chosenIcon(isChosen: boolean) {
  return <ListItemIcon>{isChosen && <CheckIcon />}</ListItemIcon>;
}
