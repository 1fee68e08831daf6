import LinearProgress from '@mui/material/LinearProgress';
import { TextBox } from '../../kit/form/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { leaveThen } from '../../kit/leave/index.ts';
import { RowsSkeleton } from '../../kit/list/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import { EmptyState, Loaded } from '../../kit/states/index.ts';
import type { Person } from './people.queries.ts';
import { optionId, PeopleList } from './people-list.tsx';
import styles from './switch-dialog.module.css';
import { SwitchFrame } from './switch-frame.tsx';
import { useStartActing } from './switching.mutations.ts';
import { switchingTexts } from './switching-texts.ts';
import { useMaySwitch } from './use-acting.ts';
import { useActiveOption } from './use-active-option.ts';
import { type People, usePeople } from './use-people.ts';

const listId = 'switch-people';

/** 'Switch as' (USR-10): whom to act for. */
export const SwitchDialog = () => {
  const t = useTexts(switchingTexts);
  const maySwitch = useMaySwitch();
  return <SwitchFrame>{maySwitch ? <Picker /> : <p className={styles.search}>{t.denied}</p>}</SwitchFrame>;
};

/** Search field and list: typing searches, arrows choose, Enter picks. */
function Picker() {
  const t = useTexts(switchingTexts);
  const notify = useNotify();
  const { mutate, isPending, isSuccess, variables } = useStartActing();
  const list = usePeople();
  const isSwitching = isPending || isSuccess;
  const pick = ({ sub }: Person) => {
    if (!isSwitching) leaveThen(() => mutate(sub, { onError: notify.failure }));
  };
  const { active, onKeyDown } = useActiveOption(list, pick);
  const picked = isSwitching ? list.people.find(({ sub }) => sub === variables) : undefined;
  return (
    <>
      <div className={styles.search}>
        <p className={styles.explanation}>{t.explanation}</p>
        <TextBox
          label={t.search}
          hint={t.searchHint}
          autoFocus
          value={list.text}
          onChange={({ target }) => list.setText(target.value)}
          onKeyDown={onKeyDown}
          slotProps={{
            input: {
              role: 'combobox',
              'aria-expanded': list.people.length > 0,
              'aria-controls': listId,
              'aria-autocomplete': 'list',
              ...(active && { 'aria-activedescendant': optionId(active) }),
              autoComplete: 'off',
              spellCheck: false,
              maxLength: 200,
            },
          }}
        />
        <Count list={list} />
      </div>
      {isSwitching && (
        <LinearProgress aria-label={t.switching(picked ? `${picked.firstName} ${picked.lastName}` : '')} />
      )}
      <Loaded query={list.query} skeleton={<RowsSkeleton rows={8} />}>
        {() =>
          list.people.length > 0 || !list.isCurrent ? (
            <PeopleList list={list} id={listId} active={active} onPick={pick} />
          ) : (
            <NobodyFound search={list.search} />
          )
        }
      </Loaded>
    </>
  );
}

function Count({ list: { people, query, isCurrent } }: { readonly list: People }) {
  const t = useTexts(switchingTexts);
  const f = useFormats();
  return (
    <p role="status" className={styles.count}>
      {isCurrent && people.length > 0 && t.found(f.number(people.length), query.hasNextPage)}
    </p>
  );
}

function NobodyFound({ search }: Pick<People, 'search'>) {
  const t = useTexts(switchingTexts);
  return search ? (
    <EmptyState title={t.noneTitle} text={t.noneText(search)} />
  ) : (
    <EmptyState title={t.emptyTitle} text={t.emptyText} />
  );
}
