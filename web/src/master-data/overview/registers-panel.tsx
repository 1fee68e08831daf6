import { useQuery } from '@tanstack/react-query';
import { liveStates } from '@tresen/domain/fleet/live';
import { Link } from 'react-router';
import { useAddress } from '../../kit/address/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { PanelDrawer } from '../../kit/panel-drawer/index.ts';
import { useMayOpen } from '../../kit/session/index.ts';
import { EmptyState, Loaded, Skeleton } from '../../kit/states/index.ts';
import styles from './overview.module.css';
import { type Branch, type OverviewRegister, registersQuery } from './overview.queries.ts';
import { overviewTexts } from './overview-texts.ts';
import { type RegisterOutcome, useSyncRuns } from './sync-runs.ts';

/** Parameters of the address: the panel, and the branch whose registers it shows. */
export const registersPanel = 'registers';
export const unitParam = 'unit';

/** The registers of a branch, each with how the last sync went with it: `?panel=registers&unit=…` */
export const RegistersPanel = ({ branches }: { readonly branches: readonly Branch[] }) => {
  const t = useTexts(overviewTexts);
  const { params } = useAddress();
  const branch = branches.find(({ id }) => id === params.get(unitParam));
  return (
    <PanelDrawer value={registersPanel} title={branch ? t.registersOf(branch.name) : t.registers} width={400}>
      {branch && <Registers unitId={branch.id} />}
    </PanelDrawer>
  );
};

function Registers({ unitId }: { readonly unitId: string }) {
  const t = useTexts(overviewTexts);
  const query = useQuery(registersQuery(unitId, false, null));
  return (
    <Loaded query={query} skeleton={<Skeleton height={180} />}>
      {({ nodes }) =>
        nodes.length === 0 ? (
          <EmptyState title={t.none} text={t.noRegisters} />
        ) : (
          <ul className={styles.registers}>
            {nodes.map((register) => (
              <RegisterItem key={register.id} register={register} />
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}

function RegisterItem({ register }: { readonly register: OverviewRegister }) {
  const t = useTexts(overviewTexts);
  const f = useFormats();
  const mayOpen = useMayOpen('/setting/devices');
  const outcome = useSyncRuns().registers.get(register.id);
  const words = useOutcomeWords();
  const { id, name, zone, lastSyncAt } = register;
  const state = liveStates.find((one) => one === register.liveState) ?? 'unknown';
  return (
    <li className={styles.register}>
      {mayOpen ? <Link to={`/setting/device/${id}`}>{name}</Link> : <strong>{name}</strong>}
      <span className={styles.state} data-state={state}>
        <span className={styles.dot} aria-hidden="true" />
        {t[state]}
      </span>
      <span className={styles.detail}>
        {t.registerSync(lastSyncAt === null ? t.never : f.dateTime(lastSyncAt, zone))}
      </span>
      {outcome && (
        <span className={styles.answer} data-bad={outcome.answer !== 'done' || undefined}>
          {words(outcome)}
        </span>
      )}
    </li>
  );
}

function useOutcomeWords() {
  const t = useTexts(overviewTexts);
  const f = useFormats();
  return ({ answer, message, milliseconds }: RegisterOutcome): string => {
    if (answer === 'done') return t.answered(f.number(Math.max(1, Math.round(milliseconds / 100)) / 10));
    if (answer === 'failed') return message ? t.refusedWith(message) : t.refused;
    return t[answer];
  };
}
