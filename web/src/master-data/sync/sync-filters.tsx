import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { syncedNames } from '@tresen/domain/kit/entities';
import { kindWords } from '@tresen/domain/master-data/kinds';
import { useLanguage, useTexts } from '../../kit/i18n/index.ts';
import styles from './sync.module.css';
import { type OpenFilter, openGroupsQuery } from './sync.queries.ts';
import { syncTexts } from './sync-texts.ts';

interface GroupFilterProps {
  readonly label: string;
  readonly all: string;
  readonly value: string;
  readonly groups: readonly { readonly id: string; readonly name: string }[];
  readonly onChange: (value: string) => void;
}

interface SyncFiltersProps {
  readonly filter: OpenFilter;
  readonly onChange: (filter: OpenFilter) => void;
}

/** What, by whom, for which register, and whether it failed. */
export const SyncFilters = ({ filter, onChange }: SyncFiltersProps) => {
  const t = useTexts(syncTexts);
  const { openChangeAuthors = [], openChangeRegisters = [] } = useQuery(openGroupsQuery).data ?? {};
  const language = useLanguage();
  const kinds = syncedNames.map((id) => ({ id, name: kindWords[id][language].many }));
  return (
    <div className={styles.filters}>
      <div className={styles.wide}>
        <GroupFilter
          label={t.kind}
          all={t.everyKind}
          value={filter.kind}
          groups={kinds}
          onChange={(kind) => onChange({ ...filter, kind })}
        />
      </div>
      <GroupFilter
        label={t.author}
        all={t.everybody}
        value={filter.authorId}
        groups={openChangeAuthors}
        onChange={(authorId) => onChange({ ...filter, authorId })}
      />
      <GroupFilter
        label={t.register}
        all={t.everyRegister}
        value={filter.deviceId}
        groups={openChangeRegisters}
        onChange={(deviceId) => onChange({ ...filter, deviceId })}
      />
      <FormControlLabel
        className={styles.wide ?? ''}
        label={t.onlyFailed}
        control={
          <Checkbox
            checked={filter.onlyFailed}
            onChange={({ target }) => onChange({ ...filter, onlyFailed: target.checked })}
          />
        }
      />
    </div>
  );
};

/** One of the groups, or all. */
function GroupFilter({ label, all, value, groups, onChange }: GroupFilterProps) {
  return (
    <TextField
      select
      fullWidth
      size="small"
      label={label}
      value={groups.some(({ id }) => id === value) ? value : ''}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">{all}</option>
      {groups.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </TextField>
  );
}
