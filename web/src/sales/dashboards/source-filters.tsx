import { useQuery } from '@tanstack/react-query';
import { maxSources } from '@tresen/domain/sales/dashboards';
import { listParam, useAddress } from '../../kit/address/index.ts';
import { ChoicesFilter } from '../../kit/form/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { analyticsTexts } from './analytics-texts.ts';
import { employeesOf, employeesParam } from './dashboard-address.ts';
import { salesPeopleQuery } from './dashboards.queries.ts';

const unknown = { registers: null, employees: null };

/** Chooses registers and employees of the chosen branches; not there while there is nothing to choose. */
export const SourceFilters = () => {
  const t = useTexts(analyticsTexts);
  const { params, change } = useAddress();
  const { data, isError } = useQuery(salesPeopleQuery(params));
  const { registers, employees } = data ?? (isError ? unknown : {});
  const devices = listParam(params, 'devices');
  const people = employeesOf(params);
  // More than these the server does not take.
  const atMost = (ids: readonly string[]) => ids.slice(-maxSources);
  return (
    <>
      <ChoicesFilter
        of="sellingRegisters"
        label={t.registersFilter}
        all={t.allRegisters}
        options={registers?.map(({ id, name, unitName }) => ({ id, name, note: unitName }))}
        value={devices}
        onValue={(ids) => change({ devices: atMost(ids) })}
      />
      <ChoicesFilter
        of="sellingEmployees"
        label={t.employeesFilter}
        all={t.allEmployees}
        options={employees?.map(({ id, name, unitName }) => ({
          id,
          name: name === '' ? t.noEmployee : name,
          note: unitName,
        }))}
        value={people}
        onValue={(ids) => change({ employees: employeesParam(atMost(ids)) })}
      />
    </>
  );
};
