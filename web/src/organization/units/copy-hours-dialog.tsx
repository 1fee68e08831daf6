import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useQuery } from '@tanstack/react-query';
import {
  type OpeningHours,
  openingHoursText,
  runsOfDays,
  runText,
  weekText,
} from '@tresen/domain/organization/units';
import { useState } from 'react';
import { ChoicesBox, type ChoicesGroup, FormDialog, SwitchBox } from '../../kit/form/index.ts';
import { RequestError } from '../../kit/graphql/index.ts';
import { useLanguage, useTexts } from '../../kit/i18n/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import { Loaded, Skeleton } from '../../kit/states/index.ts';
import { changesBack, changesOf, type HoursTarget, hoursTargets } from './hours-targets.ts';
import { openingHoursQuery, type UnitWithHours, useSetOpeningHours } from './opening-hours.queries.ts';
import styles from './unit-page.module.css';
import { unitTexts } from './unit-texts.ts';

interface CopyHoursDialogProps {
  readonly unit: { readonly id: string; readonly name: string };
  /** As the form says; null for none. */
  readonly hours: OpeningHours | null;
  /** The form says something else than what is stored. */
  readonly isUnsaved: boolean;
  readonly onClose: () => void;
}

/** Copies the opening hours of a branch to others: what each has now stands beside its name. */
export const CopyHoursDialog = (props: CopyHoursDialogProps) => {
  const t = useTexts(unitTexts);
  const units = useQuery(openingHoursQuery);
  return (
    <FormDialog title={t.copyHoursTitle(props.unit.name)} onClose={props.onClose}>
      <Loaded query={units} skeleton={<Skeleton height={320} />}>
        {(known) => <Choices {...props} units={known} />}
      </Loaded>
    </FormDialog>
  );
};

function Choices(props: CopyHoursDialogProps & { readonly units: readonly UnitWithHours[] }) {
  const { unit, hours, isUnsaved, units, onClose } = props;
  const t = useTexts(unitTexts);
  const [withClosedDays, setWithClosedDays] = useState(false);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const targets = hoursTargets(units, unit.id, { hours, withClosedDays });
  const changed = targets.filter(({ id, isSame }) => chosen.includes(id) && !isSame);
  const { copy, isPending, stale } = useCopy(onClose);
  const groups = useGroups(targets, withClosedDays);
  const replaced = changed.filter(({ before }) => before !== null).length;
  return (
    <>
      <DialogContent className={styles.copyContent ?? ''}>
        <Source unit={unit} hours={hours} isUnsaved={isUnsaved} />
        {stale !== undefined && <Alert severity="warning">{t.copyHoursStale(stale)}</Alert>}
        {hours && <ClosedDays hours={hours} value={withClosedDays} onValue={setWithClosedDays} />}
        <ChoicesBox
          label={t.copyHoursTo}
          name="units"
          groups={groups}
          value={chosen}
          onValue={setChosen}
          toolsFrom={3}
        />
      </DialogContent>
      <DialogActions className={styles.copyActions ?? ''}>
        <p aria-live="polite">
          {hours ? t.hoursGiven(changed.length, replaced) : t.hoursTaken(changed.length)}
        </p>
        <Button color="inherit" onClick={onClose}>
          {t.cancel}
        </Button>
        <Button
          variant="contained"
          loading={isPending}
          disabled={changed.length === 0}
          onClick={() => copy(changed)}
        >
          {t.copyHoursNow}
        </Button>
      </DialogActions>
    </>
  );
}

function Source({ unit, hours, isUnsaved }: Pick<CopyHoursDialogProps, 'unit' | 'hours' | 'isUnsaved'>) {
  const t = useTexts(unitTexts);
  const language = useLanguage();
  return (
    <>
      <p className={styles.copied}>{hours ? weekText(hours, language) : t.copyHoursNone}</p>
      {isUnsaved && <Alert severity="info">{t.copyHoursUnsaved(unit.name)}</Alert>}
    </>
  );
}

interface ClosedDaysProps {
  readonly hours: OpeningHours;
  readonly value: boolean;
  readonly onValue: (value: boolean) => void;
}

function ClosedDays({ hours, value, onValue }: ClosedDaysProps) {
  const t = useTexts(unitTexts);
  const days = runsOfDays(hours.closedDays).map(runText).join(', ');
  return (
    <SwitchBox
      label={t.copyClosedDays}
      hint={value ? t.closedDaysReplaced(days) : t.closedDaysKept}
      value={value}
      onValue={onValue}
    />
  );
}

/** The branches to choose from, by the groups that they stand in. */
function useGroups(targets: readonly HoursTarget[], withClosedDays: boolean): readonly ChoicesGroup[] {
  const t = useTexts(unitTexts);
  const language = useLanguage();
  const noteOf = ({ before, isSame }: HoursTarget): string => {
    if (before === null) return t.hoursNone;
    if (isSame) return t.hoursSame;
    return t.hoursNow(withClosedDays ? openingHoursText(before, language) : weekText(before, language));
  };
  return [...Map.groupBy(targets, ({ group }) => group)].map(([group, members]) => ({
    id: group,
    ...(group !== '' && { title: group }),
    options: members.map((target) => ({ value: target.id, title: target.name, text: noteOf(target) })),
  }));
}

/** Copies, says for how many, and offers to take it back. @returns `stale`, who was changed or deleted meanwhile */
function useCopy(onCopied: () => void) {
  const t = useTexts(unitTexts);
  const notify = useNotify();
  const { mutateAsync, isPending } = useSetOpeningHours();
  const [stale, setStale] = useState<string>();
  const copy = (targets: readonly HoursTarget[]): void => {
    setStale(undefined);
    // The dialog is gone by the time somebody takes it back.
    const back = () =>
      void mutateAsync(changesBack(targets)).then(() => notify.success(t.hoursPutBack), notify.failure);
    mutateAsync(changesOf(targets)).then(
      () => {
        notify.success(t.hoursCopied(targets.length), back);
        onCopied();
      },
      (error: unknown) => {
        const found = targets.find(({ id }) => id === unitOf(error));
        if (found) setStale(found.name);
        else notify.failure(error);
      },
    );
  };
  return { copy, isPending, stale };
}

/** The unit that a refusal is about. */
function unitOf(error: unknown): unknown {
  return error instanceof RequestError ? error.parameters.unitId : undefined;
}
