import {
  type EmployeeRoleId,
  employeeRoleIds,
  employeeRoleWords,
  type Permission,
  permissions,
} from '@tresen/domain/master-data/employees';
import { useEffect } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { useLanguage } from '../../kit/i18n/index.ts';
import { useFormContext } from '../../kit/record-form/index.ts';

/** The role and the rights as they stand in the form, and how to change them. */
export const useRoleAndRights = () => {
  const { form } = useFormContext();
  const { control, setValue } = form.form;
  const [roleId, own] = useWatch({ control, name: ['role', 'permissions'] }) as [unknown, unknown];
  const chosen: readonly unknown[] = Array.isArray(own) ? own : [];
  return {
    roleId: isRole(roleId) ? roleId : 10,
    rights: permissions.filter((one) => chosen.includes(one)),
    setRole: (role: EmployeeRoleId) => setValue('role', role, { shouldDirty: true, shouldValidate: true }),
    setRights: (rights: readonly Permission[]) => setValue('permissions', [...rights], { shouldDirty: true }),
  };
};

/** What people call a role. */
export const useRoleName = (): ((roleId: EmployeeRoleId) => string) => {
  const words = employeeRoleWords[useLanguage()];
  return (roleId) => words[roleId];
};

/** A name that was missing follows from the first and last one as soon as they are typed. */
export const useNameFollows = (): void => {
  const { control, trigger } = useFormContext().form.form;
  const parts = useWatch({ control, name: ['firstName', 'lastName'] }) as readonly unknown[];
  const { errors } = useFormState({ control, name: 'name' });
  const isOutdated = errors.name?.type === 'MISSING' && parts.some(isSaid);
  useEffect(() => {
    if (isOutdated) void trigger('name');
  }, [isOutdated, trigger]);
};

function isRole(value: unknown): value is EmployeeRoleId {
  return employeeRoleIds.includes(value as EmployeeRoleId);
}

function isSaid(part: unknown): boolean {
  return typeof part === 'string' && part.trim() !== '';
}
