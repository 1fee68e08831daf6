import type { Country } from '../../kit/countries/index.ts';
import type { Fault } from '../../kit/entities/index.ts';
import { type LayoutKind, layoutFaults } from '../receipt-layouts/index.ts';
import { type Placeholder, placeholderFaults } from './placeholders.ts';
import { isLayout, type LayoutKey, type SettingKey } from './settings.ts';

/** What a layout is judged beside. */
export interface LayoutSurroundings {
  /** Names of the tenant's text blocks. */
  readonly placeholders: readonly string[];
  /** Whose law counts; null where branches of several countries share the layout. */
  readonly country: Country | null;
}

const kinds: Readonly<Record<LayoutKey, LayoutKind>> = {
  'layout.receipt': 'receipt',
  'layout.kitchenTicket': 'kitchenTicket',
  'layout.closing': 'closing',
};

/** The kind of layout that a setting holds. */
export const layoutKindOf = (key: LayoutKey): LayoutKind => kinds[key];

/**
 * What is wrong with a value that is right by itself: names of text blocks (MDA-15), and layouts beside the tenant's
 * text blocks and the law of its country (CFG-02). The first fault of a layout is told, with its place.
 */
export const settingFaults = (
  key: SettingKey,
  value: unknown,
  surroundings: LayoutSurroundings,
): readonly Fault[] => {
  if (key === 'placeholders.texts') return placeholderFaults(value as readonly Placeholder[]);
  if (!isLayout(key) || value === null) return [];
  const [first] = layoutFaults(value, { ...surroundings, kind: layoutKindOf(key) });
  return first
    ? [{ path: 'value', code: 'NOT_A_LAYOUT', parameters: { at: first.path, why: first.code } }]
    : [];
};
