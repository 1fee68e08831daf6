import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQuery } from '@tanstack/react-query';
import { liveStates } from '@tresen/domain/fleet/live';
import { namedRegisters } from '@tresen/domain/master-data/overview';
import { useAddress } from '../../kit/address/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import { useMayOpen } from '../../kit/session/index.ts';
import { Loaded, Skeleton } from '../../kit/states/index.ts';
import styles from './overview.module.css';
import { type Branch, type OverviewRegister, registersQuery, useEnableLive } from './overview.queries.ts';
import { overviewTexts } from './overview-texts.ts';
import { allBranches, syncParam, useSync } from './use-sync.ts';

interface UnreachableProps {
  readonly registers: readonly OverviewRegister[];
  readonly totalCount: number;
  readonly liveOffCount: number;
  /** The branch that they belong to; null is all. */
  readonly unitId: string | null;
}

interface QuestionProps {
  readonly branches: readonly Branch[];
  /** Null is all. */
  readonly unitId: string | null;
  readonly onClose: () => void;
}

/** Asks before a sync that cannot reach all registers (REG-09): `?sync=all`, or the id of a branch. */
export const LiveSyncDialog = ({ branches }: { readonly branches: readonly Branch[] }) => {
  const { params, change } = useAddress();
  const asked = params.get(syncParam);
  const isKnown = asked === allBranches || branches.some(({ id }) => id === asked);
  const close = () => change({ [syncParam]: null }, { replace: true });
  return (
    <Dialog open={isKnown} onClose={close} aria-labelledby="live-sync-title" maxWidth="sm" fullWidth>
      {isKnown && (
        <Question branches={branches} unitId={asked === allBranches ? null : asked} onClose={close} />
      )}
    </Dialog>
  );
};

function Question({ branches, unitId, onClose }: QuestionProps) {
  const t = useTexts(overviewTexts);
  const f = useFormats();
  const sync = useSync(branches);
  const query = useQuery(registersQuery(unitId, true, namedRegisters));
  const meant = branches.filter(({ id }) => unitId === null || id === unitId);
  const online = meant.reduce((sum, branch) => sum + branch.online, 0);
  const start = () => {
    onClose();
    sync.mutate(unitId);
  };
  return (
    <>
      <DialogTitle id="live-sync-title">{t.askTitle}</DialogTitle>
      <DialogContent className={styles.question ?? ''}>
        <p>{t.askText}</p>
        <Loaded query={query} skeleton={<Skeleton height={120} />}>
          {({ nodes, ...counts }) => <Unreachable registers={nodes} {...counts} unitId={unitId} />}
        </Loaded>
        {online === 0 && <p role="status">{t.noneReachable}</p>}
      </DialogContent>
      <DialogActions className={styles.answers ?? ''}>
        <Button onClick={onClose} color="inherit">
          {online === 0 ? t.close : t.cancel}
        </Button>
        {online > 0 && (
          <Button variant="contained" onClick={start}>
            {t.syncReachable(f.number(online), online === 1)}
          </Button>
        )}
      </DialogActions>
    </>
  );
}

/** The registers that cannot be reached, by name, with their branch and why. */
function Unreachable({ registers, totalCount, liveOffCount, unitId }: UnreachableProps) {
  const t = useTexts(overviewTexts);
  const maySwitch = useMayOpen('/setting/devices');
  const f = useFormats();
  const more = totalCount - registers.length;
  return (
    <>
      <ul className={styles.named}>
        {registers.map(({ id, name, unitName, liveState }) => {
          const state = liveStates.find((one) => one === liveState) ?? 'unknown';
          return (
            <li key={id}>
              <span>
                <strong>{name}</strong> · {unitName}
              </span>
              <span className={styles.state} data-state={state}>
                <span className={styles.dot} aria-hidden="true" />
                {t[state]}
              </span>
            </li>
          );
        })}
        {more > 0 && <li>{t.more(f.number(more))}</li>}
      </ul>
      {liveOffCount > 0 && maySwitch && (
        <>
          <p>{t.askLiveOff}</p>
          <EnableLive unitId={unitId} />
        </>
      )}
    </>
  );
}

function EnableLive({ unitId }: { readonly unitId: string | null }) {
  const t = useTexts(overviewTexts);
  const f = useFormats();
  const notify = useNotify();
  const enable = useEnableLive({
    onDone: (count) => notify.success(t.liveEnabled(f.number(count), count === 1)),
    onError: notify.failure,
  });
  return (
    <Button variant="outlined" loading={enable.isPending} onClick={() => enable.mutate(unitId)}>
      {t.enableLive}
    </Button>
  );
}
