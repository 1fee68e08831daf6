import {
  differencesFrom,
  type EmployeeRoleId,
  permissions,
  roleById,
} from '@tresen/domain/master-data/employees';
import { useTexts } from '../../kit/i18n/index.ts';
import { employeeTexts } from './employee-texts.ts';
import styles from './rights-part.module.css';

interface RightsCellProps {
  readonly roleId: number;
  readonly rights: readonly string[];
}

/** How many rights somebody has, and whether they are those of their role. */
export const RightsCell = ({ roleId, rights }: RightsCellProps) => {
  const t = useTexts(employeeTexts);
  const own = permissions.filter((one) => rights.includes(one));
  const { more, less } = differencesFrom(roleById(roleId as EmployeeRoleId), own);
  const differing = more.length + less.length;
  const count = String(own.length);
  return (
    <span className={styles.cell}>
      {differing === 0 ? t.asRole(count) : t.notAsRole(count, String(differing))}
    </span>
  );
};
