import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../kit/i18n/index.ts';
import { useRoleWords } from '../../kit/roles/index.ts';
import type { Person } from './people.queries.ts';
import styles from './switch-dialog.module.css';
import { switchingTexts } from './switching-texts.ts';
import type { People } from './use-people.ts';

/** Pixels above the end of the list at which the next page is fetched. */
const lookAhead = 400;

export const optionId = ({ sub }: Person): string => `switch-${sub}`;

interface OptionProps {
  readonly person: Person;
  readonly isActive: boolean;
  readonly onPick: (person: Person) => void;
}

interface PeopleListProps {
  readonly list: People;
  readonly id: string;
  readonly active: Person | undefined;
  readonly onPick: (person: Person) => void;
}

/** The people, page by page as one scrolls. */
export const PeopleList = ({ list, id, active, onPick }: PeopleListProps) => {
  const t = useTexts(switchingTexts);
  const { people, query, loadMore } = list;
  const failed = query.isFetchNextPageError;
  return (
    <div
      className={styles.scroll}
      onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
        if (!failed && scrollTop + clientHeight > scrollHeight - lookAhead) loadMore();
      }}
    >
      <div id={id} role="listbox" tabIndex={-1} aria-label={t.people} className={styles.list}>
        {people.map((person) => (
          <Option key={person.sub} person={person} isActive={person === active} onPick={onPick} />
        ))}
      </div>
      {failed && <p role="alert">{t.moreFailed}</p>}
      {query.hasNextPage && (
        <Button fullWidth onClick={loadMore} loading={query.isFetchingNextPage}>
          {t.more}
        </Button>
      )}
    </div>
  );
};

function Option({ person, isActive, onPick }: OptionProps) {
  const roles: Readonly<Record<string, string>> = useRoleWords();
  const place = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isActive) place.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    // A button for the pointer; the keyboard stays in the search field, which names the active option.
    <button
      ref={place}
      type="button"
      id={optionId(person)}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={styles.option}
      onClick={() => onPick(person)}
    >
      <strong>{`${person.firstName} ${person.lastName}`.trim() || person.email}</strong>
      <span className={styles.company}>{person.tenant.name}</span>
      <span className={styles.detail}>{person.email}</span>
      <span className={styles.detail}>{roles[person.role] ?? person.role}</span>
    </button>
  );
}
