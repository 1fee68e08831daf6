import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useAddress } from '../../kit/address/index.ts';
import { useBranches } from '../../kit/branches/index.ts';
import { ChoiceBox, DateBox } from '../../kit/form/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { registersOf } from '../records/index.ts';
import styles from './configurations.module.css';
import { configurationsTexts } from './configurations-texts.ts';
import type { ChosenPlace } from './place-address.ts';

interface PlaceChoiceProps {
  readonly place: ChosenPlace;
  /** The business day that it is at the place; undefined while nobody knows. */
  readonly today: string | undefined;
}

const all = 'all';

/** Chooses the whole company, a branch or one of its registers, and from which day on changes hold. */
export const PlaceChoice = ({ place, today }: PlaceChoiceProps) => {
  const t = useTexts(configurationsTexts);
  const f = useFormats();
  const { change } = useAddress();
  const branches = useBranches();
  const { unitId, day } = place;
  const chooseDay = (chosen: string) => change({ day: today && chosen > today ? chosen : null });
  return (
    <div className={styles.place}>
      <ChoiceBox
        label={t.place}
        name="place"
        required
        options={[
          { value: all, title: t.company },
          ...branches.map(({ id, name }) => ({ value: id, title: name })),
        ]}
        value={unitId ?? all}
        onValue={(chosen) => change({ unit: chosen === all ? null : chosen, device: null })}
      />
      {unitId !== null && <RegisterChoice place={place} unitId={unitId} />}
      <div className={styles.day}>
        <DateBox label={t.day} value={day ?? today ?? ''} onChange={chooseDay} />
      </div>
      {day !== null && (
        <Alert
          severity="info"
          className={styles.note}
          action={
            <Button color="inherit" onClick={() => change({ day: null })}>
              {t.backToToday}
            </Button>
          }
        >
          {t.dayHint(f.day(day))}
        </Alert>
      )}
    </div>
  );
};

function RegisterChoice({ place, unitId }: { readonly place: ChosenPlace; readonly unitId: string }) {
  const t = useTexts(configurationsTexts);
  const { change } = useAddress();
  const registers = useQuery(registersOf([unitId])).data ?? [];
  if (registers.length === 0) return null;
  return (
    <ChoiceBox
      label={t.register}
      name="register"
      required
      options={[
        { value: all, title: t.allRegisters },
        ...registers.map(({ id, name }) => ({ value: id, title: name })),
      ]}
      value={place.deviceId ?? all}
      onValue={(chosen) => change({ device: chosen === all ? null : chosen })}
    />
  );
}
