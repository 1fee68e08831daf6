import { useQueryClient } from '@tanstack/react-query';
import type { Country } from '@tresen/domain/kit/countries';
import type { LayoutSurroundings, Placeholder, SettingKey } from '@tresen/domain/master-data/configurations';
import { printLanguages } from '@tresen/domain/master-data/receipt-layouts';
import { useEffect, useMemo, useState } from 'react';
import { useStable } from '../../kit/editor/index.ts';
import { readFault } from '../../kit/faults/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { draftPlace, useUnsaved } from '../../kit/leave/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import {
  type ChangeResult,
  type Configuration,
  configurationKey,
  readConfiguration,
  type Setting,
  sendChanges,
  withdrawPlanned,
} from './configurations.queries.ts';
import { configurationsTexts } from './configurations-texts.ts';
import type { ChosenPlace } from './place-address.ts';
import { editsSince, isStoredAs, wireChanges } from './sent-edits.ts';
import {
  begunEdits,
  type Edit,
  type Edits,
  editedKeys,
  faultsOf,
  readEdits,
  type SettingFaults,
  seenOf,
  withoutEdit,
  withReset,
  withValue,
} from './setting-edits.ts';

/** Settings that somebody else has changed, too. */
interface Conflict {
  readonly keys: readonly SettingKey[];
  readonly theirs: Configuration;
}

/** The settings of a place under work: what is edited, what is wrong with it, and saving all of it in one step. */
export const useConfiguration = (
  place: ChosenPlace,
  configuration: Configuration,
  begunDay: string | null,
) => {
  const t = useTexts(configurationsTexts);
  const f = useFormats();
  const notify = useNotify();
  const client = useQueryClient();
  const { edits, setEdits, isRestored } = useKeptEdits(place, configuration, begunDay);
  const [faults, setFaults] = useState<SettingFaults>({});
  const [isSaving, setSaving] = useState(false);
  const [conflict, setConflict] = useState<Conflict>();
  const { 'placeholders.texts': blocks, 'general.receiptLanguage': printed } = edits;
  // The same object until one of them changes: settings that nothing has changed are not drawn anew at each key.
  const surroundings = useMemo(
    () => surroundingsOf(configuration, { 'placeholders.texts': blocks, 'general.receiptLanguage': printed }),
    [configuration, blocks, printed],
  );
  const change = (next: Edits) => {
    setEdits(next);
    setFaults((before) => pickKnown(before, next));
  };
  const discard = () => {
    setEdits({});
    setFaults({});
  };
  const settle = useUnsaved(editedKeys(edits).length > 0, {
    onDiscard: discard,
    params: ['unit', 'device', 'day'],
  });
  const refuse = (found: SettingFaults) => {
    setFaults(found);
    notify.error(t.notSaved);
  };
  const finish = async (result: ChangeResult, sent: Edits, all = sent): Promise<void> => {
    const theirs = readConfiguration(result.configuration);
    const keys = result.conflictKeys as SettingKey[];
    const open = keys.filter((key) => !isStoredAs(sent[key], theirs.settings, key));
    if (open.length > 0) return setConflict({ keys: open, theirs });
    if (keys.length > 0) {
      // The answer to an earlier try was lost: nobody is to choose between the same and the same.
      const others = keys.reduce(withoutEdit, sent);
      const changes = wireChanges(others);
      if (changes.length > 0) return finish(await sendChanges(place, changes), others, all);
    } else if (!result.isSuccess) return refuse(faultsByKey(result));
    await client.invalidateQueries({ queryKey: [configurationKey] });
    acts.settle(all, theirs);
    notify.success(place.day ? t.savedFrom(f.day(place.day)) : t.saved);
  };
  const save = async (wanted: Edits = edits) => {
    const changes = wireChanges(wanted);
    if (changes.length === 0 || isSaving) return;
    const wrong = faultsOf(wanted, surroundings);
    if (Object.keys(wrong).length > 0) return refuse(wrong);
    setSaving(true);
    try {
      await finish(await sendChanges(place, changes), wanted);
    } catch (error) {
      notify.failure(error);
    }
    setSaving(false);
  };
  const acts = useStable({
    /** What was sent is stored; what was edited since goes on from there. */
    settle: (sent: Edits, stored: Configuration) => {
      const left = editsSince(edits, sent, stored.settings, place);
      setEdits(left);
      setFaults({});
      if (editedKeys(left).length === 0) settle();
    },
    setValue: (setting: Setting, value: unknown) => change(withValue(edits, setting, value, place)),
    reset: (setting: Setting) => change(withReset(edits, setting, place)),
    keep: (setting: Setting) => change(withoutEdit(edits, setting.key)),
    withdraw: async (id: string) => {
      try {
        await withdrawPlanned(id);
        await client.invalidateQueries({ queryKey: [configurationKey] });
        notify.success(t.withdrawn);
      } catch (error) {
        notify.failure(error);
      }
    },
  });
  return {
    ...{ edits, faults, isSaving, isRestored, conflict, surroundings, discard, ...acts },
    closeConflict: () => setConflict(undefined),
    /** Goes on with what somebody chose between the two versions. */
    settleConflict: (values: Readonly<Record<string, unknown>>) => {
      if (!conflict) return;
      setConflict(undefined);
      const next = conflict.keys.reduce((sum, key) => settled(sum, key, values[key], conflict, place), edits);
      change(next);
      void client.invalidateQueries({ queryKey: [configurationKey] });
      void save(next);
    },
    save: () => void save(),
  };
};
export type ConfigurationWork = ReturnType<typeof useConfiguration>;

