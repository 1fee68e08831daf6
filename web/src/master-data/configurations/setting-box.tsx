import type { Field } from '@tresen/domain/kit/entities';
import { fieldOf, isLayout } from '@tresen/domain/master-data/configurations';
import { ChoiceBox, ChoicesBox, ScaledBox, SwitchBox, TextBox } from '../../kit/form/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { configurationsTexts } from './configurations-texts.ts';
import { LayoutBox } from './layout-box.tsx';
import { RowsBox } from './rows-box.tsx';
import type { SettingBoxProps } from './setting-box-props.ts';
import { useChoiceWords, useCurrency } from './setting-text.ts';

/** The box that fits the kind of a setting. */
export const SettingBox = (props: SettingBoxProps) => {
  const { setting } = props;
  if (isLayout(setting)) return <LayoutBox {...props} setting={setting} />;
  const field = fieldOf(setting);
  return field ? <FieldBox {...props} field={field} /> : null;
};

function FieldBox({ field, ...props }: SettingBoxProps & { readonly field: Field }) {
  const { setting, label, hint, value, error, onValue } = props;
  const choices = useChoiceWords()(setting);
  const box = { label, hint, error, name: setting };
  switch (field.kind) {
    case 'flag':
      return <SwitchBox {...box} value={value === true} onValue={onValue} />;
    case 'choice': {
      const options = field.values.map((one) => ({ value: one, title: choices[one] ?? String(one) }));
      return (
        <ChoiceBox {...box} required options={options} value={value as string | number} onValue={onValue} />
      );
    }
    case 'choices': {
      const options = field.values.map((one) => ({ value: one, title: choices[one] ?? one }));
      return (
        <ChoicesBox
          {...box}
          groups={[{ id: setting, options }]}
          value={value as string[]}
          onValue={onValue}
        />
      );
    }
    case 'rows':
      return <RowsBox {...props} field={field} />;
    case 'cents':
    case 'whole':
      return <NumberBox {...props} kind={field.kind} />;
    default:
      return (
        <TextBox
          {...box}
          autoComplete="off"
          value={value ?? ''}
          onChange={({ target }) => onValue(target.value || null)}
        />
      );
  }
}

function NumberBox({
  setting,
  label,
  hint,
  value,
  error,
  onValue,
  kind,
}: SettingBoxProps & { readonly kind: 'cents' | 'whole' }) {
  const t = useTexts(configurationsTexts);
  const currency = useCurrency();
  const unit = kind === 'whole' ? t.minutes : currency === 'EUR' ? '€' : currency;
  return (
    <ScaledBox
      {...{ label, hint, error, kind, unit, onValue }}
      name={setting}
      value={value as number | string | null}
    />
  );
}
