import Alert from '@mui/material/Alert';
import {
  type SettingKey,
  sectionOf,
  settingSections,
  settingWords,
} from '@tresen/domain/master-data/configurations';
import { type FormEvent, useRef } from 'react';
import { ValuesConflict } from '../../kit/conflicts/index.ts';
import { FormBar } from '../../kit/form/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts, useWords } from '../../kit/i18n/index.ts';
import { useSaveKey } from '../../kit/leave/index.ts';
import { Panel, SectionNav } from '../../kit/page/index.ts';
import { ConfigurationHistory } from './configuration-history.tsx';
import styles from './configurations.module.css';
import type { Configuration, Setting } from './configurations.queries.ts';
import { configurationsTexts } from './configurations-texts.ts';
import type { ChosenPlace } from './place-address.ts';
import { editedKeys } from './setting-edits.ts';
import { SettingRow } from './setting-row.tsx';
import { useSettingText } from './setting-text.ts';
import { type ConfigurationWork, useConfiguration } from './use-configuration.ts';

interface FormProps {
  readonly place: ChosenPlace;
  /** The day that the address names and that has begun meanwhile: the place is that of today. */
  readonly begunDay: string | null;
  readonly configuration: Configuration;
}

const formId = 'configuration-form';

/** All settings of a place by sections, saved in one step. */
export const ConfigurationForm = ({ place, begunDay, configuration }: FormProps) => {
  const t = useTexts(configurationsTexts);
  const words = useWords(settingWords);
  const f = useFormats();
  const work = useConfiguration(place, configuration, begunDay);
  const form = useRef<HTMLFormElement>(null);
  useSaveKey(formId);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    work.save();
    focusFault(form.current);
  };
  const sections = settingSections.map((id) => ({ id, title: words.sections[id] }));
  const faults = Object.keys(work.faults).length;
  return (
    <>
      <div className={styles.columns}>
        <SectionNav label={t.sections} links={sections} />
        <form id={formId} ref={form} className={styles.form} onSubmit={submit} noValidate>
          {work.isRestored && (
            <Alert severity="info">{begunDay ? t.dayBegun(f.day(begunDay)) : t.restored}</Alert>
          )}
          {sections.map(({ id, title }) => (
            <div key={id} id={id} className={styles.section} data-section>
              <Panel title={title}>
                {configuration.settings
                  .filter(({ key }) => sectionOf(key) === id)
                  .map((setting) => (
                    <SettingRow key={setting.key} {...{ setting, place, work }} />
                  ))}
              </Panel>
            </div>
          ))}
        </form>
      </div>
      <FormBar
        formId={formId}
        isDirty={editedKeys(work.edits).length > 0}
        isSubmitting={work.isSaving}
        faults={faults}
        onDiscard={work.discard}
      />
      <ConfigurationHistory place={place} configuration={configuration} work={work} />
      <Conflict work={work} settings={configuration.settings} />
    </>
  );
};

function Conflict({
  work,
  settings,
}: {
  readonly work: ConfigurationWork;
  readonly settings: readonly Setting[];
}) {
  const t = useTexts(configurationsTexts);
  const words = useWords(settingWords);
  const textOf = useSettingText();
  const { conflict, edits } = work;
  if (!conflict) return null;
  const keys: readonly string[] = conflict.keys;
  const pick = (from: readonly Setting[]) =>
    Object.fromEntries(from.flatMap(({ key, value }) => (keys.includes(key) ? [[key, value] as const] : [])));
  const theirs = pick(conflict.theirs.settings);
  const mine: Readonly<Record<string, unknown>> = Object.fromEntries(
    conflict.keys.map((key) => [key, edits[key]?.value]),
  );
  return (
    <ValuesConflict<Record<string, unknown>>
      text={t.conflict}
      mine={mine}
      theirs={theirs}
      base={pick(settings)}
      names={keys}
      titleOf={(name) => words.names[name as SettingKey]}
      wordsOf={(name, values) =>
        textOf(name as SettingKey, values[name], (values === mine ? theirs : mine)[name] ?? null)
      }
      onClose={work.closeConflict}
      onChosen={work.settleConflict}
    />
  );
}

/** Leads to what is wrong, once it shows. */
function focusFault(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
