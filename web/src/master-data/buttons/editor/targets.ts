import {
  type ButtonMapping,
  type ButtonTarget,
  functionWords,
} from '@tresen/domain/master-data/buttons/grid';
import { useMemo } from 'react';
import { type Translation, useTexts, useWords } from '../../../kit/i18n/index.ts';
import type { de } from './buttons.de.ts';
import { buttonTexts } from './buttons-texts.ts';

/** What is known of a record that a button names. */
export interface TargetFacts {
  readonly name: string;
  readonly colour: string | null;
  /** Name of its picture; articles may have one. */
  readonly picture?: string | null | undefined;
  /** In cents; null for what has no price. */
  readonly price: number | null;
  /** Its group or the like, by which people tell it from others. */
  readonly detail?: string | undefined;
}

/** Facts of records by the key of their target. A target that is missing is gone, once facts have come. */
export type FactsByTarget = ReadonlyMap<string, TargetFacts>;

/** A target as maps and elements name it. */
export const targetKey = (target: ButtonTarget): string =>
  'id' in target ? `${target.kind}:${target.id}` : target.kind;

/** Undefined for what names none. */
export const targetOfKey = (key: string | undefined): ButtonTarget | undefined => {
  const [kind, id] = key?.split(':') ?? [];
  if (kind === 'favourites1' || kind === 'favourites2') return { kind };
  const isOfRecord =
    kind === 'article' || kind === 'category' || kind === 'buttonCategory' || kind === 'room';
  return (isOfRecord || kind === 'function') && id ? { kind, id } : undefined;
};

/** True where a button names a record that is no longer there: registers hide it. */
export const isGone = (target: ButtonTarget, facts: FactsByTarget): boolean =>
  'id' in target && target.kind !== 'function' && !facts.has(targetKey(target));

/** How targets and buttons are called. */
export interface TargetNames {
  readonly nameOf: (target: ButtonTarget) => string;
  /** The button's own label, else its target's name. */
  readonly labelOf: (mapping: Pick<ButtonMapping, 'label' | 'target'>) => string;
}

/** What stands on buttons and what their targets are called, in the language in use. */
export const useTargetNames = (facts: FactsByTarget): TargetNames => {
  const t = useTexts(buttonTexts);
  const { functions } = useWords(functionWords);
  return useMemo(() => namesIn(t, functions, facts), [t, functions, facts]);
};

function namesIn(
  t: Translation<typeof de>,
  functions: Readonly<Record<string, string>>,
  facts: FactsByTarget,
): TargetNames {
  const nameOf = (target: ButtonTarget): string => {
    if (target.kind === 'function') return functions[target.id] ?? target.id;
    if (!('id' in target)) return t[target.kind];
    return facts.get(targetKey(target))?.name ?? `${t[target.kind]} (${t.gone})`;
  };
  const labelOf = ({ label, target }: Pick<ButtonMapping, 'label' | 'target'>): string =>
    label ?? nameOf(target);
  return { nameOf, labelOf };
}
