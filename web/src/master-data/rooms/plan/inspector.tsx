import { boundsOf as bounds, type Fault } from '@tresen/domain/kit/entities';
import { table as tableEntity, tableWords } from '@tresen/domain/master-data/tables';
import { memo, useState } from 'react';
import { Link } from 'react-router';
import { useFaultWords } from '../../../kit/faults/index.ts';
import { ChoiceBox, ScaledBox, SwitchBox, TextBox } from '../../../kit/form/index.ts';
import { useFormats } from '../../../kit/format/index.ts';
import { useTexts, useWords } from '../../../kit/i18n/index.ts';
import { recordPaths } from '../../records/index.ts';
import styles from './plan-editor.module.css';
import type { PlanTable, TableFacts } from './plan-table.ts';
import { planTexts } from './plan-texts.ts';
import type { PlanWork } from './use-plan.ts';
import { type PlanTools, useMetres } from './use-plan-tools.ts';

const { fields } = tableEntity;

type WholeField = Parameters<typeof bounds>[0];
type NumberName = 'number' | 'seats' | 'x' | 'y' | 'width' | 'length' | 'rotation' | 'sort';

interface FactProps<Value> {
  /** Undefined where the chosen tables differ. */
  readonly value: Value | undefined;
  readonly error: string | undefined;
  readonly onFacts: (facts: Partial<TableFacts>, name: string) => void;
}

/** A number of the chosen tables. What is no such number stays in the box, with what is wrong, until it is left. */
const NumberFact = memo(function NumberFact({
  value,
  error,
  onFacts,
  name,
}: FactProps<number> & { readonly name: NumberName }) {
  const words = useWords(tableWords);
  const t = useTexts(planTexts);
  const labels: Readonly<Record<NumberName, string>> = {
    ...words.fields,
    ...{ x: t.fromLeft, y: t.fromTop, width: t.width, length: t.length, rotation: t.rotation },
  };
  const faultWords = useFaultWords();
  const [typed, setTyped] = useState<number | string | null>();
  const field: WholeField = fields[name];
  const [least, max] = bounds(field);
  const metres = useMetres();
  const told = (bound: number) => (isDistance(name) ? metres(bound) : bound);
  const isWrong = typed !== undefined && !isPossible(field, typed);
  const wrong: Pick<Fault, 'code' | 'parameters'> =
    typeof typed === 'number'
      ? { code: 'OUT_OF_RANGE', parameters: { least: told(least), max: told(max) } }
      : { code: 'NOT_A_NUMBER' };
  return (
    <ScaledBox
      kind={isDistance(name) ? 'tenths' : 'whole'}
      name={name}
      label={labels[name]}
      unit={unitOf(name)}
      value={isWrong ? typed : (value ?? null)}
      placeholder={value === undefined ? t.different : ''}
      error={isWrong ? faultWords(wrong, isDistance(name) ? undefined : field) : error}
      onValue={(next) => {
        setTyped(next);
        if (isPossible(field, next)) onFacts({ [name]: next }, name);
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
});

const NameFact = memo(function NameFact({ value, error, onFacts }: FactProps<string>) {
  const words = useWords(tableWords);
  return (
    <TextBox
      name="name"
      label={words.fields.name}
      autoComplete="off"
      value={value ?? ''}
      error={error}
      onChange={({ target }) => onFacts({ name: target.value }, 'name')}
    />
  );
});

const ShapeFact = memo(function ShapeFact({ value: shown, onFacts, error }: FactProps<TableFacts['shape']>) {
  const words = useWords(tableWords);
  const options = fields.shape.values.map((value) => ({ value, title: words.choices.shape[value] }));
  return (
    <ChoiceBox
      name="shape"
      label={words.fields.shape}
      options={options}
      required
      value={shown ?? null}
      error={error}
      onValue={(shape) => shape && onFacts({ shape }, 'shape')}
    />
  );
});

const ActiveFact = memo(function ActiveFact({ value, onFacts }: FactProps<boolean>) {
  const t = useTexts(planTexts);
  return (
    <SwitchBox
      label={t.isActive}
      name="isActive"
      value={value ?? false}
      onValue={(isActive) => onFacts({ isActive }, 'isActive')}
    />
  );
});

const ofOne = ['number', 'seats', 'x', 'y', 'width', 'length', 'rotation', 'sort'] as const;
/** What several tables may have alike. */
const ofMany = ['seats', 'width', 'length', 'rotation', 'sort'] as const;

interface InspectorProps {
  readonly plan: PlanWork;
  readonly tools: PlanTools;
}

/** The details of the chosen tables: those of their form, in place. */
export const Inspector = ({ plan, tools }: InspectorProps) => {
  const { t, chosen } = tools;
  const f = useFormats();
  const errorOf = useErrors(tools, plan, chosen);
  const [one] = chosen;
  if (!one)
    return (
      <section className={styles.panel}>
        <h2 className={styles.panelTitle}>{t.nothingChosen}</h2>
        <p className={styles.hint}>{t.nothingChosenText}</p>
      </section>
    );
  const isOne = chosen.length === 1;
  const fact = <Name extends keyof TableFacts>(name: Name) => ({
    value: common(chosen, name),
    onFacts: tools.putFacts,
    error: errorOf(name),
  });
  const id = chosen.map(({ key }) => key).join(' ');
  return (
    <section className={styles.panel} key={id}>
      <h2 className={styles.panelTitle}>
        {isOne ? t.oneChosen(String(one.number)) : t.manyChosen(f.number(chosen.length))}
      </h2>
      <div className={styles.facts}>
        {isOne && (
          <div className={styles.wide}>
            <NameFact {...fact('name')} />
          </div>
        )}
        {(isOne ? ofOne : ofMany).map((name) => (
          <NumberFact key={name} name={name} {...fact(name)} />
        ))}
        <div className={styles.wide}>
          <ShapeFact {...fact('shape')} />
        </div>
        <div className={styles.wide}>
          <ActiveFact {...fact('isActive')} />
        </div>
      </div>
      {isOne && one.id !== null && <Link to={recordPaths.table.pathOf(one.id)}>{t.tablePage}</Link>}
    </section>
  );
};

/** Kept in steps of 10 cm, told in metres. */
function isDistance(name: NumberName): boolean {
  return ['x', 'y', 'width', 'length'].includes(name);
}

function isPossible(field: WholeField, value: unknown): value is number {
  const [least, max] = bounds(field);
  return typeof value === 'number' && value >= least && value <= max;
}

/** Beside the plan there is no room for long names: the unit stands in the box. */
function unitOf(name: NumberName): string | undefined {
  if (name === 'rotation') return '°';
  return isDistance(name) ? 'm' : undefined;
}

function useErrors({ t }: PlanTools, plan: PlanWork, tables: readonly PlanTable[]) {
  const faultWords = useFaultWords();
  const notes = tables.flatMap(({ key }) => plan.notesOf.get(key) ?? []);
  return (name: keyof TableFacts): string | undefined => {
    if (name === 'number' && notes.some(({ kind }) => kind === 'double')) return t.taken;
    const found = notes.find((note) => note.kind === 'wrong' && note.fault.path === name);
    return found?.kind === 'wrong' ? faultWords(found.fault, fields[name as keyof typeof fields]) : undefined;
  };
}

/** The value that all of them have; undefined where they differ. */
function common<Name extends keyof TableFacts>(tables: readonly PlanTable[], name: Name) {
  const [first] = tables;
  return tables.every((table) => table[name] === first?.[name]) ? first?.[name] : undefined;
}
