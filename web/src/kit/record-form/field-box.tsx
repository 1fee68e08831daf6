import { type Field, longestText, textFormats } from '@tresen/domain/kit/entities';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import {
  ChoiceBox,
  ChoicesBox,
  ColourBox,
  DelayBox,
  LongTextBox,
  ReferenceBox,
  type ReferenceSource,
  ScaledBox,
  SwitchBox,
  TextBox,
  type TextWriting,
  WrittenBox,
} from '../form/index.ts';
import { useFormContext } from './form-context.ts';
import { PictureField } from './picture-field.tsx';
import { wordsAt } from './plain-words.ts';
import { useRecordEnvironment } from './record-environment.ts';
import type { FormValues } from './record-values.ts';

export type SimpleField = Exclude<Field, { kind: 'rows' }>;
export interface BoxProps<F extends SimpleField = SimpleField> {
  readonly path: string;
  readonly field: F;
  readonly label: string;
  readonly hint: ReactNode;
  readonly error: string | undefined;
  readonly value: never;
  readonly onValue: (value: unknown) => void;
  readonly onBlur: () => void;
}

interface TextsProps extends BoxProps<Extract<SimpleField, { kind: 'text' }>> {
  readonly writing: TextWriting | undefined;
}

type NumberField = Extract<SimpleField, { kind: 'whole' | 'cents' | 'percent' | 'thousandths' }>;

type SourceOf = ((values: FormValues) => ReferenceSource) | undefined;

interface ReferencesProps extends BoxProps<Extract<SimpleField, { kind: 'reference' | 'device' }>> {
  readonly source: ReferenceSource;
}

interface AnyReferencesProps extends BoxProps<Extract<SimpleField, { kind: 'reference' }>> {
  readonly sourceOf: SourceOf;
}

interface FieldBoxProps extends BoxProps {
  readonly sourceOf: SourceOf;
  /** Of a text: how it is kept and shown here. */
  readonly writing: TextWriting | undefined;
}

/** The box that fits the kind of a field. */
export const FieldBox = ({ field, sourceOf, writing, ...box }: FieldBoxProps) => {
  switch (field.kind) {
    case 'text':
      return <Texts {...box} field={field} writing={writing} />;
    case 'longText':
      return <LongTexts {...box} field={field} />;
    case 'flag':
      return <SwitchBox {...box} name={box.path} />;
    case 'choice':
      return <Choices {...box} field={field} />;
    case 'choices':
      return <ManyChoices {...box} field={field} />;
    case 'colour':
      return <ColourBox {...box} name={box.path} />;
    case 'reference':
      return <AnyReferences {...box} field={field} sourceOf={sourceOf} />;
    case 'device':
      return <Devices {...box} field={field} />;
    default:
      return <Numbers {...box} field={field} />;
  }
};

function Texts({ field, path, value, onValue, writing, ...box }: TextsProps) {
  const common = { ...box, name: path, required: field.isRequired ?? false };
  if (field.format === 'picture') return <PictureField {...box} value={value} onValue={onValue} />;
  const ownWriting = writing ?? (field.format && textFormats[field.format]);
  if (ownWriting) return <WrittenBox {...common} writing={ownWriting} value={value} onValue={onValue} />;
  return (
    <TextBox
      {...common}
      autoComplete="off"
      value={value ?? ''}
      onChange={({ target }) => onValue(target.value || null)}
    />
  );
}

function LongTexts({
  field,
  path,
  value,
  onValue,
  ...box
}: BoxProps<Extract<SimpleField, { kind: 'longText' }>>) {
  return (
    <LongTextBox
      {...box}
      name={path}
      required={field.isRequired ?? false}
      max={field.max ?? longestText.longText}
      value={value ?? ''}
      onChange={({ target }) => onValue(target.value || null)}
    />
  );
}

function Choices({ field, path, ...box }: BoxProps<Extract<SimpleField, { kind: 'choice' }>>) {
  const { name, of } = wordsAt(useFormContext().words, path);
  const options = field.values.map((value) => ({
    value,
    title: of?.choices[name]?.[value] ?? String(value),
  }));
  return <ChoiceBox {...box} name={path} options={options} required={field.isRequired ?? false} />;
}

function ManyChoices({ field, path, value, ...box }: BoxProps<Extract<SimpleField, { kind: 'choices' }>>) {
  const { name, of } = wordsAt(useFormContext().words, path);
  const options = field.values.map((one) => ({ value: one, title: of?.choices[name]?.[one] ?? one }));
  return <ChoicesBox {...box} name={path} value={value ?? []} groups={[{ id: path, options }]} />;
}

function AnyReferences({ sourceOf, ...box }: AnyReferencesProps) {
  const { references } = useRecordEnvironment();
  if (sourceOf) return <FollowingReferences {...box} sourceOf={sourceOf} />;
  return <References {...box} source={references[box.field.to]} />;
}

/** Where to choose from follows what else is entered. */
function FollowingReferences({
  sourceOf,
  ...box
}: Omit<ReferencesProps, 'source'> & { readonly sourceOf: NonNullable<SourceOf> }) {
  const { form } = useFormContext();
  return <References {...box} source={sourceOf(useWatch({ control: form.form.control }))} />;
}

function References({ field, path, value, onValue, ...box }: ReferencesProps) {
  const { names, learnName } = useFormContext();
  return (
    <ReferenceBox
      {...box}
      name={path}
      required={field.isRequired ?? false}
      value={value}
      chosenName={names.get(value)}
      onValue={(id, name) => {
        if (id !== null && name !== undefined) learnName(id, name);
        onValue(id);
      }}
    />
  );
}

/** Registers of the record's branches, as they are chosen at the moment. */
function Devices(box: BoxProps<Extract<SimpleField, { kind: 'device' }>>) {
  const { devicesOf } = useRecordEnvironment();
  return <FollowingReferences {...box} sourceOf={({ unitIds }) => devicesOf(unitIds ?? null)} />;
}

function Numbers({ field, path, ...box }: BoxProps<NumberField>) {
  const unit = useUnit(field.kind);
  if (field.kind === 'whole' && field.isDelay) return <DelayBox {...box} name={path} />;
  return (
    <ScaledBox {...box} name={path} kind={field.kind} required={field.isRequired ?? false} unit={unit} />
  );
}

function useUnit(kind: NumberField['kind']): string | undefined {
  const { currency } = useRecordEnvironment();
  if (kind === 'cents') return currency === 'EUR' ? '€' : currency;
  return kind === 'percent' ? '%' : undefined;
}
