import Button from '@mui/material/Button';
import {
  differencesFrom,
  type Permission,
  permissionGroups,
  permissionsOf,
  permissionWords,
  presetOf,
  roleById,
} from '@tresen/domain/master-data/employees';
import { ChoicesBox, type ChoicesGroup } from '../../kit/form/index.ts';
import { useLanguage, useTexts } from '../../kit/i18n/index.ts';
import { useFaultText } from '../../kit/record-form/index.ts';
import { useRoleAndRights, useRoleName } from './employee-form.ts';
import { employeeTexts } from './employee-texts.ts';
import styles from './rights-part.module.css';
import { TillPreview } from './till-preview.tsx';

interface DifferenceProps {
  readonly kind: 'more' | 'less';
  readonly name: string;
  readonly onReset: () => void;
}

/** The rights of an employee (EMP-01, EMP-08 to EMP-16), and what they will see at the register. */
export const RightsPart = () => {
  const t = useTexts(employeeTexts);
  const { rights, setRights } = useRoleAndRights();
  const error = useFaultText('permissions', undefined);
  return (
    <div className={styles.rights}>
      <div className={styles.choices}>
        <Summary />
        <ChoicesBox
          label={t.permissions}
          name="permissions"
          groups={useGroups()}
          value={rights}
          error={error}
          onValue={(values) => setRights(values as readonly Permission[])}
        />
      </div>
      <TillPreview rights={rights} />
    </div>
  );
};

function Summary() {
  const t = useTexts(employeeTexts);
  const { roleId, rights, setRights } = useRoleAndRights();
  const role = roleById(roleId);
  const preset = presetOf(role);
  const { more, less } = differencesFrom(role, rights);
  const isSame = more.length + less.length === 0;
  return (
    <div className={styles.summary}>
      <p aria-live="polite">
        {t.preset(useRoleName()(roleId), String(preset.length))}{' '}
        {isSame ? t.asPreset : t.differs(String(more.length), String(less.length))}
      </p>
      {!isSame && (
        <Button variant="outlined" onClick={() => setRights(preset)}>
          {t.resetAll}
        </Button>
      )}
    </div>
  );
}

/** The rights by group, with what is not as in the role's preset. */
function useGroups(): readonly ChoicesGroup[] {
  const { names, texts, groups, addOns } = permissionWords[useLanguage()];
  const { roleId, rights, setRights } = useRoleAndRights();
  const { more, less } = differencesFrom(roleById(roleId), rights);
  const difference = (id: Permission) => {
    if (more.includes(id))
      return (
        <Difference
          kind="more"
          name={names[id]}
          onReset={() => setRights(rights.filter((one) => one !== id))}
        />
      );
    if (less.includes(id))
      return <Difference kind="less" name={names[id]} onReset={() => setRights([...rights, id])} />;
    return undefined;
  };
  return permissionGroups.map((group) => ({
    id: group,
    title: groups[group],
    options: permissionsOf(group).map(({ id, addOn }) => ({
      value: id,
      title: names[id],
      text: addOn ? `${texts[id]} ${addOns[addOn]}` : texts[id],
      note: difference(id),
    })),
  }));
}

/** Says that a right is not as in the preset, and puts it back. */
function Difference({ kind, name, onReset }: DifferenceProps) {
  const t = useTexts(employeeTexts);
  return (
    <span className={styles.difference} data-kind={kind}>
      <strong>{t[kind]}</strong>
      <Button size="small" aria-label={t.resetOne(name)} onClick={onReset}>
        {t.reset}
      </Button>
    </span>
  );
}
