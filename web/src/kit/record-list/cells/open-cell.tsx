import { type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTexts } from '../../i18n/index.ts';
import { useUnsaved } from '../../leave/index.ts';
import { recordListTexts } from '../record-list-texts.ts';
import { ChoiceCellBox, type End, ReferenceCellBox, TextCellBox } from './cell-box.tsx';
import styles from './cells.module.css';
import { type Entered, useCells } from './cells-context.ts';
import { focusCell, moveFocus } from './move-focus.ts';
import type { CellState } from './use-cell.ts';

interface OpenCellProps {
  readonly state: CellState;
  readonly place: RefObject<HTMLElement | null>;
}

/** The box of a cell, and what is wrong with what it holds. */
export const OpenCell = ({ state, place }: OpenCellProps) => {
  const [isDirty, setDirty] = useState(false);
  const faultId = useId();
  const ending = useEnding({ state, place }, isDirty);
  const { error, giveUp } = state;
  useUnsaved(isDirty || error !== undefined, { onDiscard: giveUp, params: ['edit', 'after', 'sort'] });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    ending.onGiveUp(false);
  };
  return (
    <div className={styles.open} onKeyDownCapture={onKeyDown} onInput={() => setDirty(true)}>
      <Box state={state} {...ending} faultId={error === undefined ? undefined : faultId} />
      {error !== undefined && (
        <p id={faultId} role="alert" className={styles.fault}>
          {error}
        </p>
      )}
    </div>
  );
};

/** What ends an entry, once: closing the box makes the browser say that it is left, too. */
function useEnding({ state, place }: OpenCellProps, isDirty: boolean) {
  const isDone = useRef(false);
  const { error, finish, giveUp } = state;
  const onEnd = (entered: Entered, end: End) => {
    // What was refused is not sent again by passing through.
    if (isDone.current || (end === 'gone' && error !== undefined && !isDirty)) return;
    isDone.current = true;
    let isRight = true;
    flushSync(() => {
      isRight = finish(entered);
    });
    isDone.current = isRight;
    if (isRight && end !== 'gone' && place.current) moveFocus(place.current, end);
  };
  const onGiveUp = (isLeft: boolean) => {
    if (isDone.current || (isLeft && error !== undefined)) return;
    isDone.current = true;
    flushSync(giveUp);
    if (!isLeft) focusCell(place.current);
  };
  return { onEnd, onGiveUp };
}

function Box({
  state,
  onEnd,
  onGiveUp,
  faultId,
}: Pick<OpenCellProps, 'state'> & ReturnType<typeof useEnding> & { faultId: string | undefined }) {
  const cells = useCells();
  const t = useTexts(recordListTexts);
  const { field, name, shown, label, takesFocus } = state;
  const box = { label, value: shown.value, faultId, takesFocus, onEnd };
  if (field?.kind === 'choice')
    return <ChoiceCellBox {...box} field={field} titles={cells.choices(name)} none={t.nothing} />;
  const source = field?.kind === 'reference' ? cells.sourceOf(state.edit) : undefined;
  if (source)
    return (
      <ReferenceCellBox
        {...box}
        source={source}
        chosenName={shown.name}
        isRequired={field?.isRequired === true}
        onGiveUp={() => onGiveUp(true)}
      />
    );
  return field && <TextCellBox {...box} field={field} />;
}
