import { ChoiceBox, DateBox, LongTextBox, TextBox } from '../../kit/form/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import type { fields as fieldNames } from './tax-notifications.de.ts';
import { fieldTexts, hintTexts } from './tax-notifications-texts.ts';

/** Something that the tax office asks for; a choice has options. */
export interface DetailsField {
  readonly name: keyof typeof fieldNames;
  readonly kind: 'text' | 'long' | 'day' | 'choice';
  readonly options?: readonly { readonly value: string; readonly title: string }[];
}

interface DetailsBoxProps {
  readonly field: DetailsField;
  readonly value: string;
  readonly isFirst: boolean;
  readonly error: string | undefined;
  readonly onValue: (value: string) => void;
}

/** The box that a field is entered in, by its kind, with its name and hint. */
export const DetailsBox = ({ field, value, isFirst, error, onValue }: DetailsBoxProps) => {
  const { name, kind, options = [] } = field;
  const label = useTexts(fieldTexts)[name];
  const hint = useTexts(hintTexts)[name];
  if (kind === 'day') return <DateBox label={label} value={value} onChange={onValue} />;
  if (kind === 'choice')
    return (
      <ChoiceBox
        {...{ label, name, options, hint, error }}
        value={value || null}
        onValue={(chosen) => onValue(chosen ?? '')}
      />
    );
  const box = { label, hint, error, value, autoFocus: isFirst, autoComplete: 'off' } as const;
  const onChange = ({ target }: { readonly target: { readonly value: string } }) => onValue(target.value);
  return kind === 'long' ? (
    <LongTextBox {...box} max={1_000} onChange={onChange} />
  ) : (
    <TextBox {...box} onChange={onChange} />
  );
};
