import { type Entity, type EntityWords, initialOf } from '@tresen/domain/kit/entities';
import { type BulkChange, bulkChangeSchema, settableFields } from '@tresen/domain/master-data/change-sets';
import { useState } from 'react';
import { ChoiceBox } from '../../kit/form/index.ts';
import { useChangeSetTexts } from './change-sets-texts.ts';
import type { EditorProps } from './editor-props.ts';
import { ValueBox } from './value-box.tsx';

type Values = Readonly<Record<string, unknown>>;

interface SetEditorProps extends EditorProps {
  readonly entity: Entity;
  readonly words: EntityWords;
  /** None: somebody chooses a field first. */
  readonly fields: readonly string[];
}

/** Asks for the same values for all: of the fields that are told, or of one that is chosen first. */
export const SetEditor = ({ entity, words, fields, onDraft }: SetEditorProps) => {
  const t = useChangeSetTexts();
  const [names, setNames] = useState(fields);
  const [values, setValues] = useState<Values>(() => startOf(entity, fields));
  const choose = (chosen: readonly string[], next: Values) => {
    setNames(chosen);
    setValues(next);
    onDraft(changeOf(entity, chosen, next));
  };
  return (
    <>
      {fields.length === 0 && (
        <ChoiceBox
          label={t.field}
          name="field"
          options={settableFields(entity).map((name) => ({ value: name, title: words.fields[name] ?? name }))}
          value={names[0] ?? null}
          onValue={(name) =>
            choose(name === null ? [] : [name], startOf(entity, name === null ? [] : [name]))
          }
        />
      )}
      {names.map((name) => (
        <ValueBox
          key={name}
          name={name}
          entity={entity}
          words={words}
          values={values}
          hint={entity.fields[name]?.isRequired && names.length > 1 ? t.keepEmpty : undefined}
          onValue={(value) => choose(names, { ...values, [name]: value })}
        />
      ))}
    </>
  );
};

/** Where nothing was chosen yet: as in a new record, but what has to be entered is empty. */
function startOf({ fields }: Entity, names: readonly string[]): Values {
  return Object.fromEntries(
    names.map((name) => {
      const field = fields[name];
      return [name, field?.kind === 'flag' || field?.kind === 'choices' ? initialOf(field) : null];
    }),
  );
}

/** A value that has to be there and is not means that nothing is changed; a number that is none is not sent. */
function changeOf({ fields }: Entity, names: readonly string[], values: Values): BulkChange | undefined {
  const meant = names.filter((name) => values[name] !== null || !fields[name]?.isRequired);
  const isUnread = meant.some((name) => {
    const kind = fields[name]?.kind;
    const isNumber = kind === 'whole' || kind === 'cents' || kind === 'percent' || kind === 'thousandths';
    return isNumber && typeof values[name] === 'string';
  });
  if (isUnread || meant.length === 0) return undefined;
  // A subcategory without its main category says nothing.
  if (names.includes('mainCategoryId') && !meant.includes('mainCategoryId')) return undefined;
  const given = Object.fromEntries(meant.map((name) => [name, values[name]]));
  const parsed = bulkChangeSchema.safeParse({ kind: 'set', values: given });
  return parsed.success ? parsed.data : undefined;
}
