import Button from '@mui/material/Button';
import { liveStates } from '@tresen/domain/fleet/live';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import { useMayOpen } from '../../kit/session/index.ts';
import styles from './overview.module.css';
import { type OverviewRegister, useEnableLive } from './overview.queries.ts';
import { overviewTexts } from './overview-texts.ts';

interface UnreachableProps {
  readonly registers: readonly OverviewRegister[];
  readonly totalCount: number;
  readonly liveOffCount: number;
  /** The branch that they belong to; null is all. */
  readonly unitId: string | null;
}

/** The registers that cannot be reached, by name, with their branch and why. */
export const UnreachableRegisters = ({ registers, totalCount, liveOffCount, unitId }: UnreachableProps) => {
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
};

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
