import { useTexts } from '../../kit/i18n/index.ts';
import type { useShortcuts } from '../shortcuts/use-shortcuts.ts';
import styles from './search.module.css';
import type { SearchGroup, SearchOption } from './search-groups.ts';
import { SearchOptionRow } from './search-option-row.tsx';
import { searchTexts } from './search-texts.ts';

/** The id of an option in the document, by which the field names the active one. */
export const domIdOf = ({ id }: SearchOption): string => `search-option-${id}`;

interface SearchListProps {
  readonly id: string;
  readonly groups: readonly SearchGroup[];
  readonly text: string;
  readonly active: SearchOption | undefined;
  readonly shortcuts: ReturnType<typeof useShortcuts>;
  readonly onPick: (option: SearchOption) => void;
}

/** All that was found, in groups. */
export const SearchList = ({ id, groups, text, active, shortcuts, onPick }: SearchListProps) => {
  const t = useTexts(searchTexts);
  const starOf = ({ entry }: SearchOption) =>
    entry && shortcuts.mayChange
      ? { isStarred: shortcuts.isStarred(entry), onStar: () => shortcuts.toggle(entry) }
      : undefined;
  return (
    <div id={id} role="listbox" tabIndex={-1} aria-label={t.results} className={styles.list}>
      {groups.map((group) => (
        <fieldset key={group.id} aria-label={group.name} className={styles.group}>
          <p className={styles.heading} aria-hidden="true">
            {group.name}
          </p>
          {group.options.map((option) => (
            <SearchOptionRow
              key={option.id}
              domId={domIdOf(option)}
              option={option}
              text={text}
              isActive={option === active}
              onPick={onPick}
              star={starOf(option)}
            />
          ))}
        </fieldset>
      ))}
    </div>
  );
};
