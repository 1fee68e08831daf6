import Button from '@mui/material/Button';
import { fieldOf, settingWords } from '@tresen/domain/master-data/configurations';
import { memo } from 'react';
import { useFaultWords } from '../../kit/faults/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts, useWords } from '../../kit/i18n/index.ts';
import { SyncBadge } from '../../kit/sync-badge/index.ts';
import styles from './configurations.module.css';
import type { OwnValue, Setting } from './configurations.queries.ts';
import { configurationsTexts } from './configurations-texts.ts';
import type { ChosenPlace } from './place-address.ts';
import { SettingBox } from './setting-box.tsx';
import { useSettingText } from './setting-text.ts';
import type { ConfigurationWork } from './use-configuration.ts';

interface RowProps {
  readonly setting: Setting;
  readonly place: ChosenPlace;
  readonly work: ConfigurationWork;
}

/** A setting with its box, where its value comes from, and what is planned. */
export const SettingRow = memo(function SettingRow({ setting, place, work }: RowProps) {
  const words = useWords(settingWords);
  const faultWords = useFaultWords();
  const { key } = setting;
  const edit = work.edits[key];
  const faults = work.faults[key] ?? [];
  const own =
    faults.find(({ path }) => path === 'value') ?? (fieldOf(key)?.kind === 'rows' ? undefined : faults[0]);
  return (
    <div className={styles.setting} data-setting={key}>
      <SettingBox
        setting={key}
        label={words.names[key]}
        hint={words.hints[key]}
        value={edit ? edit.value : setting.value}
        faults={faults}
        error={own && faultWords(own, fieldOf(key))}
        surroundings={work.surroundings}
        onValue={(value) => work.setValue(setting, value)}
      />
      <Facts setting={setting} place={place} work={work} />
      {setting.planned.map((planned) => (
        <Planned key={planned.id} setting={setting} planned={planned} work={work} />
      ))}
      {setting.coming.map((coming) => (
        <Coming key={coming.fromDay} setting={setting} coming={coming} place={place} />
      ))}
    </div>
  );
}, isSameRow);

/** There are a hundred of them, and somebody types into one. What `work` does is the same from one drawing to the next. */
function isSameRow(before: RowProps, after: RowProps): boolean {
  const { key } = after.setting;
  return (
    before.setting === after.setting &&
    before.place === after.place &&
    before.work.edits[key] === after.work.edits[key] &&
    before.work.faults[key] === after.work.faults[key] &&
    before.work.surroundings === after.work.surroundings
  );
}

function Facts({ setting, place, work }: RowProps) {
  const t = useTexts(configurationsTexts);
  const f = useFormats();
  const words = useWords(settingWords);
  const textOf = useSettingText();
  const { key, own, origin, inherited } = setting;
  const level = levelOf(place);
  const name = words.names[key];
  const edit = work.edits[key];
  if (edit?.isReset)
    return (
      <div className={styles.facts}>
        <span>{t.willReset(textOf(key, inherited))}</span>
        <Button size="small" onClick={() => work.keep(setting)}>
          {t.keep}
        </Button>
      </div>
    );
  return (
    <div className={styles.facts}>
      <span className={edit || origin === level ? styles.here : styles.origin}>
        {edit ? t.unsaved : t.origin(origin, level)}
      </span>
      {own && !edit && <SyncBadge state={own.syncState} />}
      {own && !edit && <span>{t.changedBy(own.lastModifiedByName, f.dateTime(own.lastModifiedAt))}</span>}
      {origin === level && (
        <>
          <span>{t.without(textOf(key, inherited))}</span>
          <Button size="small" aria-label={t.resetOf(name)} onClick={() => work.reset(setting)}>
            {t.reset}
          </Button>
        </>
      )}
    </div>
  );
}

function levelOf({ unitId, deviceId }: ChosenPlace) {
  return deviceId ? 'register' : unitId ? 'branch' : 'company';
}

/** What a wider place has planned and that will hold here: it is changed there. */
function Coming({
  setting: { key },
  coming: { fromDay, value, origin },
  place,
}: Pick<RowProps, 'setting' | 'place'> & { readonly coming: Setting['coming'][number] }) {
  const t = useTexts(configurationsTexts);
  const f = useFormats();
  const textOf = useSettingText();
  return (
    <div className={styles.facts}>
      <span className={styles.planned}>{t.planned(f.day(fromDay), textOf(key, JSON.parse(value)))}</span>
      <span>{t.origin(origin, levelOf(place))}</span>
    </div>
  );
}

function Planned({
  setting: { key },
  planned,
  work,
}: Pick<RowProps, 'setting' | 'work'> & { readonly planned: OwnValue }) {
  const t = useTexts(configurationsTexts);
  const f = useFormats();
  const words = useWords(settingWords);
  const textOf = useSettingText();
  const day = f.day(planned.fromDay ?? '');
  const { value } = planned;
  return (
    <div className={styles.facts}>
      <span className={styles.planned}>
        {value === null || value === undefined
          ? t.plannedReset(day)
          : t.planned(day, textOf(key, JSON.parse(value)))}
      </span>
      <SyncBadge state={planned.syncState} />
      <Button
        size="small"
        aria-label={t.withdrawOf(words.names[key], day)}
        onClick={() => void work.withdraw(planned.id)}
      >
        {t.withdraw}
      </Button>
    </div>
  );
}
