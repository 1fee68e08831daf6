import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useQuery } from '@tanstack/react-query';
import { auditEntityWord } from '@tresen/domain/account/audit-log';
import { useAddress } from '../../kit/address/index.ts';
import { DateBox } from '../../kit/form/index.ts';
import { useLanguage, useTexts } from '../../kit/i18n/index.ts';
import {
  DaysFilter,
  type FilterSource,
  type RecordList,
  useConditionValues,
} from '../../kit/record-list/index.ts';
import { type AuditEntry, auditChoicesQuery } from './audit-log.queries.ts';
import { dayParam } from './audit-log-address.ts';
import { auditLogTexts } from './audit-log-texts.ts';
import { ChoiceFilter } from './choice-filter.tsx';
import { PersonFilter } from './person-filter.tsx';

interface AuditFiltersProps {
  readonly list: RecordList<AuditEntry>;
  /** Where people are found, and by what they are called. */
  readonly people: FilterSource;
}

/** The days between which to look. */
export const PeriodFilter = () => {
  const t = useTexts(auditLogTexts);
  const { params, change } = useAddress();
  return (
    <>
      <DateBox label={t.from} value={dayParam(params, 'from')} onChange={(from) => change({ from })} />
      <DateBox label={t.to} value={dayParam(params, 'to')} onChange={(to) => change({ to })} />
    </>
  );
};

/** By what most people narrow the log. */
export const AuditFilters = ({ list, people }: AuditFiltersProps) => {
  const [[person = null], setPerson] = useConditionValues({ list, field: 'actor' }, 'is');
  return (
    <>
      <PersonFilter person={person} people={people} onPerson={(id) => setPerson(id === null ? [] : [id])} />
      <EntityFilter list={list} />
      <DaysFilter list={list} field="day" />
      <SupportFilter list={list} />
    </>
  );
};

/** A new kind forgets the record. */
function EntityFilter({ list }: Pick<AuditFiltersProps, 'list'>) {
  const t = useTexts(auditLogTexts);
  const language = useLanguage();
  const entities = useQuery(auditChoicesQuery).data?.auditLogEntities ?? [];
  const choices = entities
    .map(({ entity }) => ({ value: entity, name: auditEntityWord(entity, language) }))
    .sort((one, other) => one.name.localeCompare(other.name, language));
  const { conditions, setConditions } = list;
  const others = conditions.filter(({ field }) => field !== 'entity' && field !== 'record');
  return (
    <ChoiceFilter
      label={t.entity}
      all={t.everything}
      value={conditions.find(({ field }) => field === 'entity')?.values[0] ?? ''}
      choices={choices}
      onChange={(entity) =>
        setConditions(entity === '' ? others : [...others, { field: 'entity', is: 'is', values: [entity] }])
      }
    />
  );
}

function SupportFilter({ list }: Pick<AuditFiltersProps, 'list'>) {
  const t = useTexts(auditLogTexts);
  const [values, change] = useConditionValues({ list, field: 'origin' }, 'is');
  return (
    <FormControlLabel
      label={t.supportOnly}
      control={
        <Checkbox
          checked={values.includes('support')}
          onChange={({ target }) => change(target.checked ? ['support'] : [])}
        />
      }
    />
  );
}
