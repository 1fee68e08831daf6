import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTexts } from '../../kit/i18n/index.ts';
import type { FilterSource } from '../../kit/record-list/index.ts';
import { auditPeopleQuery } from './audit-log.queries.ts';
import { auditLogTexts } from './audit-log-texts.ts';

interface Choice {
  readonly id: string;
  readonly name: string;
  /** Belongs to nobody: says that there are more. */
  readonly isNote?: boolean;
}

interface PersonFilterProps {
  readonly person: string | null;
  readonly people: FilterSource;
  readonly onPerson: (id: string | null) => void;
}

/** Whose entries to show. */
export const PersonFilter = ({ person, people, onPerson }: PersonFilterProps) => {
  const t = useTexts(auditLogTexts);
  const [typed, setTyped] = useState('');
  const choices = usePeople(people, typed);
  const known = useNameOf(people, person);
  const name = choices.find(({ id }) => id === person)?.name ?? known;
  // Another object for the same person is a change to MUI, which then takes away what somebody types.
  const value = useMemo(
    () => (person === null || name === undefined ? null : { id: person, name }),
    [person, name],
  );
  return (
    <Autocomplete<Choice>
      size="small"
      options={choices}
      value={value}
      // The server has searched already, in all names and not only in these.
      filterOptions={(all) => all}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ name }) => name}
      getOptionDisabled={({ isNote }) => isNote === true}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      onInputChange={(_event, text, reason) => setTyped(reason === 'input' ? text : '')}
      onChange={(_event, chosen) => onPerson(chosen?.id ?? null)}
      noOptionsText={t.nobodyFound}
      clearText={t.everybody}
      openText={t.showPeople}
      closeText={t.hidePeople}
      sx={{
        minWidth: { xs: 140, sm: 240 },
        flex: { xs: '1 1 140px', sm: 'none' },
        '& .MuiOutlinedInput-root': { minHeight: 44 },
      }}
      renderInput={(input) => (
        <TextField
          {...input}
          label={t.person}
          placeholder={t.everybody}
          slotProps={{ ...input.slotProps, inputLabel: { ...input.slotProps.inputLabel, shrink: true } }}
        />
      )}
    />
  );
};

/** The people of the log who match what is typed; where these are more than a page, it says to type on. */
function usePeople(people: FilterSource, typed: string): readonly Choice[] {
  const t = useTexts(auditLogTexts);
  const text = useDeferredValue(typed.trim());
  const found = useQuery({
    queryKey: ['references', people.key, text],
    queryFn: () => people.search(text),
    placeholderData: keepPreviousData,
  });
  const { data: page } = useQuery({ ...auditPeopleQuery(text), placeholderData: keepPreviousData });
  const choices = found.data ?? [];
  return page?.pageInfo.hasNextPage
    ? [...choices, { id: 'more', name: t.morePeople, isNote: true }]
    : choices;
}

/** What somebody is called, as the list's chips say it, too. */
function useNameOf(people: FilterSource, person: string | null): string | undefined {
  const { data } = useQuery({
    queryKey: ['referenceName', people.key, person],
    queryFn: () => people.nameOf(person ?? ''),
    enabled: person !== null,
    staleTime: 60_000,
  });
  return data ?? undefined;
}
