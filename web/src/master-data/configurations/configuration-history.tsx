import Button from '@mui/material/Button';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type SettingKey, settingKeys, settingWords } from '@tresen/domain/master-data/configurations';
import { Link, useSearchParams } from 'react-router';
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
import { type PlanState, planState } from './plan-state.ts';
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
              {changes.map((change, at) => (
                <Entry
                  key={change.id}
                  {...{ change, place, configuration, work }}
                  plan={planState(change, changes.slice(0, at), configuration)}
                />
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

interface EntryProps extends HistoryProps {
  readonly change: HistoryChange;
  readonly plan: PlanState | undefined;
}

function Entry({ change, place, configuration, work, plan }: EntryProps) {
  const t = useTexts(configurationsTexts);
  const f = useFormats();
  const words = useWords(settingWords);
  const textOf = useSettingText();
  const notify = useNotify();
  const { close } = usePanel(historyPanel);
  const key = settingKeys.find((one) => one === change.key);
  if (!key) return null;
  const name = words.names[key];
  const { old, fromDay, wasSet, isSet } = change;
  // Nothing is above the company.
  const unset = place.unitId || place.deviceId ? t.inherits : t.origin('default', 'company');
  const read = (value: string | null | undefined): unknown => (value ? JSON.parse(value) : null);
  const wordsOf = (value: string | null | undefined, beside: string | null | undefined) =>
    value ? textOf(key, read(value), read(beside)) : unset;
  // What was planned and is not, or was not yet, leaves what holds until then.
  const isAhead = Boolean(fromDay && fromDay > change.madeOn);
  const before = fromDay && !wasSet ? t.untilThen : wordsOf(old, change.new);
  const after = isAhead && !isSet ? t.untilThen : wordsOf(change.new, old);
  const takeOld = () => {
    const isToSave = fill(key, old ?? null, configuration, work);
    close();
    notify.success(isToSave ? t.taken(name) : t.holdsAlready(name));
  };
  return (
    <li className={styles.entry}>
      <h3 className={styles.entryHead}>
        {name}
        {fromDay ? ` · ${t.fromDay(f.day(fromDay))}` : ''}
        {plan && (
          <>
            {' · '}
            <span className={styles.plan} data-plan={plan}>
              {t.plan(plan)}
            </span>
          </>
        )}
      </h3>
      <p className={styles.hint}>{t.historyLine(change.actorName, f.dateTime(change.at))}</p>
      <p className={styles.values}>
        <del>
          <span className={styles.hidden}>{t.before} </span>
          {before}
        </del>
        <ins>
          <span className={styles.hidden}>{t.after} </span>
          {after}
        </ins>
      </p>
      {fromDay && (!wasSet || fromDay > (place.day ?? configuration.today)) ? (
        <PlannedActs {...{ change, fromDay, name, configuration, work }} isAhead={plan === 'ahead'} />
      ) : (
        <Button variant="outlined" onClick={takeOld}>
          {t.takeOld}
        </Button>
      )}
    </li>
  );
}

interface PlannedActsProps extends Omit<HistoryProps, 'place'> {
  readonly change: HistoryChange;
  readonly fromDay: string;
  readonly name: string;
  /** It is what is planned for its day: another entry for that day is not what would be taken back. */
  readonly isAhead: boolean;
}

/** What was set for a day of its own is taken back for that day: what holds now is another thing. */
function PlannedActs({ change, fromDay, name, configuration, work, isAhead }: PlannedActsProps) {
  const t = useTexts(configurationsTexts);
  const f = useFormats();
  const [params] = useSearchParams();
  const day = f.day(fromDay);
  const there = new URLSearchParams(params);
  there.set('day', fromDay);
  const { own, planned = [] } = configuration.settings.find(({ key }) => key === change.key) ?? {};
  const record = isAhead && [own, ...planned].find((one) => one?.fromDay === fromDay);
  return (
    <div className={styles.acts}>
      {change.wasSet && (
        <Button variant="outlined" component={Link} to={`?${there}`}>
          {t.lookAt(day)}
        </Button>
      )}
      {record && (
        <Button
          variant="outlined"
          aria-label={t.withdrawOf(name, day)}
          onClick={() => void work.withdraw(record.id)}
        >
          {t.withdraw}
        </Button>
      )}
    </div>
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
