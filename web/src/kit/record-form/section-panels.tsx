import { type ReactNode, useId } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { BranchesBox, SwitchBox } from '../form/index.ts';
import { useTexts } from '../i18n/index.ts';
import { useFormContext } from './form-context.ts';
import {
  type AnySection,
  commonSectionId,
  longForm,
  type SectionField,
  type SectionPart,
} from './form-section.ts';
import { useRecordEnvironment } from './record-environment.ts';
import { RecordField, useFaultText } from './record-field.tsx';
import { recordTexts } from './record-texts.ts';
import { type FormValues, fieldAt, hasBranches } from './record-values.ts';
import { RowsField } from './rows-field.tsx';
import styles from './section-panels.module.css';

const wideKinds: readonly unknown[] = ['longText', 'rows', 'colour', 'choices'];

interface ShownProps {
  readonly isShown: (values: FormValues) => boolean;
  readonly children: ReactNode;
}

/** The fields and parts of a section, in their order. */
export const SectionEntries = ({ fields }: Pick<AnySection, 'fields'>) =>
  fields.map(longForm).map((entry) => (
    <Shown key={'key' in entry ? entry.key : entry.name} {...(entry.isShown && { isShown: entry.isShown })}>
      <Entry entry={entry} />
    </Shown>
  ));

interface PanelProps {
  readonly id: string;
  readonly title: string;
  readonly intro?: string | undefined;
  readonly children: ReactNode;
}

/** The sections of a record's page, and the one that every record has. */
export const SectionPanels = ({ sections }: { readonly sections: readonly AnySection[] }) => {
  const t = useTexts(recordTexts);
  const { form } = useFormContext();
  return (
    <>
      {sections.map(({ id, title, intro, fields, isShown }) => (
        <Shown key={id} {...(isShown && { isShown })}>
          <SectionPanel id={id} title={title} intro={intro}>
            <SectionEntries fields={fields} />
          </SectionPanel>
        </Shown>
      ))}
      <SectionPanel id={commonSectionId} title={t.use}>
        <div className={styles.wide}>
          <ActiveSwitch />
        </div>
        {hasBranches(form.entity) && (
          <div className={styles.wide}>
            <BranchesField />
          </div>
        )}
      </SectionPanel>
    </>
  );
};

function Shown({ isShown, children }: Partial<ShownProps>) {
  return isShown ? <ShownFor isShown={isShown}>{children}</ShownFor> : children;
}

/** Follows all that is typed: only what depends on it stands in here. */
function ShownFor({ isShown, children }: ShownProps) {
  const { form } = useFormContext();
  return isShown(useWatch({ control: form.form.control })) ? children : null;
}

function Entry({ entry }: { readonly entry: SectionField | SectionPart }) {
  const { form } = useFormContext();
  if ('element' in entry) return <div className={styles.wide}>{entry.element}</div>;
  const { name, hint, label, isWide, add, newRow, source, writing, fills } = entry;
  const kind = fieldAt(form.entity.fields, name)?.kind;
  const isLong = isWide ?? wideKinds.includes(kind);
  return (
    <div className={isLong ? styles.wide : undefined} data-kind={kind}>
      {kind === 'rows' ? (
        <RowsField
          name={name}
          hint={hint}
          label={typeof label === 'string' ? label : undefined}
          add={add}
          newRow={newRow}
        />
      ) : (
        <RecordField path={name} {...{ hint, label, source, writing, fills }} />
      )}
    </div>
  );
}

function SectionPanel({ id, title, intro, children }: PanelProps) {
  const heading = useId();
  return (
    <section id={id} className={styles.panel} aria-labelledby={heading} data-section>
      <h2 id={heading} className={styles.title} tabIndex={-1}>
        {title}
      </h2>
      {intro !== undefined && <p className={styles.intro}>{intro}</p>}
      <div className={styles.fields}>{children}</div>
    </section>
  );
}

function ActiveSwitch() {
  const t = useTexts(recordTexts);
  const { form } = useFormContext();
  const { field } = useController({ name: 'isActive', control: form.form.control });
  return (
    <SwitchBox
      label={t.isActive}
      name="isActive"
      hint={form.entity.isSynced ? t.activeHint : undefined}
      value={field.value === true}
      onValue={field.onChange}
    />
  );
}

function BranchesField() {
  const { form } = useFormContext();
  const { branches } = useRecordEnvironment();
  const { field } = useController({ name: 'unitIds', control: form.form.control });
  const error = useFaultText('unitIds', undefined);
  return (
    <BranchesBox
      name="unitIds"
      branches={branches}
      value={field.value}
      // In the order in which they are stored: the same branches are no change.
      onValue={(ids) => field.onChange(ids?.toSorted() ?? null)}
      error={error}
    />
  );
}
