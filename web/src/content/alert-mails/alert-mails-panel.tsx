import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { isQuietMinute, isQuietTooLong } from '@tresen/domain/content/alert-mails';
import { isAlertKind } from '@tresen/domain/content/notifications';
import { type FormEvent, type Ref, useRef, useState } from 'react';
import { isSame } from '../../kit/conflicts/index.ts';
import { ChoiceBox, SwitchBox, TextBox } from '../../kit/form/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { useUnsaved } from '../../kit/leave/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import { Panel } from '../../kit/page/index.ts';
import { Loaded, Skeleton } from '../../kit/states/index.ts';
import { PushPart } from '../push/index.ts';
import styles from './alert-mails.module.css';
import { type AlertMailSettings, alertMailsQuery, useSaveAlertMails } from './alert-mails.queries.ts';
import { alertMailsTexts } from './alert-mails-texts.ts';

/** Which alerts the person gets by mail, when, and when not. */
export const AlertMailsPanel = () => {
  const t = useTexts(alertMailsTexts);
  const settings = useQuery(alertMailsQuery);
  return (
    <Panel title={t.title}>
      <p className={styles.intro}>{t.intro}</p>
      <Loaded query={settings} skeleton={<Skeleton height={320} />}>
        {(stored) => (
          <>
            <SettingsForm key={JSON.stringify(stored)} stored={stored} />
            <PushPart isAnyChosen={stored.ways.some(({ way }) => way !== 'OFF')} />
          </>
        )}
      </Loaded>
    </Panel>
  );
};

function SettingsForm({ stored }: { readonly stored: AlertMailSettings }) {
  const t = useTexts(alertMailsTexts);
  const notify = useNotify();
  const save = useSaveAlertMails();
  const [chosen, setChosen] = useState(stored);
  const settle = useUnsaved(!isSame(chosen, stored), { onDiscard: () => setChosen(stored) });
  const quietTo = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isQuietTooLong(chosen)) return quietTo.current?.focus();
    save.mutate(chosen, {
      onSuccess: () => {
        settle();
        notify.success(t.saved);
      },
      onError: notify.failure,
    });
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Ways ways={chosen.ways} onWays={(ways) => setChosen((now) => ({ ...now, ways }))} />
      <SwitchBox
        label={t.byMail}
        value={chosen.byMail}
        onValue={(byMail) => setChosen((now) => ({ ...now, byMail }))}
      />
      <Times
        chosen={chosen}
        quietTo={quietTo}
        onChosen={(part) => setChosen((now) => ({ ...now, ...part }))}
      />
      <Button type="submit" variant="contained" loading={save.isPending} className={styles.save}>
        {t.save}
      </Button>
    </form>
  );
}

type Way = AlertMailSettings['ways'][number];

interface WaysProps {
  readonly ways: readonly Way[];
  readonly onWays: (ways: Way[]) => void;
}

/** How each kind comes, and above them all at once: there are more than twenty. */
function Ways({ ways, onWays }: WaysProps) {
  const t = useTexts(alertMailsTexts);
  const options = (['OFF', 'NOW', 'DIGEST'] as const).map((value) => ({ value, title: t[value] }));
  const all = new Set(ways.map(({ way }) => way));
  const [common = null] = all.size === 1 ? all : [];
  return (
    <>
      <ChoiceBox
        label={t.all}
        name="all"
        required
        options={options}
        value={common}
        onValue={(next) => next && onWays(ways.map((one) => ({ ...one, way: next })))}
      />
      <div className={styles.kinds}>
        {ways.map(({ kind, way }) => (
          <ChoiceBox
            key={kind}
            label={isAlertKind(kind) ? t[kind] : kind}
            name={kind}
            required
            options={options}
            value={way}
            onValue={(next) =>
              next && onWays(ways.map((one) => (one.kind === kind ? { ...one, way: next } : one)))
            }
          />
        ))}
      </div>
    </>
  );
}

interface TimesProps {
  readonly chosen: AlertMailSettings;
  readonly quietTo: Ref<HTMLInputElement>;
  readonly onChosen: (part: Partial<AlertMailSettings>) => void;
}

function Times({ chosen, quietTo, onChosen }: TimesProps) {
  const t = useTexts(alertMailsTexts);
  const isNone = chosen.quietFrom === chosen.quietTo;
  return (
    <>
      <fieldset className={styles.quiet}>
        <legend>{t.quiet}</legend>
        <div className={styles.kinds}>
          <TimeBox
            label={t.quietFrom}
            minutes={chosen.quietFrom}
            onMinutes={(quietFrom) => onChosen({ quietFrom })}
          />
          <TimeBox
            label={t.quietTo}
            minutes={chosen.quietTo}
            inputRef={quietTo}
            hint={isNone ? t.quietNone : undefined}
            error={isQuietTooLong(chosen) ? t.QUIET_TOO_LONG : undefined}
            onMinutes={(quietTo) => onChosen({ quietTo })}
          />
        </div>
        <p className={styles.intro}>{t.quietHint}</p>
      </fieldset>
      <div className={styles.kinds}>
        <TimeBox
          label={t.digestAt}
          minutes={chosen.digestAt}
          hint={isQuietMinute(chosen, chosen.digestAt) ? t.digestQuiet(clockOf(chosen.quietTo)) : undefined}
          onMinutes={(digestAt) => onChosen({ digestAt })}
        />
      </div>
    </>
  );
}

interface TimeBoxProps {
  readonly label: string;
  readonly minutes: number;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly onMinutes: (minutes: number) => void;
}

/** A time of day; one that is half written changes nothing. */
function TimeBox({ minutes, onMinutes, ...box }: TimeBoxProps) {
  return (
    <TextBox
      {...box}
      type="time"
      value={clockOf(minutes)}
      onChange={({ target }) => {
        const [hour, minute] = target.value.split(':');
        if (hour && minute) onMinutes(Number(hour) * 60 + Number(minute));
      }}
    />
  );
}

/** 450 minutes after midnight are 07:30. */
function clockOf(minutes: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
