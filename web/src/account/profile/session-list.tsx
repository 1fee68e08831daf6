import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useAddress } from '../../kit/address/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { DevicesIcon } from '../../kit/icons/devices.tsx';
import { PhoneIphoneIcon } from '../../kit/icons/phone-iphone.tsx';
import { useNotify } from '../../kit/notices/index.ts';
import { Panel } from '../../kit/page/index.ts';
import { ConfirmDialog, Loaded, Skeleton } from '../../kit/states/index.ts';
import { placeWords } from './place-words.ts';
import styles from './profile.module.css';
import { type OwnSession, sessionsQuery, useEndOtherSessions, useEndSession } from './profile.queries.ts';
import { profileTexts } from './profile-texts.ts';
import { useDeviceWords } from './use-device-words.ts';

const phones: readonly (string | null)[] = ['iPhone', 'Android'];

/** Further sessions show on demand: somebody who never signs out has dozens. */
const shownAtFirst = 5;

/** Where one is signed in, with the way out (USR-03). */
export const SessionList = () => {
  const t = useTexts(profileTexts);
  const query = useQuery(sessionsQuery);
  return (
    <Panel title={t.sessions}>
      <Loaded query={query} skeleton={<Skeleton height={140} />}>
        {(sessions) => <Sessions sessions={sessions} />}
      </Loaded>
    </Panel>
  );
};

function Sessions({ sessions }: { readonly sessions: readonly OwnSession[] }) {
  const t = useTexts(profileTexts);
  const { params, change } = useAddress();
  const areAllShown = params.get('sessions') === 'all' || sessions.length <= shownAtFirst + 1;
  const ordered = [...sessions].sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
  return (
    <>
      <ul className={styles.sessions}>
        {(areAllShown ? ordered : ordered.slice(0, shownAtFirst)).map((session) => (
          <SessionItem key={session.id} session={session} />
        ))}
      </ul>
      {!areAllShown && (
        <Button onClick={() => change({ sessions: 'all' }, { replace: true })}>
          {t.allSessions(sessions.length)}
        </Button>
      )}
      {sessions.length > 1 && (
        <Button color="error" variant="outlined" onClick={() => change({ signOut: 'others' })}>
          {t.endOthers}
        </Button>
      )}
      <EndOthersDialog />
    </>
  );
}

function SessionItem({ session }: { readonly session: OwnSession }) {
  const t = useTexts(profileTexts);
  const f = useFormats();
  const device = useDeviceWords()(session);
  const { address, createdAt, lastUsedAt, isCurrent } = session;
  return (
    <li className={styles.session}>
      <span className={styles.sessionIcon} aria-hidden="true">
        {phones.includes(session.system) ? <PhoneIphoneIcon /> : <DevicesIcon />}
      </span>
      <div className={styles.sessionWords}>
        <strong>{device}</strong>
        {isCurrent && <span className={styles.mark}>{t.thisSession}</span>}
        <p className={styles.muted}>{t.lastUsed(f.dateTime(lastUsedAt))}</p>
        <p className={styles.muted}>{t.since(f.dateTime(createdAt))}</p>
        {address && <p className={styles.muted}>{placeWords(address, t)}</p>}
      </div>
      {!isCurrent && <EndButton session={session} device={device} />}
    </li>
  );
}

function EndButton({ session, device }: { readonly session: OwnSession; readonly device: string }) {
  const t = useTexts(profileTexts);
  const notify = useNotify();
  const end = useEndSession();
  // Its row is gone by the time it has worked: only the promise outlives it.
  const click = () =>
    end.mutateAsync(session.id).then(() => notify.success(t.sessionEnded(device)), notify.failure);
  return (
    <Button variant="outlined" loading={end.isPending} aria-label={t.endSessionOf(device)} onClick={click}>
      {t.endSession}
    </Button>
  );
}

/** Asks before everything else is signed out; open while the address has `?signOut=others`. */
function EndOthersDialog() {
  const t = useTexts(profileTexts);
  const notify = useNotify();
  const { params, change } = useAddress();
  const end = useEndOtherSessions();
  const close = () => change({ signOut: null }, { replace: true });
  const confirm = () =>
    end.mutate(undefined, {
      onSuccess: () => {
        notify.success(t.othersEnded);
        close();
      },
      onError: notify.failure,
    });
  return (
    <ConfirmDialog
      open={params.get('signOut') === 'others'}
      title={t.endOthersTitle}
      confirm={t.endOthers}
      busy={end.isPending}
      onConfirm={confirm}
      onClose={close}
    >
      {t.endOthersText}
    </ConfirmDialog>
  );
}
