import {
  differencesFrom,
  type EmployeeRoleId,
  permissions,
  roleById,
} from '@tresen/domain/master-data/employees';
import { defineTexts, useTexts } from '../../kit/i18n/index.ts';
import { de } from './employees-page.de.ts';
import { en } from './employees-page.en.ts';
import styles from './rights-part.module.css';

const texts = defineTexts(de, en);

interface RightsCellProps {
  readonly roleId: number;
  readonly rights: readonly string[];
}

/** How many rights somebody has, and whether they are those of their role. */
export const RightsCell = ({ roleId, rights }: RightsCellProps) => {
  const t = useTexts(texts);
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
