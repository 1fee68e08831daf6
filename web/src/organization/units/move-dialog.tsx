import Button from '@mui/material/Button';
import { childrenOfUnits, pathOfUnit, placeFault } from '@tresen/domain/organization/units';
import { useMemo, useState } from 'react';
import { useAddress } from '../../kit/address/index.ts';
import { ChoiceBox, FormDialog, ReferenceBox } from '../../kit/form/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { hasWords, searchedWords } from '../../kit/search/index.ts';
import { placeOf, type TreePlace } from './tree/tree-moves.ts';
import type { TreeUnit } from './tree-unit.ts';
import { unitTexts } from './unit-texts.ts';
import styles from './units.module.css';
import { useMove } from './use-move.ts';

/** A unit with all above it: "Nord › Hamburg". */
export const pathWords = (units: readonly TreeUnit[], id: string): string =>
  pathOfUnit(units, id)
    .map(({ name }) => name)
    .reverse()
    .join(' › ');

/** The units below which one may stand, to choose from; `undefined` asks for a new one of the type. */
export const useParents = (
  units: readonly TreeUnit[],
  unit: { readonly id: string | null; readonly type: TreeUnit['type'] },
) => {
  const { id, type } = unit;
  return useMemo(
    () => ({
      key: `unitParents ${id} ${type} ${units.length}`,
      search: (text: string) => {
        const words = searchedWords(text);
        const found = units
          .filter((one) => placeFault(units, { id, type }, one.id) === undefined)
          .map((one) => ({ id: one.id, name: pathWords(units, one.id) }))
          .filter(({ name }) => hasWords(name, words));
        return Promise.resolve(
          found.toSorted((one, other) => one.name.localeCompare(other.name, 'de', { numeric: true })),
        );
      },
    }),
    [units, id, type],
  );
};

interface PlaceFormProps {
  readonly units: readonly TreeUnit[];
  readonly unit: TreeUnit;
  readonly onClose: () => void;
}

/** Moves a unit without a pointer; open while the address has `?move=` with its id. */
export const MoveDialog = ({ units }: { readonly units: readonly TreeUnit[] }) => {
  const t = useTexts(unitTexts);
  const { params, change } = useAddress();
  const unit = units.find(({ id }) => id === params.get('move'));
  const close = () => change({ move: null }, { replace: true });
  if (!unit) return null;
  return (
    <FormDialog title={t.moveTitle(unit.name)} onClose={close}>
      <PlaceForm key={unit.id} units={units} unit={unit} onClose={close} />
    </FormDialog>
  );
};

function PlaceForm({ units, unit, onClose }: PlaceFormProps) {
  const t = useTexts(unitTexts);
  const move = useMove(units);
  const source = useParents(units, unit);
  const [{ parentId, afterId }, setPlace] = useState<TreePlace>(() => placeOf(units, unit));
  const siblings = (childrenOfUnits(units).get(parentId) ?? []).filter(({ id }) => id !== unit.id);
  const submit = () => {
    move(unit, { parentId, afterId });
    onClose();
  };
  return (
    <form
      className={styles.dialogForm}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <ReferenceBox
        label={t.moveParent}
        name="parentId"
        source={source}
        value={parentId}
        chosenName={parentId === null ? undefined : pathWords(units, parentId)}
        hint={t.parentHint}
        onValue={(chosen) => {
          const others = childrenOfUnits(units).get(chosen) ?? [];
          setPlace({ parentId: chosen, afterId: others.findLast(({ id }) => id !== unit.id)?.id ?? null });
        }}
      />
      <ChoiceBox
        label={t.movePosition}
        name="afterId"
        required
        options={[
          { value: 'first', title: t.first },
          ...siblings.map(({ id, name }) => ({ value: id, title: t.after(name) })),
        ]}
        value={afterId ?? 'first'}
        onValue={(value) => setPlace({ parentId, afterId: value === 'first' ? null : value })}
      />
      <div className={styles.dialogActions}>
        <Button onClick={onClose}>{t.cancel}</Button>
        <Button type="submit" variant="contained">
          {t.moveNow}
        </Button>
      </div>
    </form>
  );
}
