import Alert from '@mui/material/Alert';
import {
  differencesFrom,
  type EmployeeRoleId,
  employeeRoleIds,
  type Permission,
  type RoleChange,
  rightsAfter,
  roleById,
} from '@tresen/domain/master-data/employees';
import { useState } from 'react';
import { Choice, ChoiceBox } from '../../kit/form/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { useFaultText, useFormContext } from '../../kit/record-form/index.ts';
import { useNameFollows, useRoleAndRights, useRoleName } from './employee-form.ts';
import { employeeTexts } from './employee-texts.ts';
import styles from './rights-part.module.css';

/** A change of the role that is not saved yet, with the rights before it. */
interface Changed {
  readonly from: EmployeeRoleId;
  readonly to: EmployeeRoleId;
  readonly before: readonly Permission[];
  readonly how: RoleChange;
}

interface QuestionProps {
  readonly changed: Changed;
  readonly onHow: (how: RoleChange) => void;
}

/** The role. Its rights come along when it changes; own differences stay or go, as the person says. */
export const RoleField = () => {
  const { words } = useFormContext();
  const { roleId, rights, setRole, setRights } = useRoleAndRights();
  const roleName = useRoleName();
  const error = useFaultText('role', undefined);
  useNameFollows();
  const [changed, setChanged] = useState<Changed>();
  const choose = (to: EmployeeRoleId) => {
    // Through several roles the first one counts: nothing of what it had is lost on the way.
    const from = changed?.to === roleId ? changed : { from: roleId, before: rights };
    const next: Changed = { from: from.from, before: from.before, to, how: 'keep' };
    setRole(to);
    setRights(rightsOfChange(next, 'keep'));
    setChanged(next);
  };
  const answer = (how: RoleChange) => {
    if (!changed) return;
    setChanged({ ...changed, how });
    setRights(rightsOfChange(changed, how));
  };
  return (
    <div className={styles.role}>
      <ChoiceBox
        label={words.fields.role ?? ''}
        name="role"
        required
        options={employeeRoleIds.map((value) => ({ value, title: roleName(value) }))}
        value={roleId}
        error={error}
        onValue={(to) => to !== null && to !== roleId && choose(to)}
      />
      {changed && changed.to === roleId && changed.from !== roleId && (
        <Question changed={changed} onHow={answer} />
      )}
    </div>
  );
};

function rightsOfChange({ from, to, before }: Changed, how: RoleChange): readonly Permission[] {
  return rightsAfter(before, roleById(from), roleById(to), how);
}

/** Asks what becomes of somebody's own differences; until it is answered they are kept. */
function Question({ changed, onHow }: QuestionProps) {
  const t = useTexts(employeeTexts);
  const roleName = useRoleName()(changed.to);
  const count = ownCount(changed);
  if (count === 0) return <Alert severity="info">{t.followed(roleName)}</Alert>;
  const question = count === 1 ? t.oneChanged(roleName) : t.roleChanged(roleName, String(count));
  return (
    <Alert severity="info" role="status">
      <Choice
        legend={question}
        name="roleChange"
        options={[
          { value: 'keep', title: t.keepOwn },
          { value: 'replace', title: t.takePreset },
        ]}
        value={changed.how}
        onChange={(how) => onHow(how)}
      />
    </Alert>
  );
}

function ownCount({ from, before }: Changed): number {
  const { more, less } = differencesFrom(roleById(from), before);
  return more.length + less.length;
}