/**
 * Edits with their draft: what was done comes back after a reload, and is kept while it is done. What was to hold from a
 * day that has begun meanwhile goes on as a change of today.
 */
function useKeptEdits(place: ChosenPlace, { settings }: Configuration, begunDay: string | null) {
  const [{ kept, late, first }] = useState(() => {
    const kept = keptEdits(place);
    const late = begunDay === null ? undefined : keptEdits({ ...place, day: begunDay });
    const begun = begunDay ? begunEdits(readEdits(late?.read()?.values), settings, begunDay) : {};
    return { kept, late, first: { ...readEdits(kept.read()?.values), ...begun } };
  });
  const [edits, setEdits] = useState<Edits>(first);
  useEffect(() => {
    if (editedKeys(edits).length > 0) kept.write({ version: 0, values: edits });
    else kept.forget();
    late?.forget();
  }, [kept, late, edits]);
  return { edits, setEdits, isRestored: editedKeys(first).length > 0 && edits === first };
}

function keptEdits({ unitId, deviceId, day }: ChosenPlace) {
  const name = `${unitId ?? 'company'}.${deviceId ?? 'all'}.${day ?? 'today'}`;
  return draftPlace<Edits>('configurations', name);
}

/** What layouts are judged beside: the text blocks as they are edited, and the country of the place. */
function surroundingsOf(
  { settings, country, countries, unitId, deviceId }: Configuration,
  edits: Readonly<Record<'placeholders.texts' | 'general.receiptLanguage', Edit | undefined>>,
) {
  const heldBy = (key: keyof typeof edits) =>
    edits[key]?.value ?? settings.find((one) => one.key === key)?.value;
  const blocks = (heldBy('placeholders.texts') ?? []) as readonly Partial<Placeholder>[];
  const texts = Object.fromEntries(blocks.flatMap(({ name, text }) => (name ? [[name, text ?? '']] : [])));
  const known = country as LayoutSurroundings['country'];
  return {
    texts,
    placeholders: Object.keys(texts),
    country: known,
    countries: countries as readonly Country[],
    unitId: unitId ?? null,
    deviceId: deviceId ?? null,
    language: printLanguages.find((one) => one === heldBy('general.receiptLanguage')) ?? null,
  };
}

function settled(
  edits: Edits,
  key: SettingKey,
  value: unknown,
  { theirs }: Conflict,
  place: ChosenPlace,
): Edits {
  const setting = theirs.settings.find((one) => one.key === key);
  const edit = edits[key];
  if (!setting || !edit) return withoutEdit(edits, key);
  const anew = withValue(withoutEdit(edits, key), setting, value, place);
  return anew[key] && edit.isReset ? { ...anew, [key]: { ...edit, ...seenOf(setting, place) } } : anew;
}

function faultsByKey({ faults }: ChangeResult): SettingFaults {
  const byKey = new Map<string, ReturnType<typeof readFault>[]>();
  for (const { key, fault } of faults) byKey.set(key, [...(byKey.get(key) ?? []), readFault(fault)]);
  return Object.fromEntries(byKey);
}

/** Faults of settings that are still edited: what was mended or given up is not wrong any more. */
function pickKnown(faults: SettingFaults, edits: Edits): SettingFaults {
  return Object.fromEntries(Object.entries(faults).filter(([key]) => key in edits));
}
