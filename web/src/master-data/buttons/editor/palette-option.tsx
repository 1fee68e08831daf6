import { useTexts } from '../../../kit/i18n/index.ts';
import { CheckIcon } from '../../../kit/icons/check.tsx';
import type { Faces } from './button-face.tsx';
import { buttonTexts } from './buttons-texts.ts';
import { inkOn } from './colours.ts';
import { TargetIcon } from './function-icons.tsx';
import styles from './palette.module.css';
import type { PaletteItem } from './palette-source.ts';
import { targetKey } from './targets.ts';

interface PaletteOptionProps {
  readonly id: string;
  readonly row: PaletteItem;
  readonly faces: Faces;
  readonly place: number;
  readonly count: number;
  readonly isActive: boolean;
  readonly isInHand: boolean;
  readonly isOnGrid: boolean;
  readonly style: object;
  readonly onChoose: (item: PaletteItem, isByKeys: boolean) => void;
  /** A pointer has gone down on it: it may be pulled from here on. */
  readonly onHold: (item: PaletteItem) => void;
}

/** Something that can be laid on a cell, as a line of the palette. */
export const PaletteOption = (props: PaletteOptionProps) => {
  const { id, row, faces, place, count, isActive, isInHand, isOnGrid, style, onChoose, onHold } = props;
  const t = useTexts(buttonTexts);
  const { target, name, colour, price, detail } = row;
  return (
    // The keys of the search box choose it (aria-activedescendant).
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isInHand}
      aria-setsize={count}
      aria-posinset={place}
      data-target={targetKey(target)}
      data-name={name}
      data-active={isActive || undefined}
      className={styles.option}
      style={style}
      onPointerDown={() => onHold(row)}
      onClick={() => onChoose(row, false)}
      onKeyDown={({ key }) => key === 'Enter' && onChoose(row, true)}
    >
      <span className={styles.sign} style={colour ? { background: colour, color: inkOn(colour) } : {}}>
        <TargetIcon target={target} />
      </span>
      <span className={styles.name}>
        {name}
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
      {isOnGrid && <CheckIcon fontSize="small" titleAccess={t.onGrid} />}
      {price !== null && <span className={styles.price}>{faces.money(price)}</span>}
    </div>
  );
};
