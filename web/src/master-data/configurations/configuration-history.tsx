import Button from '@mui/material/Button';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type SettingKey, settingKeys, settingWords } from '@tresen/domain/master-data/configurations';
import { isSame } from '../../kit/conflicts/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts, useWords } from '../../kit/i18n/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import { PanelDrawer, usePanel } from '../../kit/panel-drawer/index.ts';
import { Loaded, Skeleton } from '../../kit/states/index.ts';
import styles from './configurations.module.css';
import { type Configuration, type HistoryChange, historyQuery } from './configurations.queries.ts';
import { configurationsTexts } from './configurations-texts.ts';
import type { ChosenPlace } from './place-address.ts';
import { useSettingText } from './setting-text.ts';
import type { ConfigurationWork } from './use-configuration.ts';

/** The value of `?panel=` that opens it. */
export const historyPanel = 'history';

interface HistoryProps {
  readonly place: ChosenPlace;
  readonly configuration: Configuration;
  readonly work: ConfigurationWork;
}

/** Who changed what at this place, old and new. Saving an old value again stays the person's own step. */
export const ConfigurationHistory = (props: HistoryProps) => {
  const t = useTexts(configurationsTexts);
  return (
    <PanelDrawer value={historyPanel} title={t.history} width={440}>
      <Changes {...props} />
    </PanelDrawer>
  );
};

function Changes({ place, configuration, work }: HistoryProps) {
  const t = useTexts(configurationsTexts);
  const query = useInfiniteQuery(historyQuery(place));
  return (
    <div className={styles.history}>
      <Loaded query={query} skeleton={<Skeleton height={240} />}>
        {(changes) =>
          changes.length === 0 ? (
            <p className={styles.hint}>{t.historyEmpty}</p>
          ) : (
            <ol className={styles.entries}>
              {changes.map((change) => (
                <Entry key={change.id} {...{ change, place, configuration, work }} />
              ))}
            </ol>
          )
        }
      </Loaded>
      {query.hasNextPage && (
        <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t.showOlder}
        </Button>
      )}
    </div>
  );
}

function Entry({ change, place, configuration, work }: HistoryProps & { readonly change: HistoryChange }) {
  const t = useTexts(configurationsTexts);
  const f = useFormats();
  const words = useWords(settingWords);
  const textOf = useSettingText();
  const notify = useNotify();
  const { close } = usePanel(historyPanel);
  const key = settingKeys.find((one) => one === change.key);
  if (!key) return null;
  const name = words.names[key];
  // Nothing is above the company.
  const unset = place.unitId || place.deviceId ? t.inherits : t.origin('default', 'company');
  const wordsOf = (value: string | null | undefined) => (value ? textOf(key, JSON.parse(value)) : unset);
  const takeOld = () => {
    const isToSave = fill(key, change.old ?? null, configuration, work);
    close();
    notify.success(isToSave ? t.taken(name) : t.holdsAlready(name));
  };
  return (
    <li className={styles.entry}>
      <h3 className={styles.entryHead}>
        {name}
        {change.fromDay ? ` · ${t.fromDay(f.day(change.fromDay))}` : ''}
      </h3>
      <p className={styles.hint}>{t.historyLine(change.actorName, f.dateTime(change.at))}</p>
      <p className={styles.values}>
        <del>
          <span className={styles.hidden}>{t.before} </span>
          {wordsOf(change.old)}
        </del>
        <ins>
          <span className={styles.hidden}>{t.after} </span>
          {wordsOf(change.new)}
        </ins>
      </p>
      <Button variant="outlined" onClick={takeOld}>
        {t.takeOld}
      </Button>
    </li>
  );
}

/** Fills a value in; false where nothing is to be saved then, since it is stored that way. */
function fill(
  key: SettingKey,
  old: string | null,
  { settings }: Configuration,
  work: ConfigurationWork,
): boolean {
  const setting = settings.find((one) => one.key === key);
  if (!setting) return false;
  const value: unknown = old === null ? undefined : JSON.parse(old);
  const isStored = old === null ? setting.own === null : isSame(value, setting.value);
  if (isStored) work.keep(setting);
  else if (old === null) work.reset(setting);
  else work.setValue(setting, value);
  return !isStored;
}
