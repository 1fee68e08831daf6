import Button from '@mui/material/Button';
import type { FormEvent } from 'react';
import { useFormats } from '../../../kit/format/index.ts';
import { useSaveKey } from '../../../kit/leave/index.ts';
import styles from './plan-editor.module.css';
import { countChanges } from './plan-state.ts';
import type { PlanWork } from './use-plan.ts';
import type { PlanTools } from './use-plan-tools.ts';

/** The form that Ctrl+S sends. */
const planForm = 'room-plan-form';

interface PlanBarProps {
  readonly plan: PlanWork;
  readonly tools: PlanTools;
}

/** Saves the whole plan, or gives up what was done. */
export const PlanBar = ({ plan, tools: { t } }: PlanBarProps) => {
  const f = useFormats();
  useSaveKey(planForm);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    plan.save();
  };
  return (
    <form id={planForm} className={styles.bar} onSubmit={submit}>
      <Button type="submit" variant="contained" loading={plan.isSaving}>
        {t.save}
      </Button>
      <Button disabled={!plan.isDirty || plan.isSaving} onClick={plan.discard}>
        {t.discard}
      </Button>
      <span className={styles.status} role="status">
        {plan.isDirty ? t.unsaved(f.number(countChanges(plan.changes))) : t.allSaved}
      </span>
    </form>
  );
};
