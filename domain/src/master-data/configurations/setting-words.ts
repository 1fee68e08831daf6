import type { FieldWords } from '../../kit/entities/index.ts';
import type { Currency } from '../../kit/money/index.ts';
import type { settingFields } from './setting-fields.ts';
import type { SettingKey, SettingSection } from './settings.ts';

/** What people call settings, in one language. */
export interface SettingWords extends Omit<FieldWords<typeof settingFields>, 'fields'> {
  readonly sections: Readonly<Record<SettingSection, string>>;
  readonly names: Readonly<Record<SettingKey, string>>;
  readonly hints: Readonly<Record<SettingKey, string>>;
  /** Choices that are called otherwise where people pay in another currency than euro, or in several. */
  readonly choicesIn: Readonly<Partial<Record<Currency | 'several', Choices>>>;
}

type Choices = Readonly<Partial<Record<SettingKey, Readonly<Record<string, string>>>>>;

/** What the choices of a setting are called at a place, by what its branches take. */
export const choiceWordsOf = (
  { choices, choicesIn }: SettingWords,
  key: SettingKey,
  currencies: readonly string[],
): Readonly<Record<string, string>> => {
  const [first, ...others] = new Set(currencies);
  const own: Choices | undefined = choicesIn[others.length > 0 ? 'several' : (first as Currency)];
  const usual: Choices = choices;
  return own?.[key] ?? usual[key] ?? {};
};
