import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useTexts } from '../../kit/i18n/index.ts';
import { pathWords } from './move-dialog.tsx';
import { useOrganizationName } from './organization-box.tsx';
import type { TreeUnit } from './tree-unit.ts';
import styles from './unit-page.module.css';
import { unitTexts } from './unit-texts.ts';
import type { UnitForm } from './use-unit-form.ts';

/** A unit as somebody else has saved it meanwhile. */
export interface UnitConflict {
  readonly theirs: UnitForm;
  readonly version: number;
}

interface UnitConflictProps {
  readonly mine: UnitForm;
  readonly conflict: UnitConflict;
  readonly units: readonly TreeUnit[];
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}

const fields = [
  ['name', 'name'],
  ['type', 'type'],
  ['parentId', 'parent'],
  ['organizationId', 'organization'],
  ['description', 'description'],
  ['country', 'country'],
  ['zone', 'zone'],
  ['cutOff', 'cutOff'],
] as const;

/** Both versions side by side where they differ, and the choice between them. */
export const UnitConflictAlert = ({
  mine,
  conflict: { theirs },
  units,
  onKeepMine,
  onTakeTheirs,
}: UnitConflictProps) => {
  const t = useTexts(unitTexts);
  const names = new Map([
    [mine.organizationId, useOrganizationName(mine.organizationId)],
    [theirs.organizationId, useOrganizationName(theirs.organizationId)],
  ]);
  const wordsOf = (form: UnitForm, field: (typeof fields)[number][0]): string => {
    if (field === 'type') return t[form.type];
    if (field === 'country') return t[form.country];
    if (field === 'parentId') return form.parentId === null ? t.top : pathWords(units, form.parentId);
    if (field === 'organizationId') return names.get(form.organizationId) ?? t.none;
    return form[field] || t.none;
  };
  return (
    <Alert severity="warning" icon={false} role="alert">
      <AlertTitle>{t.conflictTitle}</AlertTitle>
      {t.conflictText}
      <table className={styles.versions}>
        <thead>
          <tr>
            <td />
            <th scope="col">{t.mine}</th>
            <th scope="col">{t.theirs}</th>
          </tr>
        </thead>
        <tbody>
          {fields
            .filter(([field]) => mine[field] !== theirs[field])
            .map(([field, label]) => (
              <tr key={field}>
                <th scope="row">{t[label]}</th>
                <td>{wordsOf(mine, field)}</td>
                <td>{wordsOf(theirs, field)}</td>
              </tr>
            ))}
        </tbody>
      </table>
      <div className={styles.actions}>
        <Button variant="contained" onClick={onKeepMine}>
          {t.keepMine}
        </Button>
        <Button variant="outlined" onClick={onTakeTheirs}>
          {t.takeTheirs}
        </Button>
      </div>
    </Alert>
  );
};
