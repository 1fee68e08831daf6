import { choiceWordsOf, fieldOf, type SettingKey, settingWords } from '@tresen/domain/master-data/configurations';
import { useAddress } from '../../kit/address/index.ts';
import { useBranches } from '../../kit/branches/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts, useWords } from '../../kit/i18n/index.ts';
import { configurationsTexts } from './configurations-texts.ts';
import { placeAt } from './place-address.ts';

/** In which the branch of the address sells, or the first one of all: amounts of settings are in it. */
export const useCurrency = (): string => {
  const branches = useBranches();
  const { unitId } = placeAt(useAddress().params);
  return (branches.find(({ id }) => id === unitId) ?? branches[0])?.currency ?? 'EUR';
};

/** What the choices of a setting are called where the address leads: rounding in Switzerland is to Rappen. */
export const useChoiceWords = (): ((key: SettingKey) => Readonly<Record<string, string>>) => {
  const words = useWords(settingWords);
  const branches = useBranches();
  const { unitId } = placeAt(useAddress().params);
  const meant = branches.filter(({ id }) => unitId === null || id === unitId);
  const currencies = meant.map(({ currency }) => currency);
  return (key) => choiceWordsOf(words, key, currencies);
};

/** Writes the value of a setting as people read it. */
export const useSettingText = (): ((key: SettingKey, value: unknown) => string) => {
  const t = useTexts(configurationsTexts);
  const f = useFormats();
  const choicesOf = useChoiceWords();
  const currency = useCurrency();
  return (key, value) => {
    const field = fieldOf(key);
    const choices = choicesOf(key);
    const nameOf = (one: unknown) => choices[String(one)] ?? String(one);
    if (!field) return value === null ? t.countryLayout : t.ownLayout;
    if (value === null) return t.none;
    if (typeof value === 'boolean') return value ? t.yes : t.no;
    if (field.kind === 'cents' && typeof value === 'number') return f.money(value, currency);
    if (!Array.isArray(value)) return nameOf(value);
    const names = value.map((one: unknown) => (field.kind === 'rows' ? nameOfRow(one) : nameOf(one)));
    return names.length > 0 ? names.join(', ') : t.nothing;
  };
};

function nameOfRow(row: unknown): string {
  return typeof row === 'object' && row !== null && 'name' in row ? String(row.name ?? '') : '';
}
