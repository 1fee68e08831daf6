import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useQuery } from '@tanstack/react-query';
import { auditEntityWord } from '@tresen/domain/account/audit-log';
import { useAddress } from '../../kit/address/index.ts';
import { DateBox } from '../../kit/form/index.ts';
import { useLanguage, useTexts } from '../../kit/i18n/index.ts';
import { FilterBar, FilterChips } from '../../kit/list/index.ts';
import { auditChoicesQuery } from './audit-log.queries.ts';
import { dayParam } from './audit-log-address.ts';
import { auditLogTexts } from './audit-log-texts.ts';
import { ChoiceFilter } from './choice-filter.tsx';
import { PersonFilter } from './person-filter.tsx';

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

/** What the address names and an entry on the screen tells, where the lists do not have it. */
export interface KnownNames {
  readonly person: string | undefined;
  readonly record: string | undefined;
}

/** Filters of the list; the record, which is chosen in the list itself, as a chip. */
export const AuditFilters = ({ names }: { readonly names: KnownNames }) => {
  const t = useTexts(auditLogTexts);
  const language = useLanguage();
  const { params, change } = useAddress();
  const entity = params.get('entity');
  const name = entity && t.record(auditEntityWord(entity, language), names.record ?? t.thisRecord);
  const chips =
    name && params.has('record')
      ? [{ key: 'record', name, removeLabel: t.removeChip(name), onRemove: () => change({ record: null }) }]
      : [];
  return (
    <>
      <FilterBar label={t.filter}>
        <PersonFilter name={names.person} />
        <EntityFilter />
        <PeriodFilter />
        <SupportFilter />
      </FilterBar>
      <FilterChips chips={chips} />
    </>
  );
};

function EntityFilter() {
  const t = useTexts(auditLogTexts);
  const language = useLanguage();
  const { params, change } = useAddress();
  const entities = useQuery(auditChoicesQuery).data?.auditLogEntities ?? [];
  const choices = entities
    .map(({ entity }) => ({ value: entity, name: auditEntityWord(entity, language) }))
    .sort((one, other) => one.name.localeCompare(other.name, language));
  return (
    <ChoiceFilter
      label={t.entity}
      all={t.everything}
      value={params.get('entity') ?? ''}
      choices={choices}
      onChange={(entity) => change({ entity, record: null })}
    />
  );
}

function SupportFilter() {
  const t = useTexts(auditLogTexts);
  const { params, change } = useAddress();
  return (
    <FormControlLabel
      label={t.supportOnly}
      control={
        <Checkbox
          checked={params.has('support')}
          onChange={({ target }) => change({ support: target.checked ? '1' : null })}
        />
      }
    />
  );
}
