import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { useAddress } from '../../kit/address/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { auditPeopleQuery } from './audit-log.queries.ts';
import { auditLogTexts } from './audit-log-texts.ts';

interface Choice {
  readonly id: string;
  readonly name: string;
  /** Belongs to nobody: says that there are more. */
  readonly isNote?: boolean;
}

/** Whose entries to show. `name` is what the list calls whom the address names. */
export const PersonFilter = ({ name: known }: { readonly name: string | undefined }) => {
  const t = useTexts(auditLogTexts);
  const { params, change } = useAddress();
  const [typed, setTyped] = useState('');
  const person = params.get('person');
  const choices = usePeople(typed);
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
      onChange={(_event, chosen) => change({ person: chosen?.id ?? null })}
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
function usePeople(typed: string): readonly Choice[] {
  const t = useTexts(auditLogTexts);
  const search = useDeferredValue(typed.trim());
  const { data } = useQuery({ ...auditPeopleQuery(search), placeholderData: keepPreviousData });
  const people = (data?.nodes ?? []).map(({ id, name, kind, isSupport }) => {
    const note = isSupport ? t.support : kind === 'register' ? t.register : undefined;
    return { id, name: note === undefined ? name : `${name} (${note})` };
  });
  return data?.pageInfo.hasNextPage ? [...people, { id: 'more', name: t.morePeople, isNote: true }] : people;
}
