import {
  choiceWordsOf,
  fieldOf,
  type SettingKey,
  settingWords,
} from '@tresen/domain/master-data/configurations';
import { readLayout } from '@tresen/domain/master-data/receipt-layouts';
import { useAddress } from '../../kit/address/index.ts';
import { useBranches } from '../../kit/branches/index.ts';
import { isSame } from '../../kit/conflicts/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useLanguage, useTexts, useWords } from '../../kit/i18n/index.ts';
import { type LayoutPart, partsOnlyIn } from '../receipt-layouts/index.ts';
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

/**
 * Writes the value of a setting as people read it; of a long one, such as a layout, what it has and another one beside it
 * has not.
 */
export const useSettingText = (): ((key: SettingKey, value: unknown, beside?: unknown) => string) => {
  const t = useTexts(configurationsTexts);
  const f = useFormats();
  const choicesOf = useChoiceWords();
  const currency = useCurrency();
  const layoutText = useLayoutText();
  return (key, value, beside) => {
    const field = fieldOf(key);
    const choices = choicesOf(key);
    const nameOf = (one: unknown) => choices[String(one)] ?? String(one);
    if (!field) return layoutText(value, beside);
    if (value === null) return t.none;
    if (typeof value === 'boolean') return value ? t.yes : t.no;
    if (field.kind === 'cents' && typeof value === 'number') return f.money(value, currency);
    if (!Array.isArray(value)) return nameOf(value);
    const rowWords = beside === undefined ? nameOfRow : wordsOfRow;
    const names = value.map((one: unknown) => (field.kind === 'rows' ? rowWords(one) : nameOf(one)));
    return names.length > 0 ? names.join(', ') : t.nothing;
  };
};

/** As many parts of a layout as people read to tell it from another. */
const mostParts = 4;

function useLayoutText() {
  const t = useTexts(configurationsTexts);
  const f = useFormats();
  const language = useLanguage();
  const listed = (parts: readonly LayoutPart[]) => {
    const words = parts.slice(0, mostParts).map(({ kind, text, isOnlyStyled }) => {
      const part = t.layoutPart(kind, text);
      return isOnlyStyled ? t.layoutStyled(part) : part;
    });
    const more = parts.length - words.length;
    return [...words, ...(more > 0 ? [t.layoutMore(f.number(more))] : [])].join(', ');
  };
  return (value: unknown, beside: unknown): string => {
    if (value === null) return t.countryLayout;
    const [own, other] = [readLayout(value), readLayout(beside)];
    if (!own || !other || isSame(own, other)) return t.ownLayout;
    const here = partsOnlyIn(own, other, language);
    if (here.length > 0) return t.layoutHas(listed(here));
    const there = partsOnlyIn(other, own, language);
    return there.length > 0 ? t.layoutLacks(listed(there)) : t.layoutOrder;
  };
}

function nameOfRow(row: unknown): string {
  return typeof row === 'object' && row !== null && 'name' in row ? String(row.name ?? '') : '';
}

/** With what it says: of two versions of a text block the name is often the same. */
function wordsOfRow(row: unknown): string {
  const text = typeof row === 'object' && row !== null && 'text' in row ? String(row.text ?? '') : '';
  return [nameOfRow(row), text].filter(Boolean).join(': ');
}
