import { useQuery } from '@tanstack/react-query';
import { maxSources } from '@tresen/domain/sales/dashboards';
import { listParam, useAddress } from '../../kit/address/index.ts';
import { ChoicesSelect } from '../../kit/form/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { employeesOf, employeesParam } from './dashboard-address.ts';
import { salesPeopleQuery } from './dashboards.queries.ts';
import { dashboardTexts } from './dashboards-texts.ts';

/** Chooses registers and employees of the chosen branches; not there while there is nothing to choose. */
export const SourceFilters = () => {
  const t = useTexts(dashboardTexts);
  const { params, change } = useAddress();
  const { data } = useQuery(salesPeopleQuery(params));
  const { registers = [], employees = [] } = data ?? {};
  const devices = listParam(params, 'devices');
  const people = employeesOf(params);
  // More than these the server does not take.
  const atMost = (ids: readonly string[]) => ids.slice(-maxSources);
  return (
    <>
      {(registers.length > 1 || devices.length > 0) && (
        <ChoicesSelect
          label={t.registersFilter}
          all={t.allRegisters}
          options={registers.map(({ id, name, unitName }) => ({ id, name, note: unitName }))}
          value={devices}
          onValue={(ids) => change({ devices: atMost(ids) })}
        />
      )}
      {(employees.length > 1 || people.length > 0) && (
        <ChoicesSelect
          label={t.employeesFilter}
          all={t.allEmployees}
          options={employees.map(({ id, name, unitName }) => ({
            id,
            name: name === '' ? t.noEmployee : name,
            note: unitName,
          }))}
          value={people}
          onValue={(ids) => change({ employees: employeesParam(atMost(ids)) })}
        />
      )}
    </>
  );
};
