import { ValuesConflict } from '../../kit/conflicts/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { pathWords } from './move-dialog.tsx';
import { useOrganizationName } from './organization-box.tsx';
import type { TreeUnit } from './tree-unit.ts';
import type { UnitForm } from './unit-form-values.ts';
import { unitTexts } from './unit-texts.ts';

/** A unit as somebody else has saved it meanwhile. */
export interface UnitConflict {
  readonly theirs: UnitForm;
  readonly version: number;
}

interface UnitConflictProps {
  readonly mine: UnitForm;
  readonly theirs: UnitForm;
  readonly base: UnitForm | undefined;
  readonly units: readonly TreeUnit[];
  readonly onClose: () => void;
  readonly onChosen: (values: UnitForm, isTheirs: boolean) => void;
}

const labels = {
  name: 'name',
  type: 'type',
  parentId: 'parent',
  organizationId: 'organization',
  description: 'description',
  country: 'country',
  zone: 'zone',
  cutOff: 'cutOff',
  hours0: 'openingHours',
  hours1: 'openingHours',
  hours2: 'openingHours',
  hours3: 'openingHours',
  hours4: 'openingHours',
  hours5: 'openingHours',
  hours6: 'openingHours',
  closedDays: 'closedDays',
} as const;
const names = Object.keys(labels) as readonly (keyof UnitForm)[];

/** Both versions of a unit where they differ, and the choice between them. */
export const UnitConflictDialog = ({ units, ...props }: UnitConflictProps) => {
  const t = useTexts(unitTexts);
  const { mine, theirs } = props;
  const organizations = new Map([
    [mine.organizationId, useOrganizationName(mine.organizationId)],
    [theirs.organizationId, useOrganizationName(theirs.organizationId)],
  ]);
  const wordsOf = (name: keyof UnitForm, form: UnitForm): string => {
    if (name === 'type') return t[form.type];
    if (name === 'country') return t[form.country];
    if (name === 'parentId') return form.parentId === null ? t.top : pathWords(units, form.parentId);
    if (name === 'organizationId') return organizations.get(form.organizationId) ?? t.none;
    return form[name] || t.none;
  };
  return <ValuesConflict {...props} names={names} titleOf={(name) => t[labels[name]]} wordsOf={wordsOf} />;
};
